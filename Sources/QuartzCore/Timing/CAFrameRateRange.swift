/// How often something should be called in a second.
// apple: https://developer.apple.com/documentation/quartzcore/caframeraterange
public struct CAFrameRateRange: Hashable, Sendable {
    /// The least, in calls a second; 0 for none. Not regarded.
    public var minimum: Float
    /// The most, in calls a second; 0 for none. Regarded where nothing is preferred.
    public var maximum: Float
    /// The best rate, in calls a second; nil leaves it open.
    public var preferred: Float?

    /// A wish for a rate, in calls a second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// No wish.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
