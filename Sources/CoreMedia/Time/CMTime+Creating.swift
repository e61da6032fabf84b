extension CMTime {
    /// A number of parts of a second.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
    }

    /// A number of seconds, cut off to whole parts.
    ///
    /// A scale in which the number would not fit is halved until it does; a number that never fits is an infinity, as an infinite one.
    /// - Parameter preferredTimescale: parts of a second; the time is invalid if that is not above 0.
    // apple: https://developer.apple.com/documentation/coremedia/cmtime-api/init(seconds:preferredtimescale:)
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard preferredTimescale > 0, !seconds.isNaN else {
            self = .invalid
            return
        }
        var scale = preferredTimescale
        while scale > 1, abs(seconds * Double(scale)) >= 0x1p63 { scale /= 2 }
        let parts = seconds * Double(scale)
        guard abs(parts) < 0x1p63 else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        // ad-hoc: a product a hair below a whole number is that number: 0.29 × 100 is meant to be 29.
        let nearest = parts.rounded()
        let isMeant = nearest / Double(scale) == seconds && abs(nearest) < 0x1p63
        self.init(value: Int64(isMeant ? nearest : parts.rounded(.towardZero)), timescale: scale)
        if self.seconds != seconds { flags.insert(.hasBeenRounded) }
    }

    /// A fraction as a time: in the scale given if that has room for it, or else in the finest that has.
    init(_ parts: Int128, per scale: Int128, epoch: CMTimeEpoch, isRounded: Bool) {
        var (parts, scale, isRounded) = (parts, scale, isRounded)
        if scale > Int128(kCMTimeMaxTimescale) {
            let divisor = Self.greatestCommonDivisor(parts.magnitude, scale.magnitude)
            (parts, scale) = (parts / Int128(divisor), scale / Int128(divisor))
        }
        if scale > Int128(kCMTimeMaxTimescale) {
            let finest = Int128(kCMTimeMaxTimescale)
            // Both sides lose the same bits where the product would not fit.
            let excess = max(0, 127 - parts.magnitude.leadingZeroBitCount - 95)
            let converted = CMTimeRoundingMethod.default.divide((parts >> Int128(excess)) * finest, by: max(1, scale >> Int128(excess)))
            (parts, scale) = (converted.quotient, finest)
            isRounded = isRounded || !converted.isExact || excess > 0
        }
        while Int64(exactly: parts) == nil, scale > 1 {
            let halved = CMTimeRoundingMethod.default.divide(parts * (scale / 2), by: scale)
            (parts, scale) = (halved.quotient, scale / 2)
            isRounded = isRounded || !halved.isExact
        }
        guard let value = Int64(exactly: parts) else {
            self = parts > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(value: value, timescale: CMTimeScale(scale), flags: isRounded ? [.valid, .hasBeenRounded] : .valid, epoch: epoch)
    }

    static func greatestCommonDivisor(_ first: UInt128, _ second: UInt128) -> UInt128 {
        var (a, b) = (first, second)
        while b != 0 { (a, b) = (b, a % b) }
        return max(a, 1)
    }
}
