/// A number of options.
public typealias CFOptionFlags = UInt
