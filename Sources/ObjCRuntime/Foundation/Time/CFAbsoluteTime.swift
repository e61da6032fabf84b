import Foundation

/// Seconds since the first moment of 2001, Greenwich.
// apple: https://developer.apple.com/documentation/corefoundation/cfabsolutetime
public typealias CFAbsoluteTime = Double

/// The time of the system's clock, which may be set back and forth while a program runs.
// apple: https://developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent()
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
