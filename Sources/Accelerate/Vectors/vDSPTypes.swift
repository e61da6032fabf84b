/// How many numbers.
public typealias vDSP_Length = UInt
/// How many numbers lie from one to the next.
public typealias vDSP_Stride = Int
