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

/// An error of a domain by its number.
///
/// - Parameters:
///   - allocator: No influence.
///   - userInfo: Further values; nil for none.
// apple: https://developer.apple.com/documentation/corefoundation/cferrorcreate(_:_:_:_:)
public func CFErrorCreate(_ allocator: AnyObject?, _ domain: CFString!, _ code: CFIndex, _ userInfo: CFDictionary?) -> CFError! {
    var values: [String: Any] = [:]
    for (key, value) in userInfo ?? [:] {
        if let key = key as? String { values[key] = value }
    }
    return NSError(domain: "\(domain!)", code: code, userInfo: values)
}

/// The domain of the numbers of errors of C functions.
public nonisolated(unsafe) let kCFErrorDomainPOSIX: CFString! = "NSPOSIXErrorDomain"
/// The domain of errors of Foundation.
public nonisolated(unsafe) let kCFErrorDomainCocoa: CFString! = "NSCocoaErrorDomain"
/// The domain of numbers of the system.
public nonisolated(unsafe) let kCFErrorDomainOSStatus: CFString! = "NSOSStatusErrorDomain"
/// The domain of numbers of the kernel.
public nonisolated(unsafe) let kCFErrorDomainMach: CFString! = "NSMachErrorDomain"
