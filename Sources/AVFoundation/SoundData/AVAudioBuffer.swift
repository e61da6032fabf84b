public import Foundation

/// Memory for a sound of some format.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiobuffer
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    /// The format of the sound.
    public final let format: AVAudioFormat

    init(_ format: AVAudioFormat) { self.format = format }
}
