// Objective-C's names for integers, and constants of C that Apple's systems offer to Swift and Linux does not.

public typealias NSInteger = Int
public typealias NSUInteger = UInt

public let INT16_MIN: Int32 = -32_768
public let INT32_MIN: Int32 = .min
public let INT64_MIN: Int64 = .min
public let INT64_MAX: Int64 = .max
public let UINT64_MAX: UInt64 = .max
