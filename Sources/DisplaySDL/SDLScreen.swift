public import Display

/// A window of X11 or Wayland.
///
/// Nothing is polled: the connection to the display server wakes the main run loop, which must be running. Calls that talk
/// to the server may read events on the way, which then wait without waking anybody; so ``drainEvents()`` has to be called
/// each time the loop is about to wait (see `BeforeWaitingObserver`).
@MainActor
public final class SDLScreen: DisplayScreen {
    public private(set) var geometry: ScreenGeometry
    public let clock: MediaClock
    public var eventHandler: (@MainActor (DisplayEvent) -> Void)?
    public var clipboard: any DisplayClipboard { desktopClipboard }
    public var textInput: any DisplayTextInput { desktopTextInput }

    private let window: SDLWindow
    private let desktopClipboard: SDLClipboard
    private lazy var desktopTextInput = SDLTextInput(window: window) { [unowned self] in updatePump() }
    private var translator = NoticeTranslator()
    private var source: (any DispatchSourceRead)?
    /// Runs while SDL must be polled for events that the connection does not announce: key repeat and input methods.
    private var pump: MediaTimer?
    private var heldKeys: Set<Int> = []
    private var isClosed = false

    /// Opens a window.
    ///
    /// - Parameters:
    ///   - size: of the content, in points.
    ///   - scale: pixels for a point; nil for what suits the monitor. Has no effect on Wayland, where the compositor decides.
    ///   - clock: a real one.
    public init(title: String, size: CGSize, scale: CGFloat? = nil, clock: MediaClock = .shared) throws(DisplayError) {
        let asked = ScreenGeometry(size: size, scale: scale ?? 1)
        window = try SDLWindow(title: title, size: asked.size, scale: scale.map { _ in asked.scale })
        self.clock = clock
        geometry = window.geometry
        desktopClipboard = SDLClipboard(window: window)
        listen()
    }

    public func drainEvents() {
        // An event handler that runs the loop of a dialogue comes here again, and takes what follows its event.
        while !isClosed, let notice = window.nextNotice() { handle(notice) }
    }

    public func present(_ picture: FrameBuffer, damage: [PixelRect]) {
        guard !isClosed, picture.size == geometry.pixelSize else { return }
        let whole = PixelRect(picture.size)
        _ = window.show(picture, damage.map { $0.intersection(whole) }.filter { !$0.isEmpty })
    }

    public func setCursor(_ cursor: DisplayCursor) {
        if !isClosed { window.setCursor(cursor) }
    }

    public func setTitle(_ title: String) {
        if !isClosed { window.setTitle(title) }
    }

    public func setSizeLimits(_ limits: SizeLimits) {
        if !isClosed { window.setSizeLimits(limits) }
    }

    public func close() {
        guard !isClosed else { return }
        desktopTextInput.end()
        isClosed = true
        pump?.invalidate()
        source?.cancel()
        desktopClipboard.close()
        window.close()
    }

    /// The top left corner of the content on the desktop, for tests that act from outside.
    var placeOnDesktop: (x: Int, y: Int) { window.place }

    // MARK: Waking up

    private func listen() {
        guard let connection = window.connection else {
            // Without a connection to listen to, asking often is what is left.
            pump = clock.addTimer(after: 0, repeatingEvery: 1.0 / 60) { [weak self] in self?.drainEvents() }
            return
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: connection, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.drainEvents() }
        }
        source.activate()
        self.source = source
    }

    private func updatePump() {
        guard source != nil else { return }
        let isNeeded = !isClosed && (desktopTextInput.isActive || !heldKeys.isEmpty)
        if isNeeded, pump == nil {
            pump = clock.addTimer(after: 1.0 / 30, repeatingEvery: 1.0 / 30) { [weak self] in self?.drainEvents() }
        } else if !isNeeded {
            pump?.invalidate()
            pump = nil
        }
    }

    // MARK: Events

    private func handle(_ notice: WindowNotice) {
        switch notice {
        case .resized: return adoptGeometry()
        case .exposed: return window.showAgain()
        case .clipboardChanged: return desktopClipboard.didChange()
        case .key(.down, let usage, _, _, _):
            heldKeys.insert(usage)
            updatePump()
        case .key(.up, let usage, _, _, _):
            heldKeys.remove(usage)
            updatePump()
        case .focus(false, _):
            // Keys that come up now are reported to somebody else.
            heldKeys.removeAll()
            updatePump()
        default: break
        }
        let circumstances = NoticeTranslator.Circumstances(
            time: clock.now, pointsPerUnit: window.pointsPerUnit, screenSize: geometry.size)
        for event in translator.translate(notice, circumstances) { eventHandler?(event) }
    }

    private func adoptGeometry() {
        let current = window.geometry
        guard current != geometry else { return }
        geometry = current
        eventHandler?(.resized(current))
    }
}
