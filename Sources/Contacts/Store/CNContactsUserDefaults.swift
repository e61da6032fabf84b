import Foundation
import ObjCRuntime

/// How the user wants contacts to be shown: by the language and region of the device, since there is no setting of its own here.
// apple: https://developer.apple.com/documentation/contacts/cncontactsuserdefaults
public final class CNContactsUserDefaults: UIObject {
    nonisolated(unsafe) private static let sharedDefaults = CNContactsUserDefaults()

    private override init() { super.init() }

    /// The only one.
    public static func shared() -> CNContactsUserDefaults { sharedDefaults }

    /// The region of the device as in ISO 3166, in small letters; "us" where it has none.
    public var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
}
