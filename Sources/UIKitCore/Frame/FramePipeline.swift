internal import Display
@_spi(ForasteroInternal) internal import QuartzCore

/// How a frame is made: what waits is read and handled, then the passes run, one after the other, and the picture is shown.
///
///     input ─▶ drain ─▶ sendEvent ─▶ app code
///     1 layout ─▶ 2 display ─▶ 3 commit ─▶ 4 composite ─▶ 5 present ─▶ callbacks that wait for a frame
///
/// Run once at the end of each turn of the main run loop. Nothing dirty costs next to nothing.
@MainActor
package final class FramePipeline {
    private unowned let host: DisplayHost
    private var observer: BeforeWaitingObserver?
    private var nestedService: NestedRunLoopService?
    private(set) var phase: FramePhase = .idle
    /// Hears how frames are made, while somebody wants to know.
    weak var meter: (any FrameMeter)? {
        // What frames before the first that is measured have left unpainted is not the first one's.
        willSet { if meter == nil, newValue != nil { showLatestFrame() } }
    }
    /// What is to be called after the next frame.
    private var afterFrame: [@MainActor () -> Void] = []
    /// What is to be called after the next frame of any screen.
    private static var afterAnyFrame: [@MainActor () -> Void] = []

    /// App code that runs after a frame may ask for another one; a code that always does must not stop the run loop.
    private static let mostFramesPerTurn = 8

    init(host: DisplayHost) {
        self.host = host
    }

    /// Makes frames whenever the main run loop is about to wait, or a virtual clock stops.
    package func start() {
        guard observer == nil else { return }
        observer = BeforeWaitingObserver { [unowned self] in turn() }
        nestedService = NestedRunLoopService(
            isNeeded: { [unowned self] in !host.clock.isVirtual }, isCallingApp: { [unowned self] in phase != .idle },
            handler: { [unowned self] in nestedTurn() })
        host.clock.turnHandler = { [unowned self] in turn() }
    }

    /// Ends what ``start()`` began.
    func stop() {
        observer?.invalidate()
        observer = nil
        nestedService?.invalidate()
        nestedService = nil
        host.clock.turnHandler = nil
    }

    /// Handles what waits and brings the screen up to date.
    package func turn() {
        guard phase == .idle else { return }
        drain()
        for _ in 0..<Self.mostFramesPerTurn {
            makeFrameIfNeeded()
            runAfterFrame()
            // Presenting may have read further events from the connection: without this they would wait for the next wake-up.
            drain()
            guard host.layers.needsCommit || hasWaiting else { return }
        }
        // More is to be done; other sources of the run loop come first.
        RunLoop.main.perform {}
    }

    /// The same inside of app code that waits for something in a run loop of its own.
    private func nestedTurn() {
        guard phase == .idle || phase == .draining else { return }
        let former = phase
        phase = .idle
        host.clock.fireDueTimers()
        turn()
        phase = former
    }

    /// Takes all changes over for what is shown, without showing it yet. Does nothing within a frame.
    func commitNow() {
        guard phase == .idle || phase == .draining else { return }
        let former = phase
        CATransaction.flush()
        phase = .layout
        ConstraintWork.shared.run(in: host.windows)
        host.layers.layoutIfNeeded()
        phase = .display
        DisplayStage.run(on: host.layers)
        phase = .commit
        host.layers.commit()
        phase = former
    }

    /// Calls something after the next frame, or after this turn if no frame is needed.
    func afterNextFrame(_ body: @escaping @MainActor () -> Void) {
        afterFrame.append(body)
    }

    /// The same for what belongs to no screen.
    static func afterAnyFrame(_ body: @escaping @MainActor () -> Void) {
        afterAnyFrame.append(body)
        // Frames are made from now on, if nobody has asked for a screen yet.
        _ = DisplayHost.current
    }

    private var hasWaiting: Bool { !afterFrame.isEmpty || !Self.afterAnyFrame.isEmpty }

    private func drain() {
        phase = .draining
        defer { phase = .idle }
        host.display.drainEvents()
        host.touches.flush()
    }

    private func makeFrameIfNeeded() {
        CATransaction.flush()
        guard host.layers.needsCommit else { return }
        defer { phase = .idle }
        let meter = meter
        meter?.frameBegan()
        phase = .layout
        LayoutStage.run(on: host.layers, windows: host.windows)
        meter?.passEnded(.layout)
        phase = .display
        DisplayStage.run(on: host.layers)
        meter?.passEnded(.display)
        phase = .commit
        CommitStage.run(on: host.layers)
        meter?.passEnded(.commit)
        let painted = host.display.isWatched || meter != nil ? show() : 0
        meter?.frameEnded(paintedPixels: painted)
        host.layers.tellStartedAnimations()
    }

    /// Paints what looks different from what the display shows, and shows it.
    /// - Returns: how many pixels were painted.
    private func show() -> Int {
        let damage = CompositeStage.run(on: host.layers)
        meter?.passEnded(.composite)
        phase = .present
        PresentStage.run(host.layers, damage: damage, on: host.display)
        meter?.passEnded(.present)
        return damage.reduce(0) { $0 + $1.area }
    }

    /// Brings what a display that nobody watches shows up to the latest frame. Does nothing within a frame.
    package func showLatestFrame() {
        guard phase == .idle else { return }
        defer { phase = .idle }
        phase = .commit
        _ = show()
    }

    private func runAfterFrame() {
        let waiting = afterFrame + Self.afterAnyFrame
        afterFrame = []
        Self.afterAnyFrame = []
        for body in waiting { body() }
    }
}
