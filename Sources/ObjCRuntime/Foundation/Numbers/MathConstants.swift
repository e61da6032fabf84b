// Constants of C's mathematics that Apple's systems offer to Swift and Linux does not, as animations that repeat for ever name them.

/// The largest finite `Float`.
public let HUGE: Float = .greatestFiniteMagnitude
/// The largest finite `Float`.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
/// Infinity.
public let HUGE_VAL: Double = .infinity
/// Infinity.
public let HUGE_VALF: Float = .infinity
