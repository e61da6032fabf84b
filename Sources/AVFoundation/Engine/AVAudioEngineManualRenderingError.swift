/// Why an engine could not be asked.
// apple: https://developer.apple.com/documentation/avfaudio/avaudioenginemanualrenderingerror
public enum AVAudioEngineManualRenderingError: OSStatus, Error, Sendable {
    case invalidMode = -80800
    case initialized = -80801
    case notRunning = -80802
}
