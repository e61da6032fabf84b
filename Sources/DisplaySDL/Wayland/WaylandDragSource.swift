import Display
import Foundation

/// What the application drags, over its other windows and over those of other programs of a Wayland desktop.
///
/// Until the mouse leaves the window the application follows it alone. Then the compositor takes over: from there on this program is told of
/// its own windows that the drag comes over, of whether another program would take it, and of the end, but neither of the mouse nor of its
/// button.
@MainActor
final class WaylandDragSource: OutgoingDrag {
    /// The window where the drag began.
    struct Origin {
        var surface: OpaquePointer
        var screen: any DisplayScreen
        /// In units of the window system.
        var size: CGSize
    }

    private let connection: WaylandConnection
    private let clock: MediaClock
    private let origin: Origin
    private let screen: (OpaquePointer) -> (screen: any DisplayScreen, pointsPerUnit: CGFloat)?
    /// Tells the window that the button is up, which the compositor does not.
    private let release: () -> Void
    private var source: WaylandSource?
    /// Its own offer, which comes back over its own windows.
    private var offer: WaylandOffer?
    private var guest: (surface: OpaquePointer, location: CGPoint)?
    private var isOutside = false
    private var wasReleased = false
    private var completion: ((Bool) -> Void)?
    private var timer: MediaTimer?
    private(set) var place: DragPlace
    var placeObserver: (@MainActor () -> Void)?

    /// One who takes what is dropped and does not say when he has it, in seconds.
    private static let patience = 30.0

    init(
        _ connection: WaylandConnection, from origin: Origin, clock: MediaClock,
        screen: @escaping (OpaquePointer) -> (screen: any DisplayScreen, pointsPerUnit: CGFloat)?, release: @escaping () -> Void
    ) {
        (self.connection, self.origin, self.clock, self.screen, self.release) = (connection, origin, clock, screen, release)
        place = .screen(origin.screen, .zero)
    }

    var representations: [ClipboardRepresentation]? { didSet { begin() } }

    /// True while the compositor has the mouse.
    var isAway: Bool { source != nil && !wasReleased }

    // MARK: Within the window

    func move(to location: CGPoint) { if source == nil, !isOutside { place = .screen(origin.screen, location) } }

    /// The mouse is at a place of the window where the button went down, or outside of it: SDL tells of places within only.
    func pointerMoved(x: Double, y: Double) {
        guard source == nil, !wasReleased else { return }
        let isOutside = x < 0 || y < 0 || x >= origin.size.width || y >= origin.size.height
        guard isOutside != self.isOutside else { return }
        self.isOutside = isOutside
        place = isOutside ? .nowhere : .screen(origin.screen, CGPoint(x: x, y: y))
        placeObserver?()
        begin()
    }

    private func begin() {
        guard source == nil, isOutside, !wasReleased, let representations, let serial = connection.pressSerial,
            let source = WaylandSource(representations, connection, clock: clock)
        else { return }
        self.source = source
        source.handler = { [weak self] in self?.handle($0) }
        source.allowCopies()
        let startDrag: UInt32 = 0
        connection.device.send(
            startDrag, [.object(source.object.proxy), .object(origin.surface), .object(nil), .number(serial)])
        connection.flush()
    }

    // MARK: With the compositor

    /// Takes what is told of the drags over the windows if it is this one.
    func handle(_ news: WaylandDevice.DragNews) -> Bool {
        switch news {
        case .entered(_, let surface?, let x, let y, let offer?) where source != nil && offer.targets.contains(WaylandSource.marker):
            self.offer?.destroy()
            self.offer = offer
            guest = (surface, CGPoint(x: x, y: y))
        case .moved(let x, let y) where guest != nil: guest?.location = CGPoint(x: x, y: y)
        case .left where guest != nil: leave()
        case .dropped where guest != nil: break
        default: return false
        }
        updatePlace()
        return true
    }

    private func leave() {
        guest = nil
        offer?.destroy()
        offer = nil
    }

    private func updatePlace() {
        if let guest, let found = screen(guest.surface) {
            let factor = found.pointsPerUnit
            place = .screen(found.screen, CGPoint(x: guest.location.x * factor, y: guest.location.y * factor))
        } else {
            place = .nowhere
        }
        placeObserver?()
    }

    private func handle(_ news: WaylandSource.DragNews) {
        switch news {
        case .accepted(let isAccepted):
            guard guest == nil, !wasReleased else { return }
            place = .program(isAccepted: isAccepted)
            placeObserver?()
        case .dropped: letGo()
        case .finished: finish(isTaken: true)
        case .cancelled:
            if guest == nil, !wasReleased {
                place = .nowhere
                placeObserver?()
            }
            letGo()
            finish(isTaken: false)
        }
    }

    /// The button was up before the compositor knew of the drag, which it does not begin then.
    func buttonWentUp() {
        guard isAway else { return }
        wasReleased = true
        place = .nowhere
        placeObserver?()
        release()
        finish(isTaken: false)
    }

    private func letGo() {
        guard !wasReleased else { return }
        wasReleased = true
        release()
    }

    // MARK: The end

    func drop(completion: @escaping @MainActor (Bool) -> Void) {
        guard source != nil else { return completion(false) }
        self.completion = completion
        timer = clock.addTimer(after: Self.patience) { [weak self] in self?.finish(isTaken: false) }
    }

    private func finish(isTaken: Bool) {
        timer?.invalidate()
        timer = nil
        leave()
        source?.destroy()
        let completion = completion
        self.completion = nil
        completion?(isTaken)
    }

    func end() {
        guard completion == nil else { return }
        placeObserver = nil
        wasReleased = true
        leave()
        source?.destroy()
    }
}
