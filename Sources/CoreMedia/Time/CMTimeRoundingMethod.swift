/// How a time becomes one of another scale that has no such moment.
// apple: https://developer.apple.com/documentation/coremedia/cmtimeroundingmethod
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest; a half away from zero.
    case roundHalfAwayFromZero = 1
    case roundTowardZero = 2
    case roundAwayFromZero = 3
    /// Towards zero for a coarser scale, away from zero for a finer one; never a negative time to zero.
    case quickTime = 4
    case roundTowardPositiveInfinity = 5
    case roundTowardNegativeInfinity = 6

    /// How it is rounded where nobody says otherwise.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

    /// A quotient as a whole number.
    /// - Parameter divisor: above 0.
    func divide(_ dividend: Int128, by divisor: Int128, isCoarser: Bool = true) -> (quotient: Int128, isExact: Bool) {
        let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
        guard rest != 0 else { return (quotient, true) }
        let away = quotient + (dividend < 0 ? -1 : 1)
        let rounded =
            switch self {
            case .roundHalfAwayFromZero: rest.magnitude * 2 >= divisor.magnitude ? away : quotient
            case .roundTowardZero: quotient
            case .roundAwayFromZero: away
            case .quickTime: isCoarser && !(dividend < 0 && quotient == 0) ? quotient : away
            case .roundTowardPositiveInfinity: dividend < 0 ? quotient : away
            case .roundTowardNegativeInfinity: dividend < 0 ? away : quotient
            }
        return (rounded, false)
    }
}
