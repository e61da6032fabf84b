import Foundation

/// A finger, or a mouse button, on the screen: one object from the moment it comes down until it is lifted.
///
/// Its values change as the finger moves: read it while it is delivered.
// apple: https://developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor @objcMembers open class UITouch: UIObject {
    /// Where in its life a touch is.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    /// What touches the screen.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3

        /// The same as ``pencil``.
        public static var stylus: TouchType { .pencil }
    }

    /// Where in its life the touch is.
    open internal(set) var phase: UITouch.Phase = .began

    /// When the touch last changed, in seconds of the media clock.
    open internal(set) var timestamp: TimeInterval

    /// How many taps in quick succession at one place this touch makes; 1 for the first.
    open internal(set) var tapCount = 1

    /// What touches the screen.
    open var type: UITouch.TouchType { kind }

    /// The view in which the touch began; stays the same when the finger leaves it. Nil once that view has left its window.
    open internal(set) weak var view: UIView?

    /// The window in which the touch began.
    open internal(set) weak var window: UIWindow?

    /// The gesture recognisers that follow the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// The radius of the finger, in points. A pointer has one of half a point.
    open var majorRadius: CGFloat { kind == .direct ? 20 : 0.5 }

    /// How exact ``majorRadius`` is, in points.
    open var majorRadiusTolerance: CGFloat { kind == .direct ? 5 : 0 }

    /// The pressure, where 1 is that of an average touch; 0 where it is not measured.
    open internal(set) var force: CGFloat = 0

    /// The greatest ``force`` that can be; 0 where it is not measured.
    open var maximumPossibleForce: CGFloat { 0 }

    /// Where the touch is, in the coordinates of a view (`bounds` origin included); of the window if nil.
    @objc(locationInView:)
    open func location(in view: UIView?) -> CGPoint { convert(screenLocation, to: view) }

    /// Where the touch was before its latest change.
    @objc(previousLocationInView:)
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousScreenLocation, to: view) }

    /// The same as ``location(in:)``: no device here knows better.
    @objc(preciseLocationInView:)
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The same as ``previousLocation(in:)``.
    @objc(precisePreviousLocationInView:)
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    // MARK: Internal

    let kind: TouchType
    /// In points of the screen.
    private(set) var screenLocation: CGPoint
    private(set) var previousScreenLocation: CGPoint
    /// Where and when it came down.
    let firstScreenLocation: CGPoint
    let firstTimestamp: TimeInterval
    /// Those that were given the touch, the deepest view's first.
    var recognizers: [UIGestureRecognizer] = []
    /// The event that carries the touch, alive as long as its screen.
    unowned let event: TouchesEvent
    /// What the touched view has been told so far.
    var delivery = TouchDelivery()

    init(kind: TouchType, at location: CGPoint, timestamp: TimeInterval, event: TouchesEvent) {
        self.event = event
        self.kind = kind
        self.timestamp = timestamp
        screenLocation = location
        previousScreenLocation = location
        firstScreenLocation = location
        firstTimestamp = timestamp
        super.init()
    }

    func update(_ phase: Phase, at location: CGPoint, timestamp: TimeInterval) {
        self.phase = phase
        self.timestamp = timestamp
        previousScreenLocation = screenLocation
        screenLocation = location
    }

    var isOver: Bool { phase == .ended || phase == .cancelled }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = view ?? window else { return point }
        guard let root = target.window else { return target.convert(point, from: nil) }
        return target.convert(root.point(fromScreen: point), from: root)
    }
}
