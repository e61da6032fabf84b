extension AVAudioPlayerNode {
    /// How a buffer is played.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioplayernodebufferoptions
    public struct BufferOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Again and again, until it is stopped or interrupted.
        public static let loops = BufferOptions(rawValue: 1 << 0)
        /// In place of what has been scheduled before.
        public static let interrupts = BufferOptions(rawValue: 1 << 1)
        /// When what loops has come to its end.
        public static let interruptsAtLoop = BufferOptions(rawValue: 1 << 2)
    }
}

/// Apple's name for it.
public typealias AVAudioPlayerNodeBufferOptions = AVAudioPlayerNode.BufferOptions

/// When a handler is called.
// apple: https://developer.apple.com/documentation/avfaudio/avaudioplayernodecompletioncallbacktype
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
    /// The player needs it no more.
    case dataConsumed = 0
    /// It has left the engine.
    case dataRendered = 1
    /// It has been heard.
    case dataPlayedBack = 2
}

/// Called on a thread of the engine.
public typealias AVAudioNodeCompletionHandler = () -> Void
/// Called on a thread of the engine.
public typealias AVAudioPlayerNodeCompletionHandler = (AVAudioPlayerNodeCompletionCallbackType) -> Void
