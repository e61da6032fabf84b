// What kind of thing an item is. Passwords are kept; of the others there are none.
// apple: https://developer.apple.com/documentation/security/item-class-keys-and-values

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
public let kSecClassCertificate: CFString = "cert"
public let kSecClassKey: CFString = "keys"
public let kSecClassIdentity: CFString = "idnt"
