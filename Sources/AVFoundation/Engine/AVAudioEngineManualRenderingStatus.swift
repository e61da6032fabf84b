/// What came of a request for sound.
// apple: https://developer.apple.com/documentation/avfaudio/avaudioenginemanualrenderingstatus
public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
    case error = -1
    case success = 0
    /// There was not enough from the app's input.
    case insufficientDataFromInputNode = 1
    /// Something else was being done; try again.
    case cannotDoInCurrentContext = 2
}
