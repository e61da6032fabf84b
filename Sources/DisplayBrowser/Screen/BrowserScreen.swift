public import Display
import Foundation

/// A screen that is shown in pages of browsers.
///
/// All pages show the same; the input of one of them counts, at first that of the one that came first. A page that was lost and comes
/// back finds the application as it was.
@MainActor
public final class BrowserScreen: DisplayScreen {
    public private(set) var geometry: ScreenGeometry
    public let clock: MediaClock
    public var eventHandler: (@MainActor (DisplayEvent) -> Void)?
    public var clipboard: any DisplayClipboard { pageClipboard }
    public var textInput: any DisplayTextInput { pageTextInput }

    /// Where the page is, for people to open.
    public let address: String

    /// Asked for the inspector when a page first wants to know something. Default: nobody answers.
    public var makeInspector: (@MainActor () -> PageInspector)?
    private lazy var inspector: PageInspector? = makeInspector?()

    private var server: WebServer?
    private let encoder = TileEncoder()
    private var picture: FrameBuffer
    private(set) var viewers: [Viewer] = []
    /// The page whose input counts.
    private(set) var holder: Int?
    /// True if that page has asked for it.
    private var hasTakenOver = false
    private var title = ""
    /// The title at the beginning, for a time without another one.
    private let ownTitle: String
    private var cursor = DisplayCursor.arrow
    private var waitingMessages: [(sender: Int, message: ClientMessage)] = []
    private var restTimer: MediaTimer?
    /// False while the user has left the application by the button for that.
    private var isVisible = true
    private var isClosed = false

    private lazy var pageClipboard = BrowserClipboard { [unowned self] in tellAll(.clipboard($0)) }
    private lazy var pageTextInput = BrowserTextInput { [unowned self] in tellAll(.textInput(caret: $0)) }

    /// More than there are fingers. What comes down beyond that is not heard of.
    private static let mostPointers = 20

    /// How long nothing changes, in seconds, before coarse pictures are replaced.
    private static let restDelay: TimeInterval = 0.15

    /// Begins to serve the page.
    /// - Parameters:
    ///   - host: the address to listen at. Other than this machine's own needs a token in the page's address, which is made up anew.
    ///   - port: nil is the first free one from 8080.
    public init(
        title: String, geometry: ScreenGeometry, host: String = "127.0.0.1", port: Int? = nil, clock: MediaClock = .shared
    ) throws(DisplayError) {
        guard let picture = FrameBuffer(size: geometry.pixelSize) else {
            throw DisplayError(reason: "There is no memory for a screen of \(geometry.pixelSize)", remedy: "Use --screen for a smaller one")
        }
        self.geometry = geometry
        self.clock = clock
        self.picture = picture
        self.title = title
        ownTitle = title
        let policy = AccessPolicy(host: host, token: AccessPolicy.isLoopback(host) ? nil : Self.makeToken())
        let relay = EventRelay()
        let server = try Self.openServer(policy, port: port, title: title, relay)
        self.server = server
        let place = "http://\(host == "0.0.0.0" ? ProcessInfo.processInfo.hostName : host):\(server.port)/"
        address = place + (policy.token.map { "?token=\($0)" } ?? "")
        relay.screen = self
    }

    private static func openServer(
        _ policy: AccessPolicy, port: Int?, title: String, _ relay: EventRelay
    ) throws(DisplayError) -> WebServer {
        let first = port ?? 8080
        for candidate in first..<(port == nil ? first + 100 : first + 1) {
            do {
                let pages = ["/": BrowserPage.text(title: title), "/inspect": InspectorPage.text(title: title)]
                return try WebServer(port: candidate, policy: policy, pages: pages) { event in
                    DispatchQueue.main.async { MainActor.assumeIsolated { relay.screen?.handle(event) } }
                }
            } catch .portInUse {
                continue
            } catch {
                throw DisplayError(
                    reason: "The page cannot be served at \(policy.host):\(candidate)", remedy: "Use --host for an address of this machine")
            }
        }
        throw DisplayError(reason: "Port \(first) is in use", remedy: "Use --port for another one, \(first + 1) for example")
    }

