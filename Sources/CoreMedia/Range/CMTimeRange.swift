/// A stretch of time: its first moment, and how long it is. The moment at its end does not belong to it.
// apple: https://developer.apple.com/documentation/coremedia/cmtimerange-api
public struct CMTimeRange: Hashable, Sendable {
    /// The first moment.
    public var start: CMTime
    /// How long it is.
    public var duration: CMTime

    /// The invalid range.
    public init() { self.init(start: .invalid, duration: .invalid) }

    /// A stretch by its first moment and its length.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }

    /// - Parameter end: the moment after the last one.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// No length, at zero.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// No stretch: both times are invalid.
    public static let invalid = CMTimeRange()

    /// True if both times are valid, and the duration is not negative.
    public var isValid: Bool {
        start.isUsable && duration.isUsable && duration.epoch == 0 && !duration.isNegativeInfinity
            && (!duration.isNumeric || duration.value >= 0)
    }
    /// True if it is valid, and one of its times is not known.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    /// True if it is valid, and of no length.
    public var isEmpty: Bool { isValid && duration.isNumeric && duration.value == 0 }
    /// The moment after the last one; the invalid time for an invalid range.
    public var end: CMTime { isValid ? start + duration : .invalid }
}
