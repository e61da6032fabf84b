/// How the values between keyframes are found.
// apple: https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight from one value to the next; the default.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value stays until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight, at an even pace over all values; key times and timing functions have no effect.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On that curve, at an even pace.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
