/// The names of optional requirements: the translation has them behind their protocol, as properties.
struct MovedNames: Sendable {
    private struct Name {
        let original: Range<Int>
        let translated: Range<Int>
    }

    /// A requirement as the author wrote it.
    private struct Requirement {
        let name: Range<Int>
        /// Nil for a property.
        let labels: [String]?
    }

    private var names: [Name] = []

    static let none = MovedNames()

    private init() {}

    /// - Parameter replacements: the pieces of the source and what stands in their place, in ascending order.
    init(_ original: [UInt8], _ translated: [UInt8], _ replacements: [(original: Range<Int>, translated: Range<Int>)]) {
        for (number, piece) in replacements.enumerated() where translated[piece.translated].allSatisfy({ $0 <= 0x20 }) {
            guard let requirement = Self.requirement(in: original, piece.original) else { continue }
            let name = String(decoding: original[requirement.name], as: UTF8.self)
            let spellings = [requirement.labels.map { "_opt_" + name + $0.map { $0 == "_" ? "_" : "_" + $0 }.joined() }, name]
            for insertion in replacements[number...] where insertion.original.isEmpty {
                let found = spellings.lazy.compactMap { $0 }.compactMap { Self.property($0, in: translated, insertion.translated) }.first
                guard let found else { continue }
                names.append(Name(original: requirement.name, translated: found))
                break
            }
        }
    }

    /// Where the name is in the translation that stands at an offset of the source.
    func translated(_ offset: Int) -> Range<Int>? { names.first { $0.original ~= offset || $0.original.upperBound == offset }?.translated }

    /// Where the name is in the source that stands in a range of the translation.
    func original(_ range: Range<Int>) -> Range<Int>? {
        names.first { $0.translated.lowerBound <= range.lowerBound && range.upperBound <= $0.translated.upperBound }?.original
    }

    // MARK: Reading

    /// The requirement of a piece that was taken out: `optional func f(_ a: A, label b: B)`, `optional var v: V`.
    private static func requirement(in bytes: [UInt8], _ piece: Range<Int>) -> Requirement? {
        var words: [Range<Int>] = []
        var place = piece.lowerBound
        while place < piece.upperBound {
            let start = place
            while place < piece.upperBound, TranslatedText.isNameByte(bytes[place]) { place += 1 }
            if place > start { words.append(start..<place) } else { place += 1 }
            guard words.count >= 2, place > start else { continue }
            let isFunction = bytes[words[words.count - 2]].elementsEqual("func".utf8)
            guard isFunction || bytes[words[words.count - 2]].elementsEqual("var".utf8) else { continue }
            guard words.dropLast(2).contains(where: { bytes[$0].elementsEqual("optional".utf8) }) else { return nil }
            return Requirement(name: words[words.count - 1], labels: isFunction ? labels(in: bytes, place..<piece.upperBound) : nil)
        }
        return nil
    }

    /// The labels of a list of parameters: the first words at its beginning and behind commas.
    private static func labels(in bytes: [UInt8], _ range: Range<Int>) -> [String] {
        var labels: [String] = []
        var depth = 0
        var isExpected = false
        var place = range.lowerBound
        while place < range.upperBound {
            let start = place
            while place < range.upperBound, TranslatedText.isNameByte(bytes[place]) { place += 1 }
            if place > start {
                if isExpected { labels.append(String(decoding: bytes[start..<place], as: UTF8.self)) }
                isExpected = false
                continue
            }
            switch bytes[place] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"):
                depth += 1
                if depth == 1 { isExpected = true }
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where bytes[place - 1] != UInt8(ascii: "-"): depth -= 1
            case UInt8(ascii: ",") where depth == 1: isExpected = true
            default: break
            }
            if depth == 0 { break }
            place += 1
        }
        return labels
    }

    /// The name in `var name:`.
    private static func property(_ name: String, in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
        let sought = Array("var \(name):".utf8)
        guard range.count >= sought.count else { return nil }
        let start = (range.lowerBound...(range.upperBound - sought.count)).first {
            bytes[$0] == sought[0] && bytes[$0..<($0 + sought.count)].elementsEqual(sought)
        }
        return start.map { ($0 + 4)..<($0 + sought.count - 1) }
    }
}
