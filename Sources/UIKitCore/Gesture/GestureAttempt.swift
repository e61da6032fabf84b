/// What a recogniser has seen since its last reset.
@MainActor
struct GestureAttempt {
    var state = UIGestureRecognizer.State.possible
    /// All touches given to the recogniser, lifted ones too.
    var touches: [UITouch] = []
    /// Those that are part of the gesture at the moment.
    var tracked: [UITouch] = []
    /// States that wait until others have failed, in order.
    var pending: [UIGestureRecognizer.State] = []
    /// Whether the delegates have agreed that it begins.
    var mayBegin = false
    /// Whom the delegates say it has to wait for; nil before they were asked.
    var dynamicRequirements: [UIGestureRecognizer]?
    private var latestScreenLocation = CGPoint.zero

    nonisolated init() {}

    var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
    var isActive: Bool { state == .began || state == .changed }

    mutating func add(_ touch: UITouch) {
        touches.append(touch)
        tracked.append(touch)
        rememberLocation()
    }

    mutating func remove(_ touch: UITouch) {
        tracked.removeAll { $0 === touch }
    }

    /// Keeps the place of the gesture for the time after its fingers are lifted.
    mutating func rememberLocation() {
        guard !tracked.isEmpty else { return }
        let count = CGFloat(tracked.count)
        latestScreenLocation = CGPoint(
            x: tracked.reduce(0) { $0 + $1.screenLocation.x } / count, y: tracked.reduce(0) { $0 + $1.screenLocation.y } / count)
    }

    /// The middle of the fingers, in points of the screen.
    var screenLocation: CGPoint { latestScreenLocation }

    func location(in view: UIView?, window: UIWindow?) -> CGPoint {
        guard let root = window ?? view?.window else { return latestScreenLocation }
        let inWindow = root.point(fromScreen: latestScreenLocation)
        guard let view else { return inWindow }
        return view.convert(inWindow, from: root as UIView)
    }
}
