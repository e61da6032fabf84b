import Foundation

/// One evaluation of a setting, with bounds: settings that name each other in a circle, or double at every step, come to an end.
struct SettingEvaluation {
    private let layers: [SettingsTable]
    private let situation: [String: String]
    private var open: [Key] = []
    private var steps = 0
    /// The first mistake.
    private(set) var problem: String?

    private static let greatestDepth = 64
    private static let greatestLength = 1 << 18
    private static let mostSteps = 20_000

    private struct Key: Equatable {
        let name: String
        /// The number of values above that were passed already.
        let passed: Int
    }

    init(layers: [SettingsTable], situation: [String: String]) {
        self.layers = layers
        self.situation = situation
    }

    mutating func value(of name: String) -> String { value(of: name, passing: 0) }

    /// - Parameter passed: how many assignments are already being evaluated, which `$(inherited)` is below of.
    private mutating func value(of name: String, passing passed: Int) -> String {
        let key = Key(name: name, passed: passed)
        guard !open.contains(key) else { return fault("\(name) is defined by itself") }
        guard open.count < Self.greatestDepth else { return fault("\(name) is nested more than \(Self.greatestDepth) deep") }
        let values = layers.reversed().flatMap { $0.values(of: name, in: situation) }
        guard passed < values.count else { return "" }
        open.append(key)
        defer { open.removeLast() }
        return expand(values[passed], inherited: key.name, passed: passed)
    }

    mutating func expand(_ text: String, inherited: String?, passed: Int = 0) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let next = rest.first else { break }
            if next == "$" {
                result += "$"
                rest.removeFirst()
            } else if next == "(" || next == "{" {
                guard let inner = Self.bracketed(rest) else { return fault("a bracket in \"\(text.prefix(80))\" is not closed") }
                rest = rest[inner.endIndex...].dropFirst()
                result += reference(String(inner), inherited, passed)
            } else {
                let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
                rest = rest[name.endIndex...]
                result += name.isEmpty ? "$" : reference(String(name), inherited, passed)
            }
            guard result.utf8.count <= Self.greatestLength else { return fault("a value has more than \(Self.greatestLength) bytes") }
        }
        return result + rest
    }

    /// The text between a bracket at the start and the one that closes it.
    private static func bracketed(_ text: Substring) -> Substring? {
        let pairs: [Character: Character] = ["(": ")", "{": "}"]
        var expected: [Character] = []
        var index = text.startIndex, before: Character?
        while index < text.endIndex {
            let character = text[index]
            if let close = pairs[character], expected.isEmpty || before == "$" {
                expected.append(close)
                if expected.count > greatestDepth { return nil }
            } else if character == expected.last {
                expected.removeLast()
                if expected.isEmpty { return text[text.index(after: text.startIndex)..<index] }
            }
            before = character
            index = text.index(after: index)
        }
        return nil
    }

    /// `NAME`, `NAME:operator`, `NAME:operator=text`, with references inside, which come first.
    private mutating func reference(_ text: String, _ inherited: String?, _ passed: Int) -> String {
        steps += 1
        guard steps <= Self.mostSteps else { return fault("a value refers to more than \(Self.mostSteps) others") }
        guard open.count < Self.greatestDepth else { return fault("brackets are nested more than \(Self.greatestDepth) deep") }
        open.append(Key(name: "$(\(open.count))", passed: -1))
        let plain = expand(text, inherited: inherited, passed: passed)
        open.removeLast()
        var parts = plain.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let name = parts.removeFirst()
        var value =
            if name == "inherited" || name == "value" {
                inherited.map { self.value(of: $0, passing: passed + 1) } ?? ""
            } else {
                self.value(of: name)
            }
        for part in parts { value = SettingOperator.apply(part, to: value) }
        return value
    }

    private mutating func fault(_ text: String) -> String {
        if problem == nil { problem = text }
        return ""
    }
}
