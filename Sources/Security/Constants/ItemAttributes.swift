// The attributes of an item.
// apple: https://developer.apple.com/documentation/security/item-attribute-keys-and-values

/// A ``SecAccessControl``: who may read the item, in place of ``kSecAttrAccessible``.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
/// When it can be read; one of the constants. Default: ``kSecAttrAccessibleWhenUnlocked``.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// A text: which applications share the item.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// Says whether it goes to the user's other devices. Kept: there are none.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// In a query: items that go to other devices, and those that do not.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
/// When it was put in; a `Date`. Set by the keychain.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
/// When it was changed last; a `Date`. Set by the keychain.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
/// A text: what it is, for people.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
/// A text: what there is to say about it.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
/// A number: which application made it.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"
/// A number: which kind it is for that application.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
/// A text: what it is called, for people.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// Says whether it is hidden from people. Kept.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
/// Says whether it stands for a password that is not to be kept. Kept.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"
/// A text: whose password it is. Distinguishes items.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
/// A text: for what the password is. Distinguishes items.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// Data of the app's own.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
/// A text: where on the server the password holds. Distinguishes items.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
/// A text: the name of the server. Distinguishes items.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// How the server is spoken to; one of the constants. Distinguishes items.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
/// How one proves to the server who one is; one of the constants. Distinguishes items.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"
/// A number: the port of the server. Distinguishes items.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
/// A text: the path on the server. Distinguishes items.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"
