import Foundation

// Core Foundation's names for values, which the signatures of Core Graphics use. On iOS they are toll-free bridged with Foundation's
// classes; here they are these classes: so `text as CFString` and `query as CFDictionary` compile, a mutable dictionary is one, too, and
// a constant goes where an object is wanted.

public typealias CFString = NSString
public typealias CFTypeRef = AnyObject
public typealias CFData = NSData
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFURL = NSURL
public typealias CFDate = NSDate
public typealias CFMutableData = NSMutableData
public typealias CFError = NSError
public typealias CFIndex = Int
public typealias CFAttributedString = NSAttributedString
public typealias CFBoolean = NSNumber
public typealias CFNumber = NSNumber

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

/// What functions of the system answer: zero, or the number of an error.
public typealias OSStatus = Int32

/// What functions answer that have done their work.
public var noErr: OSStatus { 0 }

// Apple's source takes an error apart with these.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain as CFString }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo as CFDictionary }

/// Bytes in memory that can grow, none so far.
///
/// - Parameters:
///   - allocator: Reserved, pass nil.
///   - capacity: No influence.
public func CFDataCreateMutable(_ allocator: AnyObject?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }

/// The first of the bytes, which stay where they are as long as the data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! { theData.bytes.assumingMemoryBound(to: UInt8.self) }

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
