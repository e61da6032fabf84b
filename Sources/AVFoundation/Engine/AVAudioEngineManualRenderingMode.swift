/// Who asks an engine for its sound, if not the loudspeaker.
// apple: https://developer.apple.com/documentation/avfaudio/avaudioenginemanualrenderingmode
public enum AVAudioEngineManualRenderingMode: Int, Sendable {
    /// As fast as it can be rendered.
    case offline = 0
    /// In time with a loudspeaker of the app's own.
    case realtime = 1
}
