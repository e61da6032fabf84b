public import Display

/// A window of X11 or Wayland, of which a program may have several.
///
/// Nothing is polled: the connection to the display server wakes the main run loop, which must be running. Calls that talk
/// to the server may read events on the way, which then wait without waking anybody; so ``drainEvents()`` has to be called
/// each time the loop is about to wait (see `BeforeWaitingObserver`).
@MainActor
public final class SDLScreen: DisplayScreen {
    public private(set) var geometry: ScreenGeometry
    public let clock: MediaClock
    public var eventHandler: (@MainActor (DisplayEvent) -> Void)?
    public var clipboard: any DisplayClipboard { desktop.clipboard }
    public var textInput: any DisplayTextInput { desktopTextInput }

    private let window: SDLWindow
    private let desktop: SDLDesktop
    private let title: String
    private var dragTarget: DragTarget?
    private lazy var desktopTextInput = SDLTextInput(
        window: window, isInCharge: { [unowned self] in desktop.hasKeyboard(self) },
        activityChanged: { [unowned self] in desktop.updatePump() })
    private var translator = NoticeTranslator()
    private var cursor = DisplayCursor.arrow
    private var heldKeys: Set<Int> = []
    private var isClosed = false
    private let placementFile: PlacementFile?
    /// How the window was last when it was neither full screen nor maximised.
    private var placement: WindowPlacement
    private var placementTimer: MediaTimer?
    private static let fullScreenKey = 0x44

    /// Opens a window.
    ///
    /// - Parameters:
    ///   - size: of the content, in points.
    ///   - scale: pixels for a point; nil for what suits the monitor. Has no effect on Wayland, where the compositor decides.
    ///   - memory: the file in which the window's place and size are kept, and from which they are taken if ``size`` is
    ///     not asked for; nil if they are not to be remembered.
    ///   - isExplicit: whether the size is asked for.
    ///   - clock: a real one.
    public init(
        title: String, size: CGSize, scale: CGFloat? = nil, memory: URL? = nil, isExplicit: Bool = true, clock: MediaClock = .shared
    ) throws(DisplayError) {
        let asked = ScreenGeometry(size: size, scale: scale ?? 1)
        let file = memory.map { PlacementFile(url: $0) }
        window = try SDLWindow(
            title: title, size: asked.size, scale: scale.map { _ in asked.scale }, remembered: isExplicit ? nil : file?.read())
        if let file, !window.wasPlaceUsable { file.say("the window was last where this desktop ends, so that it stands elsewhere") }
        placementFile = file
        self.clock = clock
        self.title = title
        geometry = window.geometry
        desktop = SDLDesktop.current ?? SDLDesktop(window, clock: clock)
        placement = WindowPlacement(width: geometry.size.width, height: geometry.size.height)
        desktop.join(self, number: window.number)
        if let identifier = window.xWindow, let exchange = desktop.exchange {
            dragTarget = DragTarget(exchange, window: identifier) { [weak self] in self?.handle($0) }
        }
    }

    public func openSibling(size: CGSize, memory: URL?) -> (any DisplayScreen)? {
        guard !isClosed else { return nil }
        return try? SDLScreen(
            title: title, size: size, scale: window.ownScale, memory: memory, isExplicit: memory == nil, clock: clock)
    }

    public func beginDrag() -> (any OutgoingDrag)? { isClosed ? nil : desktop.beginDrag(from: self) }

    /// Points for a unit in which the window system counts.
    var pointsPerUnit: CGFloat { window.pointsPerUnit }

    var sizeInUnits: CGSize { CGSize(width: geometry.size.width / pointsPerUnit, height: geometry.size.height / pointsPerUnit) }

    /// The mouse's button is up, and the window system will not say so.
    func releaseButton() { handle(.button(.up, number: 1, x: 0, y: 0)) }

    /// The location comes in units of the window system.
    func handle(_ drag: DragEvent) {
        guard !isClosed else { return }
        var drag = drag
        let factor = window.pointsPerUnit
        drag.location = CGPoint(x: drag.location.x * factor, y: drag.location.y * factor)
        eventHandler?(.drag(drag))
    }

    /// The window as a Wayland compositor names it; nil where there is none.
    var surface: OpaquePointer? { window.surface }

    /// The window's number on an X server, for tests that act from outside.
    var xWindow: UInt32? { window.xWindow }

    public var desktopIdentifier: String { window.xWindow.map { "x11:" + String($0, radix: 16) } ?? "" }

    public func drainEvents() {
        if !isClosed { desktop.drain() }
    }

