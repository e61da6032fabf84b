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

/// Bytes in memory that can grow, none so far.
///
/// - Parameters:
///   - allocator: Reserved, pass nil.
///   - capacity: No influence.
public func CFDataCreateMutable(_ allocator: AnyObject?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }
