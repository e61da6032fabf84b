public import Foundation

/// Bytes in memory that can grow, none so far.
///
/// - Parameters:
///   - allocator: Reserved, pass nil.
///   - capacity: No influence.
public func CFDataCreateMutable(_ allocator: AnyObject?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }

/// The first of the bytes, which stay where they are as long as the data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! { theData.bytes.assumingMemoryBound(to: UInt8.self) }

/// A copy of bytes.
///
/// - Parameter allocator: No influence.
// apple: https://developer.apple.com/documentation/corefoundation/cfdatacreate(_:_:_:)
public func CFDataCreate(_ allocator: AnyObject?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    NSData(bytes: bytes, length: length)
}
