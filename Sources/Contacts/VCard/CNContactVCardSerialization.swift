public import Foundation
import ObjCRuntime

/// Writes contacts as vCards of version 3, and reads those of versions 2.1 to 4, as far as a contact has something for them.
// apple: https://developer.apple.com/documentation/contacts/cncontactvcardserialization
open class CNContactVCardSerialization: NSObject {
    /// What of a contact is written: everything that contacts have here.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "vCard" }

    /// The text of one card for each contact, in UTF-8. Pictures are left out.
    // apple: https://developer.apple.com/documentation/contacts/cncontactvcardserialization/data(with:)
    open class func data(with contacts: [CNContact]) throws -> Data {
        Data(contacts.map { VCardWriter($0).text }.joined().utf8)
    }

    /// The contacts of all cards.
    /// - Throws: ``CNError/Code/vCardMalformed`` if the text has no card in it, or one without an end.
    // apple: https://developer.apple.com/documentation/contacts/cncontactvcardserialization/contacts(with:)
    open class func contacts(with data: Data) throws -> [CNContact] {
        guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) else {
            throw CNError(.vCardMalformed)
        }
        return try VCardReader(text).contacts()
    }
}
