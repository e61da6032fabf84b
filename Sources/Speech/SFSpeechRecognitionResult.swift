public import Foundation

/// What was understood. Nothing ever is here (MO-28).
// apple: https://developer.apple.com/documentation/speech/sfspeechrecognitionresult
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    override init() {}

    /// The most likely text.
    open var bestTranscription: SFTranscription { SFTranscription() }
    /// All texts that it could be, the most likely first.
    open var transcriptions: [SFTranscription] { [] }
    /// True if nothing more comes.
    open var isFinal: Bool { true }
}

/// A text that was understood.
// apple: https://developer.apple.com/documentation/speech/sftranscription
open class SFTranscription: NSObject, @unchecked Sendable {
    override init() {}

    /// The whole text.
    open var formattedString: String { "" }
    /// Its words.
    open var segments: [SFTranscriptionSegment] { [] }
}

/// A word that was understood.
// apple: https://developer.apple.com/documentation/speech/sftranscriptionsegment
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    override init() {}

    /// The word.
    open var substring: String { "" }
    /// Its place in the text.
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    /// When it was said, in seconds.
    open var timestamp: TimeInterval { 0 }
    /// How long it took, in seconds.
    open var duration: TimeInterval { 0 }
    /// How sure it is, from 0 to 1.
    open var confidence: Float { 0 }
}
