/// An animation that moves as a mass on a spring.
///
/// It ends with its `duration`, at rest or not; see ``settlingDuration``. It has no use for a timing function.
// apple: https://developer.apple.com/documentation/quartzcore/caspringanimation
open class CASpringAnimation: CABasicAnimation {
    /// Above 0. Default: 1.
    open var mass: CGFloat = 1
    /// Above 0. Default: 100.
    open var stiffness: CGFloat = 100
    /// 0 or more; 0 never comes to rest. Default: 10.
    open var damping: CGFloat = 10
    /// Speed at the beginning, in ways per second; positive towards the end. Default: 0.
    open var initialVelocity: CGFloat = 0

    /// A spring by how it feels.
    ///
    /// - Parameters:
    ///   - perceptualDuration: in seconds, above 0: shorter is stiffer.
    ///   - bounce: 0 does not overshoot, 1 never comes to rest, numbers below 0 arrive slowly.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let frequency = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 1e-6))
        mass = 1
        stiffness = frequency * frequency
        damping = bounce >= 0 ? 2 * frequency * (1 - min(bounce, 1)) : 2 * frequency / (1 + max(bounce, -0.999))
        duration = settlingDuration
    }

    /// When the mass stays within a thousandth of the way from its end. In seconds; infinite without damping.
    open var settlingDuration: CFTimeInterval { spring.settlingTime(within: 0.001) }

    override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        guard let copy = copy as? CASpringAnimation else { return }
        copy.mass = mass
        copy.stiffness = stiffness
        copy.damping = damping
        copy.initialVelocity = initialVelocity
    }

    override func share(at position: CFTimeInterval) -> Double { 1 - spring.distance(at: position) }

    private var spring: Spring {
        Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(initialVelocity))
    }
}
