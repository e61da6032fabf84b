/// ``CMTimeRange/zero``.
public let kCMTimeRangeZero = CMTimeRange.zero
/// ``CMTimeRange/invalid``.
public let kCMTimeRangeInvalid = CMTimeRange.invalid

/// A stretch by its first moment and its length.
// apple: https://developer.apple.com/documentation/coremedia/cmtimerangemake(start:duration:)
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
/// A stretch by its first moment and the one after the last.
// apple: https://developer.apple.com/documentation/coremedia/cmtimerangefromtimetotime(start:end:)
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// The moment after the last one.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Returns true if starts and durations are the same.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
/// Returns true if a moment lies in a stretch; its end does not.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Returns true if all of another stretch lies in the first.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool { range.containsTimeRange(otherRange) }
/// The intersection; see ``CMTimeRange/intersection(_:)``.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { range.intersection(otherRange) }
/// The stretch around both; see ``CMTimeRange/union(_:)``.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { range.union(otherRange) }

/// The moment of a range that is nearest to a time.
// apple: https://developer.apple.com/documentation/coremedia/cmtimeclamptorange(_:range:)
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    guard time.isValid, range.isValid else { return .invalid }
    return min(max(time, range.start), range.end)
}

/// Writes a range as text to standard error.
// apple: https://developer.apple.com/documentation/coremedia/cmtimerangeshow(_:)
public func CMTimeRangeShow(_ range: CMTimeRange) { FileHandle.standardError.write(Data((range.text + "\n").utf8)) }

/// The range as text.
// apple: https://developer.apple.com/documentation/coremedia/cmtimerangecopydescription(allocator:range:)
public func CMTimeRangeCopyDescription(allocator: AnyObject?, range: CMTimeRange) -> CFString? { range.text as CFString }

/// Where a moment of one range lies in another one of a different length.
// apple: https://developer.apple.com/documentation/coremedia/cmtimemaptimefromrangetorange(_:fromrange:torange:)
public func CMTimeMapTimeFromRangeToRange(_ t: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard t.isNumeric, fromRange.isValid, toRange.isValid, !fromRange.isEmpty, !toRange.isEmpty else { return .invalid }
    return toRange.start + CMTimeMapDurationFromRangeToRange(t - fromRange.start, fromRange: fromRange, toRange: toRange)
}

/// How long a length of one range is in another one of a different length.
// apple: https://developer.apple.com/documentation/coremedia/cmtimemapdurationfromrangetorange(_:fromrange:torange:)
public func CMTimeMapDurationFromRangeToRange(_ dur: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard dur.isNumeric, fromRange.duration.isNumeric, toRange.duration.isNumeric, !fromRange.isEmpty, !toRange.isEmpty else {
        return .invalid
    }
    if fromRange.duration == toRange.duration { return dur }
    return dur.multiplied(by: toRange.duration.seconds / fromRange.duration.seconds)
}
