public import Foundation
import ObjCRuntime

/// Names what of a contact is to be read: a key, or something that knows its keys.
// apple: https://developer.apple.com/documentation/contacts/cnkeydescriptor
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The order in which contacts are read.
// apple: https://developer.apple.com/documentation/contacts/cncontactsortorder
public enum CNContactSortOrder: Int, Sendable {
    case none = 0
    case userDefault
    case givenName
    case familyName
}

/// Which contacts are to be read, and what of them.
// apple: https://developer.apple.com/documentation/contacts/cncontactfetchrequest
@objcMembers open class CNContactFetchRequest: NSObject {
    /// Which contacts; nil for all. Default: nil.
    open var predicate: NSPredicate?
    /// What of them.
    @nonobjc open var keysToFetch: [any CNKeyDescriptor]
    /// Contacts that may be changed are read. Default: false.
    open var mutableObjects = false
    /// Those that are linked are read as one. Default: true.
    open var unifyResults = true
    /// Default: ``CNContactSortOrder/none``.
    open var sortOrder = CNContactSortOrder.none

    /// - Parameter keysToFetch: what is to be read of each contact.
    @nonobjc public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes of contacts, to be made together.
// apple: https://developer.apple.com/documentation/contacts/cnsaverequest
@objcMembers open class CNSaveRequest: NSObject {
    public override init() { super.init() }

    /// The contact is to be added to a container; nil for the default one.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// The contact is to be changed.
    open func update(_ contact: CNMutableContact) {}
    /// The contact is to be deleted.
    open func delete(_ contact: CNMutableContact) {}
}
