public import Foundation

/// A text to be spoken, and how.
// apple: https://developer.apple.com/documentation/avfaudio/avspeechutterance
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    /// The text.
    open private(set) var speechString: String
    /// The text with its attributes, of which none is of influence here; it has none where a plain text was given.
    open private(set) var attributedSpeechString: NSAttributedString

    /// - Parameter string: the text to be spoken.
    // apple: https://developer.apple.com/documentation/avfaudio/avspeechutterance/init(string:)
    public init(string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
    }

    /// - Parameter string: the text to be spoken; its pronunciations are not followed.
    // apple: https://developer.apple.com/documentation/avfaudio/avspeechutterance/init(attributedstring:)
    public init(attributedString string: NSAttributedString) {
        speechString = string.string
        attributedSpeechString = string
    }

    /// The voice; nil, the default, for the one of the user's language.
    open var voice: AVSpeechSynthesisVoice?
    /// The speed, from ``AVSpeechUtteranceMinimumSpeechRate`` to ``AVSpeechUtteranceMaximumSpeechRate``; what is beyond counts as the limit.
    /// Default: ``AVSpeechUtteranceDefaultSpeechRate``.
    // apple: https://developer.apple.com/documentation/avfaudio/avspeechutterance/rate
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
    /// The height of the voice, from 0.5 to 2, in multiples of its own. Default: 1.
    // apple: https://developer.apple.com/documentation/avfaudio/avspeechutterance/pitchmultiplier
    open var pitchMultiplier: Float = 1
    /// From 0 to 1, the default.
    // apple: https://developer.apple.com/documentation/avfaudio/avspeechutterance/volume
    open var volume: Float = 1
    /// True if the settings of the user's screen reader go before these. Of no influence. Default: false.
    open var prefersAssistiveTechnologySettings = false
    /// Silence before the text, in seconds. Default: 0.
    // apple: https://developer.apple.com/documentation/avfaudio/avspeechutterance/preutterancedelay
    open var preUtteranceDelay: TimeInterval = 0
    /// Silence after the text, before the next one, in seconds. Default: 0.
    // apple: https://developer.apple.com/documentation/avfaudio/avspeechutterance/postutterancedelay
    open var postUtteranceDelay: TimeInterval = 0

    /// True while a synthesizer has it.
    var isEnqueued = false
}

/// The slowest speech.
// apple: https://developer.apple.com/documentation/avfaudio/avspeechutteranceminimumspeechrate
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speech.
// apple: https://developer.apple.com/documentation/avfaudio/avspeechutterancemaximumspeechrate
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual speed of speech.
// apple: https://developer.apple.com/documentation/avfaudio/avspeechutterancedefaultspeechrate
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
