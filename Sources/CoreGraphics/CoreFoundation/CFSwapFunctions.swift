// The order of bytes in numbers that come from elsewhere; the biggest comes first on networks.
// apple: https://developer.apple.com/documentation/corefoundation/byte-order-utilities

/// The bytes of a number the other way round.
public func CFSwapInt16(_ arg: UInt16) -> UInt16 { arg.byteSwapped }
/// The bytes of a number the other way round.
public func CFSwapInt32(_ arg: UInt32) -> UInt32 { arg.byteSwapped }
/// The bytes of a number the other way round.
public func CFSwapInt64(_ arg: UInt64) -> UInt64 { arg.byteSwapped }
/// A number that came with its biggest byte first.
public func CFSwapInt16BigToHost(_ arg: UInt16) -> UInt16 { UInt16(bigEndian: arg) }
/// A number that came with its biggest byte first.
public func CFSwapInt32BigToHost(_ arg: UInt32) -> UInt32 { UInt32(bigEndian: arg) }
/// A number that came with its biggest byte first.
public func CFSwapInt64BigToHost(_ arg: UInt64) -> UInt64 { UInt64(bigEndian: arg) }
/// A number to be sent with its biggest byte first.
public func CFSwapInt16HostToBig(_ arg: UInt16) -> UInt16 { arg.bigEndian }
/// A number to be sent with its biggest byte first.
public func CFSwapInt32HostToBig(_ arg: UInt32) -> UInt32 { arg.bigEndian }
/// A number to be sent with its biggest byte first.
public func CFSwapInt64HostToBig(_ arg: UInt64) -> UInt64 { arg.bigEndian }
/// A number that came with its smallest byte first.
public func CFSwapInt16LittleToHost(_ arg: UInt16) -> UInt16 { UInt16(littleEndian: arg) }
/// A number that came with its smallest byte first.
public func CFSwapInt32LittleToHost(_ arg: UInt32) -> UInt32 { UInt32(littleEndian: arg) }
/// A number that came with its smallest byte first.
public func CFSwapInt64LittleToHost(_ arg: UInt64) -> UInt64 { UInt64(littleEndian: arg) }
/// A number to be sent with its smallest byte first.
public func CFSwapInt16HostToLittle(_ arg: UInt16) -> UInt16 { arg.littleEndian }
/// A number to be sent with its smallest byte first.
public func CFSwapInt32HostToLittle(_ arg: UInt32) -> UInt32 { arg.littleEndian }
/// A number to be sent with its smallest byte first.
public func CFSwapInt64HostToLittle(_ arg: UInt64) -> UInt64 { arg.littleEndian }
