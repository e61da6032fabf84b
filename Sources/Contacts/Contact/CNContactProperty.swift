public import Foundation
import ObjCRuntime

/// One value of a contact, as the user chooses it.
// apple: https://developer.apple.com/documentation/contacts/cncontactproperty
@objcMembers open class CNContactProperty: NSObject {
    /// Whose value it is.
    public let contact: CNContact
    /// The name of the property.
    public let key: String
    /// The value; of a list, one of it.
    public let value: Any?
    /// The identifier of a value with a label; nil for others.
    public let identifier: String?
    /// The label of a value; nil for none.
    public let label: String?

    /// A value of a contact's page.
    @_spi(ForasteroInternal) public init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
        self.contact = contact
        self.key = key
        self.value = value
        self.identifier = identifier
        self.label = label
    }
}
