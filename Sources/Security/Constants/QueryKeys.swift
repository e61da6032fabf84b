// The keys of a query.
// apple: https://developer.apple.com/documentation/security/search-attribute-keys-and-values

/// How many items at most: a number, or one of the constants.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
/// One item. The default.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items, as an array.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Says whether upper and lower case count as one. Not regarded.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// Says whether the answer is the item's data.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// Says whether the answer is a dictionary of what is known of the item.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// Says whether the answer is an object, such as a ``SecKey``. Not regarded: no item has one.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
/// Says whether the answer is data by which the item is found again.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The data of the item: the password.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// An object, such as a ``SecKey``. Not regarded: no item has one.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
/// Data by which the item is found again.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// A text: why the user is asked. Nobody is asked here.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Says whether the user must not be asked, as with ``kSecUseAuthenticationUIFail``.
public nonisolated(unsafe) let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// Says whether the user may be asked; one of the constants.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// As where nothing is said: the data of an item that asks the user first fails with `errSecAuthFailed`, as nobody is asked here.
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// Fails with `errSecInteractionNotAllowed` where the user would have to be asked.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Not regarded: such items are not passed over.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// An `LAContext` by which the user has been asked before. Not regarded.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Not regarded: there is only one keychain, as on iOS.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
/// A password of websites.
public nonisolated(unsafe) let kSecSharedPassword: CFString = "spwd"
