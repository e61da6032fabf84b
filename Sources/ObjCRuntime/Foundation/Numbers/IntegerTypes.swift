// Objective-C's names for integers, and constants of C that Apple's systems offer to Swift and Linux does not.

/// Swift's `Int`.
public typealias NSInteger = Int
/// Swift's `UInt`.
public typealias NSUInteger = UInt

/// The least of 16 bits.
public let INT16_MIN: Int32 = -32_768
/// The least of 32 bits.
public let INT32_MIN: Int32 = .min
/// The least of 64 bits.
public let INT64_MIN: Int64 = .min
/// The greatest of 64 bits.
public let INT64_MAX: Int64 = .max
/// The greatest of 64 bits without a sign.
public let UINT64_MAX: UInt64 = .max
