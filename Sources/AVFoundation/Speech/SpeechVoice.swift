internal import Display
import Foundation
import Synchronization

/// What is known of a voice.
struct SpeechVoice: Equatable, Sendable {
    var identifier: String
    var name: String
    var language: String
    /// What the dispatcher calls it; nil for one that is silent.
    var nativeName: String?

    private static let ofDispatcher = Mutex<[SpeechVoice]?>(nil)

    /// All voices. They are asked for once; a dispatcher that does not answer is asked again the next time.
    static func all() -> [SpeechVoice] {
        if MediaClock.current.isVirtual { return silent }
        if let known = ofDispatcher.withLock({ $0 }) { return known }
        guard let connection = try? SpeechConnection(), let voices = try? read(from: connection) else { return [] }
        ofDispatcher.withLock { $0 = voices }
        return voices
    }

    static func read(from connection: SpeechConnection) throws -> [SpeechVoice] {
        defer { connection.end() }
        return try connection.send("LIST SYNTHESIS_VOICES").compactMap(Self.init(line:))
    }

    /// A voice of the list. The many timbres that some programs lend to each of their voices are left out, as `English+Adam`.
    /// - Parameter line: name, language and variant, with tabulators between them.
    init?(line: String) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 2, !parts[0].isEmpty, let language = Self.language(parts[1]) else { return nil }
        if parts.count > 2, parts[2] != "none", parts[0].hasSuffix("+" + parts[2]) { return nil }
        self.init(identifier: "speech-dispatcher.\(language).\(parts[0])", name: parts[0], language: language, nativeName: parts[0])
    }

    private init(identifier: String, name: String, language: String, nativeName: String?) {
        (self.identifier, self.name, self.language, self.nativeName) = (identifier, name, language, nativeName)
    }

    /// As `en-GB`, for `en_gb` and the like.
    static func language(_ code: String) -> String? {
        let parts = code.split { $0 == "-" || $0 == "_" }
        guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(\.isLetter) else { return nil }
        let rest = parts.dropFirst().map { $0.count == 2 ? $0.uppercased() : String($0) }
        return ([first.lowercased()] + rest).joined(separator: "-")
    }

    /// The voice of that language and country; of the language; or nil.
    static func best(for code: String, among voices: [SpeechVoice]) -> SpeechVoice? {
        guard let wanted = language(code) else { return nil }
        let language = wanted.prefix { $0 != "-" }
        return voices.first { $0.language == wanted } ?? voices.first { $0.language == language }
            ?? voices.first { $0.language.hasPrefix(language + "-") }
    }

    /// The user's language; always the same one with virtual time.
    static func currentLanguage() -> String {
        if MediaClock.current.isVirtual { return "en-US" }
        return Locale.preferredLanguages.first.flatMap(language) ?? "en-US"
    }

    private static let silent = ["en-US", "en-GB", "de-DE", "es-ES", "fr-FR", "it-IT", "ja-JP", "pt-BR", "ru-RU", "zh-CN"].map {
        SpeechVoice(identifier: "silent.\($0)", name: "Silence", language: $0, nativeName: nil)
    }
}
