import Foundation

/// The state of a recogniser since its last reset.
@MainActor
struct GestureAttempt {
    var state = UIGestureRecognizer.State.possible
    /// All touches given to the recogniser, lifted ones too.
    var touches: [UITouch] = []
    /// Those that are part of the gesture at the moment.
    var tracked: [UITouch] = []
    /// The presses given to the recogniser.
    var presses: [UIPress] = []
    /// The states that wait until others have failed: beginning, ending, or one after the other.
    var pending: [UIGestureRecognizer.State] = []
    /// True if the delegates have agreed that it begins.
    var mayBegin = false
    /// For each other recogniser that the delegates were asked about: whether this one has to wait for its failure.
    var dynamicRequirements: [ObjectIdentifier: Bool] = [:]
    /// True if lifted fingers stay part of the gesture, as those of a tap do.
    var keepsLiftedFingers = false
    /// Gives up on a recogniser that stays undecided without a finger on the screen.
    var expiry: GestureTimer?
    /// Those of the event that the recogniser was notified of last.
    var modifierFlags: UIKeyModifierFlags = []
    var buttonMask: UIEvent.ButtonMask = []
    /// Where the recogniser is in play; nil while it is not.
    weak var arena: GestureArena?
    private var latestScreenLocation = CGPoint.zero

    nonisolated init() {}

    var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
    var isActive: Bool { state == .began || state == .changed }
    /// True if the gesture goes on, openly or while it waits for others to fail.
    var hasBegun: Bool { isActive || pending.first == .began }
    /// True if all fingers and keys are gone.
    var isReleased: Bool { touches.allSatisfy(\.isOver) && presses.allSatisfy(\.isOver) }

    /// The fingers that count as part of the gesture.
    var participants: [UITouch] { keepsLiftedFingers ? tracked : tracked.filter { !$0.isOver } }

    mutating func add(_ touch: UITouch) {
        expiry?.cancel()
        expiry = nil
        touches.append(touch)
        tracked.append(touch)
        rememberLocation()
    }

    mutating func remove(_ touch: UITouch) {
        tracked.removeAll { $0 === touch }
        touches.removeAll { $0 === touch }
    }

    /// Keeps the location of the gesture for the time after its fingers are lifted.
    mutating func rememberLocation() {
        if let middle = Self.middle(of: tracked) { latestScreenLocation = middle }
    }

    /// Sets the location of a gesture that is not made with fingers.
    mutating func setScreenLocation(_ location: CGPoint) { latestScreenLocation = location }

    /// The middle of the fingers, in points of the screen.
    var screenLocation: CGPoint { latestScreenLocation }

    func location(in view: UIView?, window: UIWindow?) -> CGPoint {
        guard let root = window ?? view?.window else { return latestScreenLocation }
        let inWindow = root.point(fromScreen: latestScreenLocation)
        guard let view else { return inWindow }
        return view.convert(inWindow, from: root as UIView)
    }

    static func middle(of touches: [UITouch]) -> CGPoint? {
        guard !touches.isEmpty else { return nil }
        let count = CGFloat(touches.count)
        return CGPoint(
            x: touches.reduce(0) { $0 + $1.screenLocation.x } / count, y: touches.reduce(0) { $0 + $1.screenLocation.y } / count)
    }
}
