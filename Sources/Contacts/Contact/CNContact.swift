public import Foundation
import ObjCRuntime

/// What a contact stands for.
// apple: https://developer.apple.com/documentation/contacts/cncontacttype
public enum CNContactType: Int, Sendable {
    case person = 0
    case organization
}

/// Somebody in an address book. It does not change; see ``CNMutableContact``.
// apple: https://developer.apple.com/documentation/contacts/cncontact
@objcMembers open class CNContact: NSObject, NSCopying, NSMutableCopying {
    @nonobjc final var values = Values()

    struct Values {
        var identifier = UUID().uuidString
        var namePrefix = ""
        var givenName = ""
        var middleName = ""
        var familyName = ""
        var previousFamilyName = ""
        var nameSuffix = ""
        var nickname = ""
        var organizationName = ""
        var departmentName = ""
        var jobTitle = ""
        var note = ""
        var imageData: Data? = nil
        var thumbnailImageData: Data? = nil
        var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
        var emailAddresses: [CNLabeledValue<NSString>] = []
        var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
        var urlAddresses: [CNLabeledValue<NSString>] = []
        var birthday: DateComponents? = nil
        var contactType = CNContactType.person
    }

    public override init() { super.init() }

    /// Another one than all others have.
    open var identifier: String { values.identifier }
    /// A title before the name.
    open var namePrefix: String { values.namePrefix }
    /// The first name.
    open var givenName: String { values.givenName }
    /// The names between first and last.
    open var middleName: String { values.middleName }
    /// The last name.
    open var familyName: String { values.familyName }
    /// The last name before a marriage.
    open var previousFamilyName: String { values.previousFamilyName }
    /// What stands after the name.
    open var nameSuffix: String { values.nameSuffix }
    /// What friends say.
    open var nickname: String { values.nickname }
    /// The company.
    open var organizationName: String { values.organizationName }
    /// The department of the company.
    open var departmentName: String { values.departmentName }
    /// The work in the company.
    open var jobTitle: String { values.jobTitle }
    /// Whatever the user has noted.
    open var note: String { values.note }
    /// A picture, as a file has it.
    open var imageData: Data? { values.imageData }
    /// A small picture.
    open var thumbnailImageData: Data? { values.thumbnailImageData }
    /// The telephones.
    @nonobjc open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    /// The addresses of electronic mail.
    @nonobjc open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
    /// The addresses.
    @nonobjc open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
    /// The pages.
    @nonobjc open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
    /// The birthday; without a year where that is not known.
    open var birthday: DateComponents? { values.birthday }
    /// A person or an organisation.
    open var contactType: CNContactType { values.contactType }
    /// True if there is a picture.
    open var imageDataAvailable: Bool { values.imageData != nil }

    /// True: what was made here has all its parts.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// True: what was made here has all its parts.
    @nonobjc open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    /// What a key is called in English.
    open class func localizedString(forKey key: String) -> String {
        key.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }

    /// Contacts with a text in their names.
    // apple: https://developer.apple.com/documentation/contacts/cncontact/predicateforcontacts(matchingname:)
    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate { contact, _ in
            guard let contact = contact as? CNContact else { return false }
            return [contact.givenName, contact.familyName, contact.nickname, contact.organizationName].contains {
                $0.range(of: name, options: .caseInsensitive) != nil
            }
        }
    }
    /// Contacts with identifiers.
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { contact, _ in (contact as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
    }

    open func copy(with zone: NSZone? = nil) -> Any { copy(as: CNContact()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copy(as: CNMutableContact()) }

    private func copy(as contact: CNContact) -> CNContact {
        contact.values = values
        return contact
    }
}