    private static func makeToken() -> String {
        (0..<4).map { _ in String(UInt32.random(in: .min ... .max), radix: 36) }.joined()
    }

    // MARK: The application's side

    public func drainEvents() {
        while !waitingMessages.isEmpty, !isClosed {
            let (sender, message) = waitingMessages.removeFirst()
            respond(to: message, from: sender)
        }
    }

    public func present(_ picture: FrameBuffer, damage: [PixelRect]) {
        guard !isClosed, picture.size == geometry.pixelSize else { return }
        let rects = damage.map { $0.intersection(PixelRect(picture.size)) }.filter { !$0.isEmpty }
        for rect in rects { self.picture.copy(rect, from: picture) }
        for index in viewers.indices { viewers[index].pacer.add(rects) }
        restTimer?.invalidate()
        restTimer = nil
        sendFrames(isAtRest: false)
    }

    public func setCursor(_ cursor: DisplayCursor) {
        guard cursor != self.cursor else { return }
        self.cursor = cursor
        tellAll(.cursor(cursor))
    }

    public func setTitle(_ title: String) {
        let title = title.isEmpty ? ownTitle : title
        guard title != self.title else { return }
        self.title = title
        tellAll(.title(title))
    }

    public func close() {
        guard !isClosed else { return }
        isClosed = true
        restTimer?.invalidate()
        waitingMessages.removeAll()
        server?.stop()
        server = nil
    }

    // MARK: Pictures

    private func sendFrames(isAtRest: Bool) {
        for index in viewers.indices {
            while let plan = viewers[index].pacer.next(isAtRest: isAtRest) { send(plan, to: viewers[index].id) }
        }
        guard restTimer == nil, viewers.contains(where: \.pacer.isCoarse) else { return }
        restTimer = clock.addTimer(after: Self.restDelay) { [weak self] in
            self?.restTimer = nil
            self?.sendFrames(isAtRest: true)
        }
    }

    private func send(_ plan: FramePacer.Plan, to viewer: Int) {
        guard let server else { return }
        let parts = plan.rects.compactMap { TileEncoder.Part($0, of: picture) }
        encoder.encode(parts, as: plan.codec, number: plan.number) { server.send($0, to: viewer) }
    }

    private func tell(_ message: ServerMessage, _ viewer: Int) { server?.send(message.text, to: viewer) }

    private func tellAll(_ message: ServerMessage) { for viewer in viewers { tell(message, viewer.id) } }

    // MARK: Pages that come and go

    func handle(_ event: WebEvent) {
        guard !isClosed else { return }
        switch event {
        case .opened(let id): welcome(id)
        case .closed(let id): forget(id)
        case .received(let id, let text):
            server?.heard(text, from: id)
            do {
                waitingMessages.append((id, try ClientMessage(parsing: text)))
                drainEvents()
            } catch {
                server?.close(id, reason: "\(error)")
            }
        }
    }

    private func welcome(_ id: Int) {
        var viewer = Viewer(id: id)
        viewer.pacer.restart(with: geometry.pixelSize)
        viewers.append(viewer)
        tell(.screen(geometry), id)
        tell(.title(title), id)
        tell(.cursor(cursor), id)
        if pageTextInput.isActive { tell(.textInput(caret: pageTextInput.caret), id) }
        // A page that only inspects does not keep the touch from one that shows the application.
        if holder == nil || isHeldForInspecting { hold(id) } else { tell(.role(holdsTouch: false), id) }
        sendFrames(isAtRest: false)
    }

    private var isHeldForInspecting: Bool { viewers.first { $0.id == holder }?.isInspecting == true && !hasTakenOver }

    private func forget(_ id: Int) {
        letGo(of: id)
        if viewers.first(where: { $0.id == id })?.isInspecting == true { inspector?.forget(id) }
        viewers.removeAll { $0.id == id }
        if holder == id {
            holder = nil
            if let next = viewers.first { hold(next.id) }
        }
    }

    private func hold(_ id: Int, byWish: Bool = false) {
        hasTakenOver = byWish
        if let holder { letGo(of: holder) }
        holder = id
        for viewer in viewers { tell(.role(holdsTouch: viewer.id == id), viewer.id) }
    }

