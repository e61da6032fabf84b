/// An animation from what a layer and its sublayers looked like to what they look like now.
///
/// Change the layer, and add the transition in the same transaction: the old look is that of the latest frame. The layer's
/// place is not part of the look. Only one transition runs in a layer; the latest one wins.
// apple: https://developer.apple.com/documentation/quartzcore/catransition
open class CATransition: CAAnimation {
    /// Default: `fade`.
    open var type = CATransitionType.fade
    /// Where sliding begins; nil, the default, slides from the left. Has no effect on fading.
    open var subtype: CATransitionSubtype?
    /// How far the transition has come when it begins, from 0 to 1. Default: 0.
    open var startProgress: Float = 0
    /// How far it has come when it ends, from ``startProgress`` to 1. Default: 1.
    open var endProgress: Float = 1

    override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        guard let copy = copy as? CATransition else { return }
        copy.type = type
        copy.subtype = subtype
        copy.startProgress = startProgress
        copy.endProgress = endProgress
    }

    /// How far the transition has come, from 0 to 1.
    final func share(at moment: MediaMoment) -> Double {
        let (start, end) = (Double(startProgress), Double(endProgress))
        return min(max(start + (end - start) * progress(at: moment.position), 0), 1)
    }

    /// From where the new look starts to its position, for bounds of a size.
    final func start(in size: CGSize) -> CGVector {
        switch subtype {
        case .fromRight?: CGVector(dx: size.width, dy: 0)
        case .fromTop?: CGVector(dx: 0, dy: size.height)
        case .fromBottom?: CGVector(dx: 0, dy: -size.height)
        // ad-hoc: nothing is said about a missing one.
        default: CGVector(dx: -size.width, dy: 0)
        }
    }
}
