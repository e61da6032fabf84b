import Foundation

/// Recognises two fingers that turn about each other. Continuous; it ends when one of them is lifted.
// apple: https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer
@preconcurrency @MainActor @objcMembers open class UIRotationGestureRecognizer: _TwoFingerGestureRecognizer {
    /// How far the fingers have turned since both had come down, in radians, clockwise; more than a full turn where they did that.
    ///
    /// Setting it makes later values count from the one set, and the velocity zero until the next move.
    open var rotation: CGFloat {
        get { turned }
        set {
            turned = newValue
            restartSpeed()
        }
    }

    /// How fast ``rotation`` changes, in radians per second.
    open var velocity: CGFloat { speed.perSecond }

    private var turned: CGFloat = 0
    /// The same, whatever ``rotation`` was set to.
    private var turnedInAll: CGFloat = 0
    private var latestAngle: CGFloat = 0

    /// How far the fingers have to turn before the gesture begins, in radians.
    // ad-hoc: said to be small
    private static let smallestTurn: CGFloat = 0.1

    override var value: CGFloat { turned }

    override func start(_ fingers: FingerPair) {
        latestAngle = fingers.angle
        turnedInAll = 0
    }

    override func follow(_ fingers: FingerPair) -> Bool {
        // The shorter way round, so that passing half a turn is no jump.
        let step = remainder(fingers.angle - latestAngle, 2 * .pi)
        latestAngle = fingers.angle
        turned += step
        turnedInAll += step
        return abs(turnedInAll) >= Self.smallestTurn
    }

    open override func reset() {
        super.reset()
        turned = 0
    }
}
