// How one proves to a server who one is.
// apple: https://developer.apple.com/documentation/security/item-attribute-keys-and-values

/// NTLM, of Windows.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// MSN.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// Distributed password authentication.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// Remote password authentication.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// Name and password as they are, in HTTP.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// A digest of name and password, in HTTP.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// Fields of a page.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// The server's default.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
