public import Foundation

/// A voice that can speak.
///
/// The voices are those of the desktop's speech dispatcher; there are none where it is not installed. With virtual time there are silent
/// ones of some languages, the same on each machine.
// apple: https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    private let facts: SpeechVoice

    init(_ facts: SpeechVoice) { self.facts = facts }

    /// The voice that speaks a language best; nil where none does.
    /// - Parameter languageCode: as `en-GB`; nil for the user's own. A voice of another country is taken where there is none of that one.
    // apple: https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice/init(language:)
    public convenience init?(language languageCode: String?) {
        let code = languageCode ?? Self.currentLanguageCode()
        guard let facts = SpeechVoice.best(for: code, among: SpeechVoice.all()) else { return nil }
        self.init(facts)
    }

    /// The voice of an identifier; nil where there is none.
    // apple: https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice/init(identifier:)
    public convenience init?(identifier: String) {
        guard let facts = SpeechVoice.all().first(where: { $0.identifier == identifier }) else { return nil }
        self.init(facts)
    }

    /// All voices. The first call waits for the dispatcher to answer, for some seconds at most.
    // apple: https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice/speechvoices()
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { SpeechVoice.all().map { AVSpeechSynthesisVoice($0) } }

    /// The language of the user, as `en-US`.
    // apple: https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice/currentlanguagecode()
    open class func currentLanguageCode() -> String { SpeechVoice.currentLanguage() }

    /// What stands for this voice.
    open var identifier: String { facts.identifier }
    /// The name for people.
    open var name: String { facts.name }
    /// Its language, and its country if it is known.
    open var language: String { facts.language }
    /// How good it sounds: ``AVSpeechSynthesisVoiceQuality/default``, as nobody says more.
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    /// ``AVSpeechSynthesisVoiceGender/unspecified``, as nobody says more.
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }

    /// What the dispatcher calls it; nil for one that is silent.
    var nativeName: String? { facts.nativeName }

    open override func isEqual(_ object: Any?) -> Bool { (object as? AVSpeechSynthesisVoice)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// How good a voice sounds.
// apple: https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoicequality
@objc public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1
    case enhanced = 2
    case premium = 3
}

/// As what a voice is heard.
// apple: https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoicegender
@objc public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
    case unspecified = 0
    case male = 1
    case female = 2
}

/// The identifier of a voice of Apple's that there is not here.
// apple: https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoiceidentifieralex
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