    public func present(_ picture: FrameBuffer, damage: [PixelRect]) {
        guard !isClosed, picture.size == geometry.pixelSize else { return }
        let whole = PixelRect(picture.size)
        _ = window.show(picture, damage.map { $0.intersection(whole) }.filter { !$0.isEmpty })
    }

    public func setCursor(_ cursor: DisplayCursor) {
        self.cursor = cursor
        if !isClosed { window.setCursor(cursor) }
    }

    public func setTitle(_ title: String) {
        if !isClosed { window.setTitle(title.isEmpty ? self.title : title) }
    }

    public func setSizeLimits(_ limits: SizeLimits) {
        if !isClosed { window.setSizeLimits(limits) }
    }

    public func comeToFront() {
        if !isClosed { window.comeToFront() }
    }

    public func close() {
        guard !isClosed else { return }
        keepPlacement()
        desktopTextInput.end()
        isClosed = true
        placementTimer?.invalidate()
        dragTarget = nil
        desktop.leave(number: window.number)
        window.close()
    }

    /// The top left corner of the content on the desktop, for tests that act from outside.
    var placeOnDesktop: (x: Int, y: Int) { window.place }

    // MARK: What belongs to all windows

    /// True while SDL must be asked for events that the connection does not announce.
    var needsPump: Bool { !isClosed && (desktopTextInput.isActive || !heldKeys.isEmpty) }

    /// The keyboard comes from another window of the program.
    func takeOverKeyboard() { desktopTextInput.takeOver() }

    func clipboardDidChange() { if !isClosed { eventHandler?(.clipboardChanged) } }

    func handleExchange(_ event: XEvent) { dragTarget?.handle(event) }

    // MARK: Events

    func handle(_ notice: WindowNotice) {
        guard !isClosed else { return }
        let isDragAway = desktop.isDragAway
        switch notice {
        // SDL lets go of the button when the focus goes, as it does when a drag begins.
        case .button(.up, _, _, _) where isDragAway: return
        case .moved: return placementChanged()
        case .resized:
            placementChanged()
            return adoptGeometry()
        case .key(let direction, Self.fullScreenKey, _, let isRepeat, let modifiers) where modifiers.subtracting(.capsLock).isEmpty:
            if direction == .down, !isRepeat { toggleFullScreen() }
            return
        case .exposed: return window.showAgain()
        // The pointer has the same look over all windows, until one of them says another.
        case .pointerEntered:
            if desktop.isShared { window.setCursor(cursor) }
            return
        case .key(.down, let usage, _, _, _):
            heldKeys.insert(usage)
            desktop.updatePump()
        case .key(.up, let usage, _, _, _):
            heldKeys.remove(usage)
            desktop.updatePump()
        case .focus(false, _):
            keepPlacement()
            // Keys that come up now are reported to somebody else.
            heldKeys.removeAll()
            desktop.updatePump()
        default: break
        }
        let circumstances = NoticeTranslator.Circumstances(
            time: clock.now, pointsPerUnit: window.pointsPerUnit, screenSize: geometry.size, isDragAway: isDragAway)
        for event in translator.translate(notice, circumstances) { eventHandler?(event) }
    }

    // MARK: Where the window is

    /// SDL knows of a full screen that it has made itself, and the window manager of its own.
    private var isFullScreen: Bool { window.isFullScreen || isFullScreenByManager }

    private var isFullScreenByManager: Bool { window.xWindow.map { desktop.exchange?.isFullScreen($0) ?? false } ?? false }

    private func toggleFullScreen() {
        if !window.isFullScreen, isFullScreenByManager, let number = window.xWindow {
            desktop.exchange?.leaveFullScreen(number)
        } else {
            window.isFullScreen.toggle()
        }
    }

    /// A window that is moved or resized by hand is told of at each step; and a window manager moves it before it says why.
    private func placementChanged() {
        guard placementFile != nil else { return }
        placementTimer?.invalidate()
        placementTimer = clock.addTimer(after: 0.5) { [weak self] in self?.keepPlacement() }
    }

    private func notePlacement() {
        guard !isFullScreen, !window.isMaximised else { return }
        let size = window.geometry.size
        placement = WindowPlacement(place: window.framePlace, width: size.width, height: size.height)
    }

    /// Also when the focus goes: a program may be ended without being told.
    private func keepPlacement() {
        placementTimer?.invalidate()
        placementTimer = nil
        guard let placementFile, !isClosed else { return }
        notePlacement()
        placement.isFullScreen = isFullScreen
        placement.isMaximised = window.isMaximised
        placementFile.write(placement)
    }

    private func adoptGeometry() {
        let current = window.geometry
        guard current != geometry else { return }
        geometry = current
        eventHandler?(.resized(current))
    }
}
