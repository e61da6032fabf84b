import Foundation

// Apple's source takes an error apart with these.
/// In which area the code has its meaning.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain as CFString }
/// Which error of its domain it is.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
/// The further values of an error; empty for none.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo as CFDictionary }

/// The description of an error for the user.
// apple: https://developer.apple.com/documentation/corefoundation/cferrorcopydescription(_:)
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription as CFString }
