/// An animation from one value of a property to another.
///
/// With `from` and `to` it goes from the one to the other; with `by` and one of them, the other lies `by` away; values
/// that are missing are those that the property has otherwise.
// apple: https://developer.apple.com/documentation/quartzcore/cabasicanimation
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the beginning. Nil: what the other two give, or what it is otherwise. Default: nil.
    open var fromValue: Any? { didSet { knownEnds = nil } }
    /// The value at the end. Nil: what the other two give, or what it is otherwise. Default: nil.
    open var toValue: Any? { didSet { knownEnds = nil } }
    /// By how much it changes; regarded only where one of the other two is nil. Default: nil.
    open var byValue: Any? { didSet { knownEnds = nil } }

    /// The three as values that can be mixed.
    private struct Ends {
        let from: AnimatableValue?
        let to: AnimatableValue?
        let by: AnimatableValue?

        init(of animation: CABasicAnimation) {
            from = animation.fromValue.flatMap { AnimatableValue($0) }
            to = animation.toValue.flatMap { AnimatableValue($0) }
            by = animation.byValue.flatMap { AnimatableValue($0) }
        }
    }

    // optimization: read once and not for each frame, since looking into values of any type takes long
    private final var knownEnds: Ends?

    private final func ends() -> Ends {
        if let knownEnds { return knownEnds }
        let ends = Ends(of: self)
        // A subclass may say other values whenever it is asked.
        if type(of: self) == CABasicAnimation.self || type(of: self) == CASpringAnimation.self { knownEnds = ends }
        return ends
    }

    override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }

    override func apply(to layer: CALayer, at moment: MediaMoment) {
        guard let property = property(), let current = layer.animatableValue(of: property), let input = input(of: current) else { return }
        let (from, to) = ends(like: input)
        var value = from.interpolated(to: to, at: share(at: moment.position))
        if isCumulative, moment.run > 0 { value = value.adding(to.multiplied(by: moment.run)) }
        put(value, into: property, being: current, of: layer)
    }

    /// How far the way is, mostly from 0 to 1. Springs have their own law.
    func share(at position: CFTimeInterval) -> Double { progress(at: position) }

    /// Both ends; of a pair that does not fit together, or does not fit the property, what fits.
    private func ends(like current: AnimatableValue) -> (AnimatableValue, AnimatableValue) {
        let ends = ends()
        // Added to the property, "what it has otherwise" is nothing more than it has.
        let otherwise = isAdditive ? current.zero : current
        let from = ends.from?.converted(toKindOf: current)
        let to = ends.to?.converted(toKindOf: current)
        let by = ends.by?.converted(toKindOf: current)
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
