// Core Foundation's names for values, which the signatures of Core Graphics use. There is no toll-free bridging here, so each
// name stands for the Swift type that the same source would bridge it to: `text as CFString`, `colors as CFArray` compile and
// cost nothing.

public typealias CFString = String
public typealias CFTypeRef = AnyObject
public typealias CFData = Data
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFURL = URL
public typealias CFMutableData = NSMutableData
public typealias CFError = NSError
public typealias CFIndex = Int
public typealias CFAttributedString = NSAttributedString
public typealias CFBoolean = NSNumber

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

/// What functions of the system answer: zero, or the number of an error.
public typealias OSStatus = Int32

/// What functions answer that have done their work.
public var noErr: OSStatus { 0 }

// Apple's source takes an error apart with these.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo }

/// Bytes in memory that can grow, none so far.
///
/// - Parameters:
///   - allocator: Reserved, pass nil.
///   - capacity: No influence.
public func CFDataCreateMutable(_ allocator: AnyObject?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// A stretch of a text or of a list.
// apple: https://developer.apple.com/documentation/corefoundation/cfrange
public struct CFRange: Equatable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init() {
        self.init(location: 0, length: 0)
    }

    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }
