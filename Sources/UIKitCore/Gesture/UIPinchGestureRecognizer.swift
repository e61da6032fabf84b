import Foundation

/// Recognises two fingers that move apart or together. Continuous; it ends when one of them is lifted.
// apple: https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor @objcMembers open class UIPinchGestureRecognizer: _TwoFingerGestureRecognizer {
    /// The distance of the fingers, in units of what it was when both had come down.
    ///
    /// Setting it makes later values count from the one set, and the velocity zero until the next move.
    open var scale: CGFloat {
        get { ownScale }
        set {
            ownScale = newValue
            base = (distance: latestDistance, scale: newValue)
            restartSpeed()
        }
    }

    /// How fast ``scale`` changes, per second.
    open var velocity: CGFloat { speed.perSecond }

    private var ownScale: CGFloat = 1
    /// The distance and scale at the beginning.
    private var base = (distance: CGFloat(1), scale: CGFloat(1))
    private var firstDistance: CGFloat = 1
    private var latestDistance: CGFloat = 1

    /// How much the distance has to change before the gesture begins, in points.
    // ad-hoc: said to be small
    private static let shortestWay: CGFloat = 8

    override var value: CGFloat { ownScale }

    override func start(_ fingers: FingerPair) {
        firstDistance = fingers.distance
        latestDistance = firstDistance
        base = (distance: firstDistance, scale: ownScale)
    }

    override func follow(_ fingers: FingerPair) -> Bool {
        latestDistance = fingers.distance
        ownScale = base.scale * latestDistance / base.distance
        return abs(latestDistance - firstDistance) >= Self.shortestWay
    }

    open override func reset() {
        super.reset()
        ownScale = 1
    }
}
