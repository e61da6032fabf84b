public import Foundation

/// An end of a connection.
// apple: https://developer.apple.com/documentation/avfaudio/avaudioconnectionpoint
open class AVAudioConnectionPoint: NSObject, @unchecked Sendable {
    /// Nil if it has gone.
    open private(set) weak var node: AVAudioNode?
    /// The number of its input or output.
    public let bus: AVAudioNodeBus

    /// An input or output of a node.
    public init(node: AVAudioNode, bus: AVAudioNodeBus) {
        self.node = node
        self.bus = bus
    }
}
