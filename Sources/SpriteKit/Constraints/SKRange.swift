public import Foundation

/// The numbers between two limits.
// apple: https://developer.apple.com/documentation/spritekit/skrange
open class SKRange: NSObject {
    /// The least number.
    open var lowerLimit: CGFloat
    /// The greatest number.
    open var upperLimit: CGFloat

    /// The numbers between two limits, both among them.
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
        (lowerLimit, upperLimit) = (lower, upper)
        super.init()
    }

    /// All numbers from a limit on.
    public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
    /// All numbers up to a limit.
    public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
    /// One number.
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    /// The numbers about one.
    /// - Parameter variance: how far they go on both sides.
    public convenience init(value: CGFloat, variance: CGFloat) { self.init(lowerLimit: value - variance, upperLimit: value + variance) }
    /// All numbers.
    open class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity, upperLimit: .infinity) }

    /// The number of the range that is nearest to one.
    func clamp(_ value: CGFloat) -> CGFloat { value.isNaN ? value : max(min(value, upperLimit), lowerLimit) }
}
