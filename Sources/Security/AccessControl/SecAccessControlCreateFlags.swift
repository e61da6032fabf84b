/// The proof that is needed before an item can be read.
// apple: https://developer.apple.com/documentation/security/secaccesscontrolcreateflags
public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// A finger, a face or the passcode.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    /// A finger or a face.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// The former name of ``biometryAny``.
    public static let touchIDAny = biometryAny
    /// A finger or a face that was known when the item was made.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    /// The former name of ``biometryCurrentSet``.
    public static let touchIDCurrentSet = biometryCurrentSet
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    /// One of the conditions is enough.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All of the conditions must hold.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// A private key may be used for signing.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// A password of the app's own encrypts the item as well.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)

    /// Those that only a person can meet, in front of a device that recognises them.
    static let askingThePerson: SecAccessControlCreateFlags = [
        .userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode, .applicationPassword,
    ]
}
