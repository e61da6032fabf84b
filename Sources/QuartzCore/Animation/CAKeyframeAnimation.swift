/// An animation through several values, or along a path.
// apple: https://developer.apple.com/documentation/quartzcore/cakeyframeanimation
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// Default: nil. Has no effect while there is a ``path``.
    open var values: [Any]? { didSet { knownTrack = nil } }
    /// Where a property that is a point goes. Each end of a segment is a keyframe. Default: nil.
    open var path: CGPath? { didSet { knownPath = nil } }
    /// For each value the share of the duration at which it is reached, growing from 0 to 1; one more for `discrete`.
    ///
    /// Evenly spread when nil, the default, or when there are too few.
    open var keyTimes: [NSNumber]? { didSet { knownTrack = nil } }
    /// How time passes on each way between two values. Missing ones are even. Default: nil.
    open var timingFunctions: [CAMediaTimingFunction]? { didSet { knownTrack = nil } }
    /// Default: `linear`.
    open var calculationMode = CAAnimationCalculationMode.linear { didSet { knownTrack = nil } }
    /// Only with a ``path``. Default: nil, the layer does not turn.
    open var rotationMode: CAAnimationRotationMode?
    /// For each value how tightly a cubic curve bends there: 0 is smooth, 1 tight. Default: nil, all 0.
    open var tensionValues: [NSNumber]? { didSet { knownTrack = nil } }
    /// For each value how sharp the corner of a cubic curve is: 0 is round. Default: nil, all 0.
    open var continuityValues: [NSNumber]? { didSet { knownTrack = nil } }
    /// For each value where a cubic curve bends: above 0 after the value. Default: nil, all 0.
    open var biasValues: [NSNumber]? { didSet { knownTrack = nil } }

    // optimization: read once and not for each frame, since looking into values of any type takes long
    private final var knownTrack: (track: KeyframeTrack, input: AnimatableValue)?
    private final var knownPath: PathTrack?

    // A subclass may return other values each time it is asked.
    private final var mayKeepTracks: Bool { type(of: self) == CAKeyframeAnimation.self }

    /// The ways between the values, as values of the kind that the property has; nil without any.
    private final func track(like input: AnimatableValue) -> KeyframeTrack? {
        if let knownTrack, knownTrack.input.isOfOneKind(with: input) { return knownTrack.track }
        let keys = (values ?? []).compactMap { AnimatableValue($0)?.converted(toKindOf: input) }
        guard let track = KeyframeTrack(keys: keys, animation: self) else { return nil }
        if mayKeepTracks { knownTrack = (track, input) }
        return track
    }

    private final func track(of path: CGPath) -> PathTrack? {
        if let knownPath { return knownPath }
        let track = PathTrack(path)
        if mayKeepTracks { knownPath = track }
        return track
    }

    override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        copy.values = values
        copy.path = path
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
        copy.rotationMode = rotationMode
        copy.tensionValues = tensionValues
        copy.continuityValues = continuityValues
        copy.biasValues = biasValues
    }

    override func apply(to layer: CALayer, at moment: MediaMoment) {
        guard let property = property(), let current = layer.animatableValue(of: property), let input = input(of: current) else { return }
        let share = progress(at: moment.position)
        if let path {
            applyPath(path, property, being: current, to: layer, at: share)
            return
        }
        guard let track = track(like: input) else { return }
        var value = track.value(at: share)
        if isCumulative, moment.run > 0, let last = track.keys.last { value = value.adding(last.multiplied(by: moment.run)) }
        put(value, into: property, being: current, of: layer)
    }

    private func applyPath(
        _ path: CGPath, _ property: AnimatedProperty, being current: AnimatableValue, to layer: CALayer, at share: Double
    ) {
        guard let track = track(of: path) else { return }
        let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
        let position: PathTrack.Position
        if isPaced {
            position = track.position(atLength: share)
        } else {
            let schedule = KeyframeSchedule(count: track.segmentCount + 1, animation: self)
            let step = schedule.step(at: share)
            position = track.position(in: step.index, at: calculationMode == .discrete ? 0 : step.share)
        }
        guard let value = AnimatableValue.point(position.point).converted(toKindOf: current) else { return }
        put(value, into: property, being: current, of: layer)
        guard let rotationMode else { return }
        let turn = rotationMode == .rotateAutoReverse ? position.direction + .pi : position.direction
        layer.transform = CATransform3DConcat(CATransform3DMakeRotation(turn, 0, 0, 1), layer.transform)
    }
}
