internal import Display
import Foundation

/// A finger, or a mouse button, on the screen: one object from the moment it comes down until it is lifted.
///
/// Its values change as the finger moves: read it while it is delivered.
// apple: https://developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor @objcMembers open class UITouch: UIObject {
    /// A touch at the origin that belongs to no screen, as tests make them.
    @preconcurrency @MainActor public override init() {
        kind = .direct
        number = 0
        timestamp = 0
        super.init()
    }

    /// Where in its life the touch is.
    open internal(set) var phase: UITouch.Phase = .began

    /// When the touch last changed, in seconds of the media clock.
    open internal(set) var timestamp: TimeInterval

    /// The number of taps in quick succession at one point, with this touch; 1 for the first, 0 once it has moved far away.
    open internal(set) var tapCount = 0

    /// The kind of pointer on the screen.
    open var type: UITouch.TouchType { kind }

    /// The view in which the touch began; stays the same when the finger leaves it.
    open internal(set) weak var view: UIView?

    /// The window in which the touch began.
    open internal(set) weak var window: UIWindow?

    /// The gesture recognisers that follow the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// The radius of the finger, in points. A pen has one of half a point.
    open var majorRadius: CGFloat { kind == .direct ? 20 : 0.5 }

    /// How exact ``majorRadius`` is, in points.
    open var majorRadiusTolerance: CGFloat { kind == .direct ? 5 : 0 }

    /// The pressure, where 1 is that of an average touch; 0 where it is not measured.
    open internal(set) var force: CGFloat = 0

    /// The greatest ``force`` that can be; 0 where it is not measured.
    open var maximumPossibleForce: CGFloat { kind == .pencil ? TouchSample.greatestPenForce : 0 }

    // MARK: Locations

    /// Where the touch is, in the coordinates of a view (`bounds` origin included); of the window if nil.
    @objc(locationInView:)
    open func location(in view: UIView?) -> CGPoint { convert(screenLocation, to: view) }

    /// Where the touch was before its latest change.
    @objc(previousLocationInView:)
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousScreenLocation, to: view) }

    /// The same as ``location(in:)``: what the screen reports is not rounded.
    @objc(preciseLocationInView:)
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The same as ``previousLocation(in:)``.
    @objc(precisePreviousLocationInView:)
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    // MARK: Estimates

    /// The values that are estimates: none, no device here sends any.
    open var estimatedProperties: UITouch.Properties { [] }

    /// The estimates for which better values will come: none.
    open var estimatedPropertiesExpectingUpdates: UITouch.Properties { [] }

    /// The index by which a touch gets a better value later: nil, none will come.
    open var estimationUpdateIndex: NSNumber? { nil }

    // MARK: Internal

    let kind: TouchType
    /// Counts the touches of a screen.
    let number: Int
    /// True if it is one of a mouse.
    @_spi(ForasteroInternal)
    @nonobjc public final var isOfPointer: Bool { buttons != nil }

    /// The buttons of a pointer that began the touch; nil for a finger.
    private(set) var buttons: UIEvent.ButtonMask?
    /// In points of the screen.
    private(set) var screenLocation = CGPoint.zero
    private(set) var previousScreenLocation = CGPoint.zero
    /// Where and when it came down.
    private(set) var firstScreenLocation = CGPoint.zero
    private(set) var previousTimestamp: TimeInterval = 0
    /// The samples of the latest event.
    private var samples: [TouchSample] = []
    /// Those that were given the touch, the deepest view's first.
    var recognizers: [UIGestureRecognizer] = []
    /// The event that carries the touch, alive as long as its screen.
    private(set) weak var event: TouchesEvent?
    /// The delivery of the touch to its view so far.
    var delivery = TouchDelivery()

    init(_ pointer: PointerEvent, number: Int, event: TouchesEvent) {
        kind = pointer.kind.touchType
        self.number = number
        self.event = event
        timestamp = pointer.timestamp
        super.init()
        buttons = pointer.kind == .mouse ? UIEvent.ButtonMask(pointer.buttons) : nil
        firstScreenLocation = pointer.location
        screenLocation = pointer.location
        update(.began, [TouchSample(pointer)])
    }

    /// A copy as the touch was, or will be, at a position.
    private init(_ touch: UITouch, _ sample: TouchSample, previous: CGPoint) {
        kind = touch.kind
        number = touch.number
        timestamp = sample.timestamp
        super.init()
        (phase, tapCount, force, buttons) = (touch.phase, touch.tapCount, sample.force, touch.buttons)
        (view, window, event, recognizers) = (touch.view, touch.window, touch.event, touch.recognizers)
        (screenLocation, previousScreenLocation, firstScreenLocation) = (sample.location, previous, touch.firstScreenLocation)
    }

    /// - Parameter newSamples: what was reported since the event before; at least one.
    func update(_ phase: Phase, _ newSamples: [TouchSample]) {
        guard let latest = newSamples.last else { return }
        self.phase = phase
        samples = newSamples
        previousScreenLocation = screenLocation
        previousTimestamp = timestamp
        screenLocation = latest.location
        timestamp = latest.timestamp
        force = latest.force
    }

    /// The touch is in the event, but has not changed.
    func rest() {
        phase = .stationary
        previousScreenLocation = screenLocation
        samples = []
    }

    var isOver: Bool { phase == .ended || phase == .cancelled }

    var coalescedCopies: [UITouch] {
        var previous = previousScreenLocation
        return samples.map { sample in
            defer { previous = sample.location }
            return UITouch(self, sample, previous: previous)
        }
    }

    var predictedCopies: [UITouch] {
        guard phase == .moved, var next = samples.last, timestamp > previousTimestamp else { return [] }
        let frames = CGFloat(MediaClock.frameDuration / (timestamp - previousTimestamp))
        next.location.x += (screenLocation.x - previousScreenLocation.x) * frames
        next.location.y += (screenLocation.y - previousScreenLocation.y) * frames
        next.timestamp += MediaClock.frameDuration
        return [UITouch(self, next, previous: screenLocation)]
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = view ?? window else { return point }
        guard let root = target.window else { return target.convert(point, from: nil) }
        return target.convert(root.point(fromScreen: point), from: root)
    }
}
