/// A false that the optimizer and the type checker do not see through: `#available` of a system newer than the emulated one.
public var _objcNo: Bool { false }

/// A true that the optimizer and the type checker do not see through: `#unavailable` of a system newer than the emulated one.
public var _objcYes: Bool { true }
