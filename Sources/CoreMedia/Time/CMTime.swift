/// The numerator of a time.
// apple: https://developer.apple.com/documentation/coremedia/cmtimevalue
public typealias CMTimeValue = Int64

/// The denominator of a time: parts of a second.
// apple: https://developer.apple.com/documentation/coremedia/cmtimescale
public typealias CMTimeScale = Int32

/// Distinguishes times that have the same number, as those of the rounds of a loop.
// apple: https://developer.apple.com/documentation/coremedia/cmtimeepoch
public typealias CMTimeEpoch = Int64

/// The finest scale there is.
public let kCMTimeMaxTimescale: CMTimeScale = 0x7FFF_FFFF

/// A moment or a length of time: a whole number of parts of a second, or one of the times that are no number.
///
/// Arithmetic is exact as long as the scale it needs fits into 32 bits; what had to be rounded says so in ``hasBeenRounded``.
// apple: https://developer.apple.com/documentation/coremedia/cmtime-api
public struct CMTime: Sendable {
    /// How many parts of a second: ``value`` / ``timescale`` is the time in seconds.
    public var value: CMTimeValue
    /// How many parts make a second. 0 for the times that are no number.
    public var timescale: CMTimeScale
    /// Says whether it is a time, and whether it is one of those that are no number.
    public var flags: CMTimeFlags
    /// 0 for lengths, and for moments of a line that does not repeat.
    public var epoch: CMTimeEpoch

    /// The invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// A time by all its parts, which need not make sense.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// No time. Default of ``init()``.
    public static let invalid = CMTime()
    /// A time nobody knows yet, as the length of what is broadcast.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// After all others.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Before all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    /// 0 of a scale of 1.
    public static let zero = CMTime(value: 0, timescale: 1, flags: .valid, epoch: 0)

    // MARK: Kinds

    /// True if it is a time at all.
    public var isValid: Bool { flags.contains(.valid) }
    /// True if it is after all others.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// True if it is before all others.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// True if nobody knows it yet.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// True if it is valid, and neither infinite nor indefinite.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// True if the number is not exactly the one that was asked for.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// The time in seconds: infinite for the infinities, no number for the invalid and the indefinite time.
    // apple: https://developer.apple.com/documentation/coremedia/cmtime-api/seconds
    public var seconds: Double {
        if isNumeric { return timescale == 0 ? .nan : Double(value) / Double(timescale) }
        if isPositiveInfinity { return .infinity }
        return isNegativeInfinity ? -.infinity : .nan
    }
}
