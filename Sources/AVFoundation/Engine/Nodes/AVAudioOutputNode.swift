/// The loudspeaker of an engine.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiooutputnode
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {
    open override var numberOfOutputs: Int { 0 }
}
