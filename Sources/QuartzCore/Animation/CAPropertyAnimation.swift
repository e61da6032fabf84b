/// An animation of one property of a layer; see ``CABasicAnimation``.
// apple: https://developer.apple.com/documentation/quartzcore/capropertyanimation
open class CAPropertyAnimation: CAAnimation {
    /// - Parameter path: see ``keyPath``.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The key of a property, or the way to a part of it, such as "position.x" or "transform.rotation.z". Default: nil.
    open var keyPath: String?

    /// True if values are added to the property's value instead of replacing it. Default: false.
    open var isAdditive = false

    /// True if each repetition starts where the one before it ended. Default: false.
    open var isCumulative = false

    /// Makes what is put into the property of the values of the animation, which then are numbers, or lists of three.
    ///
    /// Only for properties that are transforms. Default: nil, the values are put in as they are.
    open var valueFunction: CAValueFunction?

    /// The property that ``keyPath`` named when it was last asked for.
    private final var named: AnimatedProperty?

    /// The property that ``keyPath`` names; nil without one.
    final func property() -> AnimatedProperty? {
        guard let keyPath else { return nil }
        if let named, named.path == keyPath { return named }
        named = AnimatedProperty(path: keyPath)
        return named
    }

    override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
        copy.valueFunction = valueFunction
    }

    /// The value that the animation's values are mixed with: the property's own, or that of the numbers it is made of.
    final func input(of current: AnimatableValue) -> AnimatableValue? {
        guard let valueFunction else { return current }
        guard case .transform(let transform) = current else { return nil }
        return valueFunction.input(of: transform)
    }

    /// Puts a value into a property, or adds it to what that is.
    final func put(_ value: AnimatableValue, into property: AnimatedProperty, being current: AnimatableValue, of layer: CALayer) {
        var value = value
        if let valueFunction {
            guard let transform = valueFunction.output(for: value) else { return }
            value = .transform(transform)
        }
        layer.setAnimatableValue(isAdditive ? current.adding(value) : value, of: property)
    }
}
