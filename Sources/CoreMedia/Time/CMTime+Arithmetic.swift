// A time that is no number decides the result: the invalid one first, then the indefinite one, then the infinities, of which opposite ones
// have no sum.
extension CMTime {
    /// The sum, in the smallest scale that has room for both.
    // apple: https://developer.apple.com/documentation/coremedia/cmtimeadd(_:_:)
    public static func + (addend1: CMTime, addend2: CMTime) -> CMTime { addend1.adding(addend2, sign: 1) }
    /// The difference, in the smallest scale that has room for both.
    // apple: https://developer.apple.com/documentation/coremedia/cmtimesubtract(_:_:)
    public static func - (minuend: CMTime, subtrahend: CMTime) -> CMTime { minuend.adding(subtrahend, sign: -1) }
    /// Adds a time.
    public static func += (time: inout CMTime, addend: CMTime) { time = time + addend }
    /// Takes a time away.
    public static func -= (time: inout CMTime, subtrahend: CMTime) { time = time - subtrahend }

    private func adding(_ other: CMTime, sign: Int128) -> CMTime {
        guard isUsable, other.isUsable else { return .invalid }
        if isIndefinite || other.isIndefinite { return .indefinite }
        guard isNumeric, other.isNumeric else {
            let added = sign > 0 ? other : other.negated
            if isNumeric { return added }
            return added.isNumeric || added.flags == flags ? self : .invalid
        }
        // Lengths have no epoch; the difference of two moments of one epoch is a length.
        let isDifference = sign < 0 && epoch == other.epoch
        guard epoch == other.epoch || other.epoch == 0 || (epoch == 0 && sign > 0) else { return .invalid }
        let divisor = Int128(Self.greatestCommonDivisor(UInt128(timescale), UInt128(other.timescale)))
        let scale = Int128(timescale) / divisor * Int128(other.timescale)
        let parts = Int128(value) * (scale / Int128(timescale)) + sign * Int128(other.value) * (scale / Int128(other.timescale))
        return CMTime(
            parts, per: scale, epoch: isDifference ? 0 : max(epoch, other.epoch), isRounded: hasBeenRounded || other.hasBeenRounded)
    }

    var negated: CMTime {
        if isPositiveInfinity { return .negativeInfinity }
        if isNegativeInfinity { return .positiveInfinity }
        guard isNumeric else { return self }
        return CMTime(-Int128(value), per: Int128(timescale), epoch: epoch, isRounded: hasBeenRounded)
    }

    /// True if it is valid, and has a scale if it is a number.
    var isUsable: Bool { isValid && (!isNumeric || timescale > 0) }

    /// The same, multiplied by a fraction.
    /// - Parameter divisor: the result is invalid for 0.
    func multiplied(by multiplier: Int32, over divisor: Int32) -> CMTime {
        guard isUsable, divisor != 0 else { return .invalid }
        let isNegative = (multiplier < 0) != (divisor < 0)
        guard isNumeric else { return isIndefinite ? self : multiplier == 0 ? .invalid : isNegative ? negated : self }
        let parts = Int128(value) * Int128(multiplier) * (divisor < 0 ? -1 : 1)
        let divided = Int128(divisor.magnitude)
        if parts % divided == 0 {
            return CMTime(parts / divided, per: Int128(timescale), epoch: epoch, isRounded: hasBeenRounded)
        }
        return CMTime(parts, per: Int128(timescale) * divided, epoch: epoch, isRounded: hasBeenRounded)
    }

    /// The same, multiplied by a number: in its own scale if that is exact, or else in one of at least 1,000,000,000 parts.
    func multiplied(by multiplier: Double) -> CMTime {
        guard isUsable, !multiplier.isNaN else { return .invalid }
        guard isNumeric else { return isIndefinite ? self : multiplier == 0 ? .invalid : multiplier < 0 ? negated : self }
        if let whole = Int64(exactly: multiplier) {
            return CMTime(Int128(value) * Int128(whole), per: Int128(timescale), epoch: epoch, isRounded: hasBeenRounded)
        }
        let scale = max(Double(timescale), 1e9)
        let parts = (Double(value) * multiplier / Double(timescale) * scale).rounded(.toNearestOrAwayFromZero)
        guard abs(parts) < 0x1p100 else { return parts > 0 ? .positiveInfinity : .negativeInfinity }
        return CMTime(Int128(parts), per: Int128(scale), epoch: epoch, isRounded: true)
    }
}
