/// An animation from one value of a property to another.
///
/// With `from` and `to` it goes from the one to the other; with `by` and one of them, the other lies `by` away; values
/// that are missing are those that the property has otherwise.
// apple: https://developer.apple.com/documentation/quartzcore/cabasicanimation
open class CABasicAnimation: CAPropertyAnimation {
    /// What the property begins with. Nil: what the other two give, or what it is otherwise. Default: nil.
    open var fromValue: Any?
    /// What the property ends with. Nil: what the other two give, or what it is otherwise. Default: nil.
    open var toValue: Any?
    /// By how much it changes; regarded only where one of the other two is nil. Default: nil.
    open var byValue: Any?

    override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }

    override func apply(to layer: CALayer, at moment: MediaMoment) {
        guard let keyPath, let property = layer.animatableValue(atKeyPath: keyPath), let current = input(of: property) else { return }
        let (from, to) = ends(current: current)
        var value = from.interpolated(to: to, at: share(at: moment.position))
        if isCumulative, moment.run > 0 { value = value.adding(to.multiplied(by: moment.run)) }
        put(value, into: property, of: layer)
    }

    /// How far the way is, mostly from 0 to 1. Springs have their own law.
    func share(at position: CFTimeInterval) -> Double { progress(at: position) }

    /// Both ends; of a pair that does not fit together, or does not fit the property, what fits.
    private func ends(current: AnimatableValue) -> (AnimatableValue, AnimatableValue) {
        func read(_ value: Any?) -> AnimatableValue? {
            value.flatMap { AnimatableValue($0) }.flatMap { $0.converted(toKindOf: current) }
        }
        // Added to the property, "what it has otherwise" is nothing more than it has.
        let otherwise = isAdditive ? current.zero : current
        let from = read(fromValue)
        let to = read(toValue)
        let by = read(byValue)
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.subtracting(by), to)
        case (let from?, nil, nil): return (from, otherwise)
        case (nil, let to?, nil): return (otherwise, to)
        case (nil, nil, let by?): return (otherwise, otherwise.adding(by))
        case (nil, nil, nil): return (otherwise, otherwise)
        }
    }
}
