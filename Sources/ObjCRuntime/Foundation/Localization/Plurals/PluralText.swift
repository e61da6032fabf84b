import Foundation
import Synchronization

/// An entry of a `stringsdict` file: a format, and for each of its variables the words for each kind of number.
struct PluralText: Sendable {
    /// As `%#@days@`.
    let format: String
    /// By the names of the variables, the words by those of ``PluralCategory``.
    let forms: [String: [String: String]]
    /// The language whose kinds of numbers count.
    let language: String

    /// Nil for what is no such entry.
    init?(_ entry: Any, language: String) {
        guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        self.format = format
        self.language = language
        forms = entry.compactMapValues { ($0 as? [String: Any])?.compactMapValues { $0 as? String } }
    }

    /// The words of a variable for a number; zero may have some of its own in every language. Nil for an unknown variable.
    func form(of variable: String, for number: Double, isWhole: Bool) -> String? {
        guard let forms = forms[variable] else { return nil }
        if number == 0, let form = forms[PluralCategory.zero.rawValue] { return form }
        let category = PluralCategory(of: number, isWhole: isWhole, language: language)
        return forms[category.rawValue] ?? forms[PluralCategory.other.rawValue] ?? ""
    }
}

// MARK: Formats that name their entry

extension PluralText {
    /// Stands between the name of a variable and the number of its entry: what looks up a text and what formats it know nothing of each
    /// other, and the format itself is all that goes from one to the other.
    private static let mark: Character = "\u{1F}"
    private static let known = Mutex<[PluralText]>([])

    /// The format of an entry, in which each variable says which entry it is of.
    static func markedFormat(of entry: PluralText) -> String {
        let number = known.withLock {
            $0.append(entry)
            return $0.count - 1
        }
        return FormatPiece.pieces(of: entry.format).map { piece in
            switch piece {
            case .text(let text): return text
            case .value(let specifier, let position, _): return "%" + (position.map { "\($0)$" } ?? "") + specifier.dropFirst()
            case .variable(let name, let position):
                return "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)\(mark)\(number)@"
            }
        }.joined()
    }

    /// True for a format that ``markedFormat(of:)`` has made.
    static func isMarked(_ format: String) -> Bool { format.utf8.contains(0x1F) && format.contains("#@") }

    /// The entry and the plain name of a marked variable; nil for another one.
    static func entry(ofMarked name: String) -> (entry: PluralText, name: String)? {
        let parts = name.split(separator: mark, omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[1]) else { return nil }
        return known.withLock { $0.indices.contains(number) ? $0[number] : nil }.map { ($0, String(parts[0])) }
    }
}
