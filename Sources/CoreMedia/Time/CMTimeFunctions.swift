/// ``CMTime/invalid``.
public let kCMTimeInvalid = CMTime.invalid
/// ``CMTime/indefinite``.
public let kCMTimeIndefinite = CMTime.indefinite
/// ``CMTime/positiveInfinity``.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// ``CMTime/negativeInfinity``.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
/// ``CMTime/zero``.
public let kCMTimeZero = CMTime.zero

/// A number of parts of a second.
// apple: https://developer.apple.com/documentation/coremedia/cmtimemake(value:timescale:)
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// The same in an epoch.
// apple: https://developer.apple.com/documentation/coremedia/cmtimemakewithepoch(value:timescale:epoch:)
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    CMTime(value: value, timescale: timescale, flags: .valid, epoch: epoch)
}

/// A number of seconds; see ``CMTime/init(seconds:preferredTimescale:)``.
// apple: https://developer.apple.com/documentation/coremedia/cmtimemakewithseconds(_:preferredtimescale:)
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The time in seconds; see ``CMTime/seconds``.
// apple: https://developer.apple.com/documentation/coremedia/cmtimegetseconds(_:)
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// The same time in another scale; see ``CMTime/convertScale(_:method:)``.
// apple: https://developer.apple.com/documentation/coremedia/cmtimeconvertscale(_:timescale:method:)
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(newTimescale, method: method)
}

/// The sum, in the smallest scale that has room for both.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference, in the smallest scale that has room for both.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// A multiple, in the time's own scale as long as that has room for it.
// apple: https://developer.apple.com/documentation/coremedia/cmtimemultiply(_:multiplier:)
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { time.multiplied(by: multiplier, over: 1) }

/// In the time's own scale where the result is exact, or else in one of at least 1,000,000,000 parts.
// apple: https://developer.apple.com/documentation/coremedia/cmtimemultiplybyfloat64(_:multiplier:)
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime { time.multiplied(by: multiplier) }

/// Exact as long as a scale has room for it.
/// - Parameter divisor: the result is invalid for 0.
// apple: https://developer.apple.com/documentation/coremedia/cmtimemultiplybyratio(_:multiplier:divisor:)
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    time.multiplied(by: multiplier, over: divisor)
}

/// -1 if the first time comes first, 1 if the second does, 0 if they are equal.
// apple: https://developer.apple.com/documentation/coremedia/cmtimecompare(_:_:)
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1.compared(with: time2) }

/// The earlier of two times.
// apple: https://developer.apple.com/documentation/coremedia/cmtimeminimum(_:_:)
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 < time1 ? time2 : time1 }
/// The later of two times.
// apple: https://developer.apple.com/documentation/coremedia/cmtimemaximum(_:_:)
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 > time1 ? time2 : time1 }

/// The same without its sign.
// apple: https://developer.apple.com/documentation/coremedia/cmtimeabsolutevalue(_:)
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    time.isNegativeInfinity || (time.isNumeric && time.value < 0) ? time.negated : time
}

/// The time as text: its fraction and its seconds, as in `{900/600 = 1.500}`.
// apple: https://developer.apple.com/documentation/coremedia/cmtimecopydescription(allocator:time:)
public func CMTimeCopyDescription(allocator: AnyObject?, time: CMTime) -> CFString? { time.text as CFString }

/// Writes the time as text to standard error.
// apple: https://developer.apple.com/documentation/coremedia/cmtimeshow(_:)
public func CMTimeShow(_ time: CMTime) { FileHandle.standardError.write(Data((time.text + "\n").utf8)) }
