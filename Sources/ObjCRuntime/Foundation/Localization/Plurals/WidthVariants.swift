public import Foundation
import Synchronization

/// Texts of `stringsdict` files that are there in several lengths, for places of several widths.
enum WidthVariants {
    private static let ruleKey = "NSStringVariableWidthRuleType"
    /// By the text that a look-up gives. Whoever shows it knows nothing of where it comes from.
    private static let known = Mutex<[String: [Int: String]]>([:])

    /// The widest text of an entry, which a look-up gives; nil for another entry.
    static func text(of entry: Any) -> String? {
        guard let rules = (entry as? [String: Any])?[ruleKey] as? [String: Any] else { return nil }
        let variants = rules.reduce(into: [Int: String]()) { list, rule in
            if let width = Int(rule.key), let text = rule.value as? String { list[width] = text }
        }
        guard let widest = variants.max(by: { $0.key < $1.key })?.value else { return nil }
        known.withLock { $0[widest] = variants }
        return widest
    }

    /// The longest that fits; where none does, the shortest. A text that has no others is itself.
    static func variant(of text: String, fitting width: Int) -> String {
        guard let variants = known.withLock({ $0[text] }) else { return text }
        let widths = variants.keys.sorted()
        return (widths.last { $0 <= width } ?? widths.first).flatMap { variants[$0] } ?? text
    }
}

extension NSString {
    /// The variant of a text of a `stringsdict` file that fits best into a place.
    /// - Parameter width: as the file counts it, roughly in characters.
    // apple: https://developer.apple.com/documentation/foundation/nsstring/variantfittingpresentationwidth(_:)
    public func variantFittingPresentationWidth(_ width: Int) -> String { WidthVariants.variant(of: self as String, fitting: width) }
}
