import Display

/// What the windows of a program have in common: the connection to the display server, which tells of all of them, the clipboard and the
/// keyboard.
@MainActor
final class SDLDesktop {
    private struct Member {
        weak var screen: SDLScreen?
    }

    /// That of the windows which are open; each of them keeps it.
    private(set) static weak var current: SDLDesktop?

    private(set) var clipboard: any DesktopClipboard
    /// Takes the place of SDL for what programs on an X server hand to each other. Nil where there is none.
    let exchange: XConnection?
    /// The same for a Wayland compositor.
    private let wayland: WaylandConnection?
    private let device: WaylandDevice?
    /// The drag of the application that the desktop follows.
    private weak var drag: (any OutgoingDrag)?
    private let clock: MediaClock
    private var members: [UInt32: Member] = [:]
    /// The notices that have been read and not been handed out, the last one first.
    private var unread: [RoutedNotice] = []
    private var source: (any DispatchSourceRead)?
    /// Runs while SDL must be polled for events that the connection does not announce: key repeat and input methods.
    private var pump: MediaTimer?
    /// The window that got the keyboard last.
    private weak var keyboardOwner: SDLScreen?
    /// True once there has been more than one window: what SDL has once for all of them may be another one's from then on.
    private(set) var isShared = false

    /// - Parameter window: the first of the windows.
    init(_ window: SDLWindow, clock: MediaClock) {
        self.clock = clock
        let connection = window.isX11 ? XConnection() : nil
        exchange = connection
        wayland = window.waylandDisplay.flatMap { WaylandConnection(display: $0) }
        device = wayland.map { WaylandDevice($0) }
        clipboard = SDLClipboard(window: window)
        SDLWindow.settleDesktop()
        listen(to: window.connection)
        if let connection {
            clipboard = X11Clipboard(connection)
            connection.handler = { [weak self] in self?.handle($0) }
        } else if let wayland {
            let clipboard = WaylandClipboard(wayland, clock: clock) {
                window.clipboardText
            } changed: { [weak self] in
                self?.tellOfClipboard()
            }
            self.clipboard = clipboard
            device?.selectionHandler = { [weak clipboard] in clipboard?.take($0) }
            let target = WaylandDragTarget(clock: clock) { [weak self] drag, surface in
                self?.screens.first { $0.surface == surface }?.handle(drag)
            }
            device?.dragHandler = { [weak self] news in
                if (self?.drag as? WaylandDragSource)?.handle(news) != true { target.handle(news) }
            }
            wayland.input.motionHandler = { [weak self] in (self?.drag as? WaylandDragSource)?.pointerMoved(x: $0, y: $1) }
            wayland.input.releaseHandler = { [weak self] in (self?.drag as? WaylandDragSource)?.buttonWentUp() }
            wayland.input.unseenPressHandler = { [weak self] surface, x, y in
                self?.screens.first { $0.surface == surface }?.handle(.button(.down, number: 1, x: x, y: y))
            }
        }
        Self.current = self
    }

    // MARK: Windows

    func join(_ screen: SDLScreen, number: UInt32) {
        members[number] = Member(screen: screen)
        if members.count > 1 { isShared = true }
    }

    /// Ends with the last window.
    func leave(number: UInt32) {
        members[number] = nil
        updatePump()
        guard members.isEmpty else { return }
        if Self.current === self { Self.current = nil }
        unread = []
        pump?.invalidate()
        source?.cancel()
        clipboard.close()
        exchange?.close()
        device?.close()
        wayland?.close()
    }

    private var screens: [SDLScreen] { members.values.compactMap(\.screen) }

    // MARK: Waking up

    private func listen(to connection: Int32?) {
        guard let connection else {
            // Without a connection to listen to, asking often is what is left.
            pump = clock.addTimer(after: 0, repeatingEvery: 1.0 / 60) { [weak self] in self?.drain() }
            return
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: connection, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.drain() }
        }
        source.activate()
        self.source = source
    }

    func updatePump() {
        guard source != nil else { return }
        let isNeeded = screens.contains(where: \.needsPump)
        if isNeeded, pump == nil {
            pump = clock.addTimer(after: 1.0 / 30, repeatingEvery: 1.0 / 30) { [weak self] in self?.drain() }
        } else if !isNeeded {
            pump?.invalidate()
            pump = nil
        }
    }

    // MARK: Events

    /// An event handler that runs the loop of a dialogue comes here again, and takes what follows its event.
    func drain() {
        while !members.isEmpty, let notice = nextNotice() { handOut(notice) }
        exchange?.handleQueued()
        wayland?.handleQueued()
    }

    private func nextNotice() -> RoutedNotice? {
        if unread.isEmpty { unread = NoticeOrder.corrected(SDLWindow.readAll()).reversed() }
        return unread.popLast()
    }

    private func handOut(_ notice: RoutedNotice) {
        if notice.notice == .clipboardChanged { return clipboard.didChange() }
        guard let screen = receiver(of: notice.window) else { return }
        if case .focus(true, _) = notice.notice { giveKeyboard(to: screen) }
        // A press that SDL passes over comes before its release, which may have come with it.
        if case .button(.up, _, _, _) = notice.notice, let wayland, wayland.input.isNextPressUnseen { wayland.handleQueued() }
        screen.handle(notice.notice)
    }

    /// Nil for a window that has gone meanwhile.
    private func receiver(of window: UInt32) -> SDLScreen? {
        window == 0 ? keyboardOwner ?? screens.first : members[window]?.screen
    }

    private func handle(_ event: XEvent) {
        (clipboard as? X11Clipboard)?.handle(event)
        (drag as? DragSource)?.handle(event)
        for screen in screens { screen.handleExchange(event) }
    }

    /// One window tells the application for all of them.
    private func tellOfClipboard() { (keyboardOwner ?? screens.first)?.clipboardDidChange() }

    // MARK: Drags

    /// True while the compositor has the mouse for a drag of the application.
    var isDragAway: Bool { (drag as? WaylandDragSource)?.isAway ?? false }

    /// Follows what is dragged from a window beyond it.
    func beginDrag(from screen: SDLScreen) -> (any OutgoingDrag)? {
        let begun: (any OutgoingDrag)?
        if let exchange, let window = screen.xWindow {
            begun = DragSource(exchange, origin: window, unitsPerPoint: 1 / screen.pointsPerUnit, clock: clock) { [weak self] window in
                self?.screens.first { $0.xWindow == window }.map { ($0, $0.pointsPerUnit) }
            }
        } else if let wayland, wayland.knowsActions, let surface = screen.surface {
            let origin = WaylandDragSource.Origin(surface: surface, screen: screen, size: screen.sizeInUnits)
            let source = WaylandDragSource(wayland, from: origin, clock: clock) { [weak self] surface in
                self?.screens.first { $0.surface == surface }.map { ($0, $0.pointsPerUnit) }
            } release: { [weak screen, weak wayland] in
                if SDLWindow.isButtonHeld { wayland?.input.buttonWasTaken() }
                screen?.releaseButton()
            }
            // The mouse may have moved on since the application was told.
            source.pointerMoved(x: wayland.input.pointer.x, y: wayland.input.pointer.y)
            begun = source
        } else {
            begun = nil
        }
        drag = begun
        return begun
    }

    // MARK: The keyboard

    /// False while another window has the keyboard.
    func hasKeyboard(_ screen: SDLScreen) -> Bool { keyboardOwner == nil || keyboardOwner === screen }

    private func giveKeyboard(to screen: SDLScreen) {
        let isNew = keyboardOwner !== screen
        keyboardOwner = screen
        if isNew, isShared { screen.takeOverKeyboard() }
    }
}
