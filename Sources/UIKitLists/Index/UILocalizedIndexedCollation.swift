import Foundation
import UIKitCore

/// Distributes objects over the sections of an alphabet: A to Z, and one for all that begins with no letter of it.
///
/// Marks on letters, and whether they are small or capital, make no difference. Letters of other alphabets belong to the last section.
// apple: https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation
@preconcurrency @MainActor @objcMembers open class UILocalizedIndexedCollation: UIObject {
    private static let titles = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]

    /// Letters that are no variant of another one to Unicode, by those among which they are looked for.
    private static let relatives: [Character: Character] = [
        "æ": "a", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l", "ŋ": "n", "ø": "o", "œ": "o", "ß": "s", "þ": "t",
    ]

    public required override init() { super.init() }

    /// The collation of the app.
    @objc(currentCollation)
    open class func current() -> Self { Self() }

    /// The titles of the sections.
    open var sectionTitles: [String] { Self.titles }

    /// The titles of the index beside the list.
    open var sectionIndexTitles: [String] { Self.titles }

    /// The section to which an entry of the index leads. Beyond the last entry, the last section.
    @objc(sectionForSectionIndexTitleAtIndex:)
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { min(max(indexTitleIndex, 0), Self.titles.count - 1) }

    /// The section to which an object belongs.
    /// - Parameter selector: a method of the object without arguments that gives a string.
    @objc(sectionForObject:collationStringSelector:)
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        section(of: string(of: object, selector))
    }

    /// Objects in the order of the strings that they give. Those with equal strings keep their order.
    /// - Parameter selector: a method of the objects without arguments that gives a string.
    @objc(sortedArrayFromArray:collationStringSelector:)
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let entries = array.enumerated().map { (object: $1, text: string(of: $1, selector), index: $0) }
        return entries.sorted { first, second in
            switch order(of: first.text, second.text) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: first.index < second.index
            }
        }.map(\.object)
    }

    // MARK: Private

    private func string(of object: Any, _ selector: Selector) -> String {
        // Not every string of Swift is an object here that could be sent a message.
        if let string = object as? String { return string }
        guard let receiver = object as? any NSObjectProtocol,
            let string = receiver.perform(selector)?.takeUnretainedValue() as? String
        else {
            fatalError(
                "-[UILocalizedIndexedCollation sectionForObject:collationStringSelector:]: \(object) gives no string for "
                    + "\(NSStringFromSelector(selector)). Name a method without arguments that returns a String.")
        }
        return string
    }

    private func section(of string: String) -> Int {
        let text = string.drop { $0.isWhitespace }
        let plain = String(text.prefix(1)).folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        guard let first = plain.first, let letter = (Self.relatives[first] ?? first).asciiValue,
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
        else { return Self.titles.count - 1 }
        return Int(letter - UInt8(ascii: "a"))
    }

    private func order(of first: String, _ second: String) -> ComparisonResult {
        let rough = first.compare(second, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive])
        return rough == .orderedSame ? first.compare(second) : rough
    }
}
