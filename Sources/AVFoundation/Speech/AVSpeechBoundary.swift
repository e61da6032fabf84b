/// Where speech pauses or stops.
// apple: https://developer.apple.com/documentation/avfaudio/avspeechboundary
@objc public enum AVSpeechBoundary: Int, Sendable {
    /// At once, in the middle of a word.
    case immediate = 0
    /// After the word that is being spoken.
    case word = 1
}
