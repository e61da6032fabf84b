// The order of all times: the negative infinity, numbers, the indefinite one, the positive infinity, and the invalid one. Among numbers,
// those of an earlier epoch come first.
// apple: https://developer.apple.com/documentation/coremedia/cmtimecompare(_:_:)
extension CMTime: Comparable, Hashable {
    public static func < (time1: CMTime, time2: CMTime) -> Bool { time1.compared(with: time2) < 0 }
    public static func == (time1: CMTime, time2: CMTime) -> Bool { time1.compared(with: time2) == 0 }

    /// -1, 0 or 1.
    func compared(with other: CMTime) -> Int32 {
        if rank != other.rank { return rank < other.rank ? -1 : 1 }
        guard rank == Self.rankOfNumbers else { return 0 }
        if epoch != other.epoch { return epoch < other.epoch ? -1 : 1 }
        let (mine, theirs) = (Int128(value) * Int128(other.timescale), Int128(other.value) * Int128(timescale))
        return mine == theirs ? 0 : mine < theirs ? -1 : 1
    }

    private static let rankOfNumbers = 1

    private var rank: Int {
        if !isUsable { return 4 }
        if isPositiveInfinity { return 3 }
        if isIndefinite { return 2 }
        return isNegativeInfinity ? 0 : Self.rankOfNumbers
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        guard rank == Self.rankOfNumbers else { return }
        // Equal times of different scales are the same fraction in lowest terms.
        let divisor = Int128(Self.greatestCommonDivisor(UInt128(value.magnitude), UInt128(timescale)))
        hasher.combine(Int128(value) / divisor)
        hasher.combine(Int128(timescale) / divisor)
        hasher.combine(epoch)
    }
}
