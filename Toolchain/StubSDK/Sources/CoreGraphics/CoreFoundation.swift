@_exported import Foundation

public typealias CFArray = NSArray
public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFURL = NSURL
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
public typealias CFTimeInterval = Double

nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public var kCFAllocatorDefault: AnyObject? { nil }

public func CFDataCreateMutable(_ allocator: AnyObject?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }
