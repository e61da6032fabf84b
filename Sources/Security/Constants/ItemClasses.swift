// The kind of an item. Passwords are kept; of the others there are none.
// apple: https://developer.apple.com/documentation/security/item-class-keys-and-values

/// The kind of the item.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// A password for anything.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
/// A key.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
/// A key and its certificate.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"
