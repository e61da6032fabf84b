import Foundation

/// The pods of a Podfile: `pod 'Cards', :path => '../'`, `pod 'Decks', '~> 5.0'`.
struct Podfile {
    /// A pod and the folder of its podspec.
    struct NamedPod: Equatable {
        let name: String
        /// As the Podfile says it; nil for one that would be fetched.
        let path: String?
        /// The parts of it that are named; empty for those that it has by itself.
        var parts: [String] = []
    }

    private(set) var pods: [NamedPod] = []

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let code = QuotedWords.withoutComment(String(line)).drop { $0 == " " || $0 == "\t" }
            guard code.hasPrefix("pod"), let pod = Self.pod(String(code.dropFirst(3))) else { continue }
            if let index = pods.firstIndex(where: { $0.name == pod.name }) {
                pods[index].parts += pod.parts
            } else {
                pods.append(pod)
            }
        }
    }

    private static func pod(_ code: String) -> NamedPod? {
        guard let first = code.first, [" ", "\t", "("].contains(first), let name = QuotedWords.words(in: code).first else { return nil }
        let path = ["path", ":path"].lazy.compactMap { value(of: $0, in: code) }.first
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard let pod = parts.first else { return nil }
        return NamedPod(name: pod, path: path, parts: Array(parts.dropFirst()))
    }

    /// The text behind `:path =>` or `path:`.
    private static func value(of key: String, in code: String) -> String? {
        let mark = key.hasPrefix(":") ? key : key + ":"
        guard let range = code.range(of: mark) else { return nil }
        let rest = code[range.upperBound...].drop { $0 == " " || $0 == "\t" || $0 == "=" || $0 == ">" }
        guard let quote = rest.first, quote == "'" || quote == "\"" else { return nil }
        return QuotedWords.words(in: String(rest)).first
    }
}
