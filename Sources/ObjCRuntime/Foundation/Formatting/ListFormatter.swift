public import Foundation

/// Joins items as a sentence of the language does: "one, two, and three".
///
/// Not safe to change on one thread while another one formats.
// apple: https://developer.apple.com/documentation/foundation/listformatter
open class ListFormatter: Formatter, @unchecked Sendable {
    /// Default: the user's.
    open var locale: Locale! = .current
    /// Writes the items; nil leaves texts as they are, and describes all else. Default: nil.
    @NSCopying open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The joined texts, in the user's language.
    // apple: https://developer.apple.com/documentation/foundation/listformatter/localizedstring(byjoining:)
    open class func localizedString(byJoining strings: [String]) -> String { join(strings, .current) }

    /// The joined items; nil if the formatter for items cannot write one of them.
    // apple: https://developer.apple.com/documentation/foundation/listformatter/string(from:)
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
            texts.append(text)
        }
        return Self.join(texts, locale ?? .current)
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

    private static func join(_ strings: [String], _ locale: Locale) -> String {
        strings.formatted(.list(type: .and, width: .standard).locale(locale))
    }
}
