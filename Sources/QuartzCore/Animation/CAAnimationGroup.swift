/// Animations that run together.
///
/// The animations in it count their time from the beginning of the group, and are cut off at its end. One without a
/// duration of its own has that of the group. Their delegates are not called.
// apple: https://developer.apple.com/documentation/quartzcore/caanimationgroup
open class CAAnimationGroup: CAAnimation {
    /// Default: nil.
    open var animations: [CAAnimation]?

    override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        guard let copy = copy as? CAAnimationGroup else { return }
        copy.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func apply(to layer: CALayer, at moment: MediaMoment) {
        let time = progress(at: moment.position) * duration
        for animation in animations ?? [] {
            var timing = animation.timing
            if timing.duration == 0 { timing.duration = duration }
            guard let own = timing.moment(atLocalTime: timing.localTime(forParentTime: time)) else { continue }
            // The animation reads its duration while it is applied.
            let stored = animation.timing
            animation.timing = timing
            animation.apply(to: layer, at: own)
            animation.timing = stored
        }
    }
}
