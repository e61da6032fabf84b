/// The microphone of an engine: silent, as it is for an app that may not record.
// apple: https://developer.apple.com/documentation/avfaudio/avaudioinputnode
open class AVAudioInputNode: AVAudioIONode, AVAudioMixing, @unchecked Sendable {
    open override var numberOfInputs: Int { 0 }
    /// From 0 to 1, the default. Makes no difference to silence.
    open var volume: Float = 1
    /// From -1 to 1. Default: 0. Makes no difference to silence.
    open var pan: Float = 0

    override func render(_ count: Int, _ cycle: SoundGraph.Cycle) -> SoundBlock { SoundBlock(silence: count) }
}