    /// Ends the touches of a page that is gone, or whose input does not count any more.
    private func letGo(of id: Int) {
        guard let index = viewers.firstIndex(where: { $0.id == id }) else { return }
        for (_, pointer) in viewers[index].pointers.sorted(by: { $0.key < $1.key }) {
            var event = pointer
            event.phase = .cancelled
            event.buttons = []
            event.timestamp = clock.now
            eventHandler?(.pointer(event))
        }
        viewers[index].pointers.removeAll()
    }

    // MARK: Input

    private func respond(to message: ClientMessage, from sender: Int) {
        guard let index = viewers.firstIndex(where: { $0.id == sender }) else { return }
        switch message {
        case .acknowledge(let frame):
            viewers[index].pacer.acknowledge(frame)
            return sendFrames(isAtRest: restTimer == nil)
        case .takeOver: return hold(sender, byWish: true)
        case .inspect(let question): return answer(question, at: index)
        default: break
        }
        guard sender == holder else { return }
        let time = clock.now
        switch message {
        case .pointer(let pointer): send(pointer, at: index)
        case .wheel(let wheel):
            eventHandler?(
                .scroll(
                    ScrollEvent(
                        source: wheel.isPrecise ? .touchpad : .wheel, location: wheel.location, delta: wheel.delta, timestamp: time,
                        modifiers: wheel.modifiers)))
        case .key(let key):
            eventHandler?(
                .key(
                    KeyEvent(
                        phase: key.isDown ? .down : .up, usage: key.usage, charactersIgnoringModifiers: key.characters,
                        modifiers: key.modifiers, isRepeat: key.isRepeat, timestamp: time)))
        case .text(let text): if pageTextInput.isActive { eventHandler?(.text(text)) }
        case .clipboard(let text): pageClipboard.take(text)
        case .appearance(let appearance): eventHandler?(.appearanceChanged(appearance))
        case .resize(let wanted): resize(to: wanted)
        case .device(let command): eventHandler?(event(of: command))
        case .acknowledge, .takeOver, .inspect: break
        }
    }

    private func answer(_ question: String, at index: Int) {
        guard let inspector else { return }
        let id = viewers[index].id
        if !viewers[index].isInspecting {
            viewers[index].isInspecting = true
            inspector.welcome(id)
        }
        tell(.answer(inspector.answer(question)), id)
    }

    /// Passes a pointer on if what it does follows from what it did.
    private func send(_ pointer: ClientMessage.Pointer, at index: Int) {
        let isDown = viewers[index].pointers[pointer.id] != nil
        switch pointer.phase {
        case .began where isDown || viewers[index].pointers.count >= Self.mostPointers: return
        case .moved where !isDown, .ended where !isDown, .cancelled where !isDown: return
        default: break
        }
        let event = PointerEvent(
            id: pointer.id, kind: pointer.kind, phase: pointer.phase, location: pointer.location, timestamp: clock.now,
            buttons: pointer.buttons, modifiers: pointer.modifiers, pressure: pointer.pressure)
        switch pointer.phase {
        case .began, .moved: viewers[index].pointers[pointer.id] = event
        case .ended, .cancelled: viewers[index].pointers[pointer.id] = nil
        case .hovered: break
        }
        eventHandler?(.pointer(event))
    }

    private func event(of command: DeviceCommand) -> DisplayEvent {
        switch command {
        case .home:
            isVisible.toggle()
            return .visibilityChanged(isVisible)
        case .memoryWarning: return .memoryWarning
        case .largerText: return .textSizeChanged(by: 1)
        case .smallerText: return .textSizeChanged(by: -1)
        }
    }

    private func resize(to wanted: ScreenGeometry) {
        guard wanted != geometry, let picture = FrameBuffer(size: wanted.pixelSize) else { return }
        geometry = wanted
        self.picture = picture
        for index in viewers.indices { viewers[index].pacer.restart(with: wanted.pixelSize) }
        tellAll(.screen(wanted))
        eventHandler?(.resized(wanted))
    }
}

/// Where the server's events go once there is a screen.
private final class EventRelay: @unchecked Sendable {
    // Only read and written on the main thread.
    weak var screen: BrowserScreen?
}
