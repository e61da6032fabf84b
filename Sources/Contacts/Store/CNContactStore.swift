internal import DeviceNotice
import Dispatch
public import Foundation
import ObjCRuntime
import Synchronization

/// The kinds of records that need the user's permission.
// apple: https://developer.apple.com/documentation/contacts/cnentitytype
public enum CNEntityType: Int, Sendable {
    case contacts = 0
}

/// The permission of the user.
// apple: https://developer.apple.com/documentation/contacts/cnauthorizationstatus
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted
    case denied
    case authorized
    case limited
}

extension NSNotification.Name {
    /// Contacts have changed. Never posted here.
    // apple: https://developer.apple.com/documentation/foundation/nsnotification/name/cncontactstoredidchange
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The user's contacts. This device has none: whoever asks for permission is denied it, and everything that needs it fails (MO-28).
// apple: https://developer.apple.com/documentation/contacts/cncontactstore
@objcMembers open class CNContactStore: NSObject, @unchecked Sendable {
    private static let status = Mutex(CNAuthorizationStatus.notDetermined)
    private static let replies = DispatchQueue(label: "com.apple.contacts.replies")

    public override init() { super.init() }

    // MARK: Permission

    /// ``CNAuthorizationStatus/notDetermined`` until the application has asked, then ``CNAuthorizationStatus/denied``.
    // apple: https://developer.apple.com/documentation/contacts/cncontactstore/authorizationstatus(for:)
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { status.withLock { $0 } }

    /// - Parameter completionHandler: called on a background queue with false and ``CNError/authorizationDenied``.
    // apple: https://developer.apple.com/documentation/contacts/cncontactstore/requestaccess(for:completionhandler:)
    @preconcurrency open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DeviceNotice.say("Contacts are denied: this device has no address book.")
        Self.status.withLock { $0 = .denied }
        Self.replies.async { completionHandler(false, Self.refusal) }
    }
    /// - Throws: ``CNError/authorizationDenied``.
    @nonobjc open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            requestAccess(for: entityType) { _, error in continuation.resume(throwing: error ?? Self.refusal) }
        }
    }

    // MARK: Reading and changing

    /// - Throws: ``CNError/authorizationDenied``.
    // apple: https://developer.apple.com/documentation/contacts/cncontactstore/enumeratecontacts(with:usingblock:)
    @nonobjc open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        throw Self.refusal
    }
    /// - Throws: ``CNError/authorizationDenied``.
    // apple: https://developer.apple.com/documentation/contacts/cncontactstore/unifiedcontacts(matching:keystofetch:)
    @nonobjc open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        throw Self.refusal
    }
    /// - Throws: ``CNError/authorizationDenied``.
    // apple: https://developer.apple.com/documentation/contacts/cncontactstore/unifiedcontact(withidentifier:keystofetch:)
    @nonobjc open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw Self.refusal
    }
    /// - Throws: ``CNError/authorizationDenied``.
    // apple: https://developer.apple.com/documentation/contacts/cncontactstore/execute(_:)
    @nonobjc open func execute(_ saveRequest: CNSaveRequest) throws { throw Self.refusal }
    /// An empty text.
    @nonobjc open func defaultContainerIdentifier() -> String { "" }

    private static var refusal: CNError { CNError(.authorizationDenied) }
}
