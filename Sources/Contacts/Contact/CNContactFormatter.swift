public import Foundation
import ObjCRuntime

/// How a name is written.
// apple: https://developer.apple.com/documentation/contacts/cncontactformatterstyle
public enum CNContactFormatterStyle: Int, Sendable {
    case fullName = 0
    case phoneticFullName
}

/// Writes the name of a contact.
// apple: https://developer.apple.com/documentation/contacts/cncontactformatter
@objcMembers open class CNContactFormatter: Formatter, @unchecked Sendable {
    /// Phonetic names are not kept here, so that they are empty. Default: ``CNContactFormatterStyle/fullName``.
    open var style = CNContactFormatterStyle.fullName

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The name, the first one first; the organisation's where there is none, and nil where there is neither.
    // apple: https://developer.apple.com/documentation/contacts/cncontactformatter/string(from:style:)
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        guard style == .fullName else { return nil }
        if contact.contactType == .organization, !contact.organizationName.isEmpty { return contact.organizationName }
        let name = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
        let text = name.filter { !$0.isEmpty }.joined(separator: " ")
        for other in [text, contact.nickname, contact.organizationName] where !other.isEmpty { return other }
        return nil
    }
    /// The same in the formatter's style.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string(from:)) }

    /// What has to be read of contacts whose names are to be written.
    @nonobjc open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { CNContactGivenNameKey }
}
