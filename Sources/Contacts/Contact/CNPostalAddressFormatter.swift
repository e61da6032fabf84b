public import Foundation
import ObjCRuntime

/// How an address is written.
// apple: https://developer.apple.com/documentation/contacts/cnpostaladdressformatterstyle
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// In lines, as on an envelope.
    case mailingAddress = 0
}

/// The name of a part, ``CNPostalAddressStreetKey`` and others, as an attribute of its text.
public let CNPostalAddressPropertyAttribute = "CNPostalAddressPropertyAttribute"
/// The same in the user's language: the names of parts are English here.
public let CNPostalAddressLocalizedPropertyNameAttribute = "CNPostalAddressLocalizedPropertyNameAttribute"

/// Writes an address as it is usual in its country.
// apple: https://developer.apple.com/documentation/contacts/cnpostaladdressformatter
@objcMembers open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    /// Default: ``CNPostalAddressFormatterStyle/mailingAddress``.
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The address in lines; parts that are empty are left out.
    // apple: https://developer.apple.com/documentation/contacts/cnpostaladdressformatter/string(from:style:)
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        PostalAddressLines(postalAddress).lines.map { $0.map(\.text).joined(separator: " ") }.joined(separator: "\n")
    }

    /// The same, each part with its name as an attribute.
    // apple: https://developer.apple.com/documentation/contacts/cnpostaladdressformatter/attributedstring(from:style:withdefaultattributes:)
    @nonobjc open class func attributedString(
        from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
        withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString {
        var usual: [NSAttributedString.Key: Any] = [:]
        for (key, value) in attributes {
            if let key = key as? NSAttributedString.Key { usual[key] = value }
            if let key = key as? String { usual[NSAttributedString.Key(key)] = value }
        }
        let result = NSMutableAttributedString()
        func add(_ text: String, _ more: [NSAttributedString.Key: Any] = [:]) {
            result.append(NSAttributedString(string: text, attributes: usual.merging(more) { $1 }))
        }
        for (number, line) in PostalAddressLines(postalAddress).lines.enumerated() {
            if number > 0 { add("\n") }
            for (place, part) in line.enumerated() {
                if place > 0 { add(" ") }
                add(
                    part.text,
                    [
                        NSAttributedString.Key(CNPostalAddressPropertyAttribute): part.key,
                        NSAttributedString.Key(CNPostalAddressLocalizedPropertyNameAttribute): part.name,
                    ])
            }
        }
        return result
    }

    /// The same in the formatter's style.
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
    /// The same in the formatter's style, with attributes.
    @nonobjc open func attributedString(
        from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString { Self.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes) }

    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map { string(from: $0) } }
}
