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

/// How many owners an object has, for looking at while one searches for a leak.
// apple: https://developer.apple.com/documentation/corefoundation/cfgetretaincount(_:)
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex { CFIndex(_getRetainCount(cf)) }

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
