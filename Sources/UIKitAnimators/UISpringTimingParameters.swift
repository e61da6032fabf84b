import Foundation

/// The motion of a mass on a spring.
// apple: https://developer.apple.com/documentation/uikit/uispringtimingparameters
@preconcurrency @MainActor @objcMembers
open class UISpringTimingParameters: UIObject, UITimingCurveProvider, @preconcurrency NSCopying,
    @preconcurrency NSCoding
{
    /// The parameters of a spring.
    private enum Law {
        case ratio(CGFloat)
        case feeling(duration: TimeInterval, bounce: CGFloat)
        case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }

    private let law: Law
    /// In ways per second, along both axes. What has only one number moves by the length of this.
    public let initialVelocity: CGVector

    /// The system's spring: stiff, and quickly at rest without overshooting.
    @preconcurrency @MainActor public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// A spring that is at rest when the animator's duration is over.
    /// - Parameters:
    ///   - ratio: 1 does not overshoot; the nearer to 0, the more it swings.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        law = .ratio(ratio)
        initialVelocity = velocity
        super.init()
    }

    /// A spring that begins at rest.
    /// - Parameter ratio: 1 comes to rest without swinging, less swings.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// A spring that takes the time that it takes; the animator's duration has no effect.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        law = .physics(mass: mass, stiffness: stiffness, damping: damping)
        initialVelocity = velocity
        super.init()
    }

    /// A spring by how it feels; the animator's duration has no effect.
    /// - Parameters:
    ///   - duration: about how long the motion is noticed, in seconds.
    ///   - bounce: 0 does not overshoot, towards 1 it swings more and more, below 0 it arrives slowly.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        law = .feeling(duration: duration, bounce: bounce)
        initialVelocity = velocity
        super.init()
    }

    /// A spring that begins at rest.
    /// - Parameter bounce: 0 comes to rest without swinging, more swings.
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    private enum CodingKey {
        static let numbers = ["mass", "stiffness", "damping"]
        static let ratio = "dampingRatio"
        static let velocity = ["velocityX", "velocityY"]
    }

    public required init?(coder: NSCoder) {
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        law =
            coder.containsValue(forKey: CodingKey.ratio)
            ? .ratio(number(CodingKey.ratio))
            : .physics(
                mass: number(CodingKey.numbers[0]), stiffness: number(CodingKey.numbers[1]), damping: number(CodingKey.numbers[2]))
        initialVelocity = CGVector(dx: number(CodingKey.velocity[0]), dy: number(CodingKey.velocity[1]))
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(Double(initialVelocity.dx), forKey: CodingKey.velocity[0])
        coder.encode(Double(initialVelocity.dy), forKey: CodingKey.velocity[1])
        if case .ratio(let ratio) = law { return coder.encode(Double(ratio), forKey: CodingKey.ratio) }
        let spring = motion(lasting: 0)
        for (key, number) in zip(CodingKey.numbers, [spring.mass, spring.stiffness, spring.damping]) { coder.encode(number, forKey: key) }
    }

    /// The object itself, as it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    // MARK: Internal

    /// Backwards if the greater part of the velocity is negative.
    private var speed: Double {
        let length = (initialVelocity.dx * initialVelocity.dx + initialVelocity.dy * initialVelocity.dy).squareRoot()
        let greater = abs(initialVelocity.dx) >= abs(initialVelocity.dy) ? initialVelocity.dx : initialVelocity.dy
        return Double(greater < 0 ? -length : length)
    }

    func motion(lasting duration: TimeInterval) -> SpringMotion {
        switch law {
        case .ratio(let ratio):
            SpringMotion(dampingRatio: Double(ratio), velocity: speed, duration: duration)
        case .feeling(let duration, let bounce):
            SpringMotion(perceptualDuration: duration, bounce: Double(bounce), velocity: speed)
        case .physics(let mass, let stiffness, let damping):
            SpringMotion(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: speed)
        }
    }
}
