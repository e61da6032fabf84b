public import Foundation

// Core Foundation's names for values, which the signatures of Core Graphics use. On iOS they are toll-free bridged with Foundation's
// classes; here they are these classes: so `text as CFString` and `query as CFDictionary` compile, a mutable dictionary is one, too, and
// a constant goes where an object is wanted.

/// A text.
public typealias CFString = NSString
/// An object of any class.
public typealias CFTypeRef = AnyObject
/// Bytes.
public typealias CFData = NSData
/// A list of objects.
public typealias CFArray = NSArray
/// A table of objects by their keys.
public typealias CFDictionary = NSDictionary
/// An address.
public typealias CFURL = NSURL
/// A moment.
public typealias CFDate = NSDate
/// Bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// An error of Core Foundation.
public typealias CFError = NSError
/// An index or a count.
public typealias CFIndex = Int
/// A number of options.
public typealias CFOptionFlags = UInt
/// A UTF-16 unit.
public typealias UniChar = UInt16
/// Objects without order.
public typealias CFSet = NSSet
/// Characters without order.
public typealias CFCharacterSet = NSCharacterSet
/// A number that says yes or no.
public typealias CFBoolean = NSNumber
/// A number in an object.
public typealias CFNumber = NSNumber

/// Yes.
public let kCFBooleanTrue: CFBoolean! = true
/// No.
public let kCFBooleanFalse: CFBoolean! = false

/// What functions answer that have found nothing.
public let kCFNotFound: CFIndex = -1

/// The result of functions of the system: zero, or the number of an error.
public typealias OSStatus = Int32

/// The result of functions that have done their work.
public var noErr: OSStatus { 0 }

/// How many owners an object has, for looking at while one searches for a leak.
// apple: https://developer.apple.com/documentation/corefoundation/cfgetretaincount(_:)
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex { CFIndex(_getRetainCount(cf)) }

/// A stretch of a text or of a list.
// apple: https://developer.apple.com/documentation/corefoundation/cfrange
public struct CFRange: Equatable, Sendable {
    /// Where it begins.
    public var location: CFIndex
    /// How long it is.
    public var length: CFIndex

    /// A stretch without length at the beginning.
    public init() {
        self.init(location: 0, length: 0)
    }

    /// A stretch by its beginning and its length.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// A stretch by its beginning and its length.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }
