import Foundation

/// What becomes of an utterance.
enum SpeechReport: Equatable, Sendable {
    case started
    /// A word is next, at this place in the text.
    case word(NSRange)
    case paused
    case resumed
    case finished
    /// It is not spoken any more, or cannot be.
    case stopped
}
