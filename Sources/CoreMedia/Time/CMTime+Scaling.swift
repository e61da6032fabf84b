extension CMTime {
    /// The same time in another scale.
    ///
    /// ``hasBeenRounded`` is set where that has no such moment, and cleared where the conversion is exact. Times that are no number stay.
    /// - Parameter newTimescale: parts of a second; the result is invalid if that is not above 0.
    // apple: https://developer.apple.com/documentation/coremedia/cmtimeconvertscale(_:timescale:method:)
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isUsable, newTimescale > 0 else { return .invalid }
        guard isNumeric else { return self }
        let (quotient, isExact) = method.divide(
            Int128(value) * Int128(newTimescale), by: Int128(timescale), isCoarser: newTimescale < timescale)
        guard let value = Int64(exactly: quotient) else { return quotient > 0 ? .positiveInfinity : .negativeInfinity }
        let isRounded = !isExact || (hasBeenRounded && newTimescale != timescale)
        return CMTime(value: value, timescale: newTimescale, flags: isRounded ? [.valid, .hasBeenRounded] : .valid, epoch: epoch)
    }
}
