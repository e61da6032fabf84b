import Foundation

// Apple's source takes an error apart with these.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain as CFString }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo as CFDictionary }

/// What to tell the user of an error.
// apple: https://developer.apple.com/documentation/corefoundation/cferrorcopydescription(_:)
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription as CFString }
