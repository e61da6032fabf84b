package import Display
@_spi(ForasteroInternal) internal import QuartzCore

/// When frames are made: what waits is read and handled, then the passes run, and whoever waits for a frame is called.
///
///     input ─▶ drain ─▶ sendEvent ─▶ app code ─▶ passes of the frame ─▶ callbacks that wait for a frame ─▶ drain
///
/// The passes and their order are ``LayerHost/run(_:advancingAnimations:for:meter:)``; this class takes part in them as their client.
/// Run once at the end of each turn of the main run loop. Nothing dirty costs next to nothing.
@MainActor
package final class FramePipeline {
    private unowned let host: DisplayHost
    private var observer: BeforeWaitingObserver?
    private var nestedService: NestedRunLoopService?
    /// Events are being read and handled.
    private var isDraining = false
    /// Those of further windows, whose frames are made in the turns of this one.
    private var followers: [FramePipeline] = []
    /// The one in whose turns the frames of this one are made; nil for the one that leads, and for one that is alone.
    private unowned var leader: FramePipeline?
    /// The window has closed, and its host may be gone.
    private var hasLeft = false
    /// The observer of the frames that are made; nil while nobody observes.
    weak var meter: (any FrameMeter)? {
        // Pixels that earlier frames have left unpainted do not count for the first frame that is measured.
        willSet { if meter == nil, newValue != nil { showLatestFrame() } }
    }
    /// Called before each frame that may be made, for what is on the screen and in no window. Default: nil.
    package var frameWillBeMade: (@MainActor () -> Void)?
    /// Called after the next frame.
    private var afterFrame: [@MainActor () -> Void] = []
    /// Called after the next frame of any screen.
    private static var afterAnyFrame: [@MainActor () -> Void] = []

    /// App code that runs after a frame may ask for another one; a code that always does must not stop the run loop.
    private static let mostFramesPerTurn = 8

    init(host: DisplayHost) {
        self.host = host
    }

    /// Makes frames whenever the main run loop is about to wait or is left, or a virtual clock stops; until ``stop()``, or until the host
    /// goes.
    package func start() {
        guard observer == nil else { return }
        // The run loop and the clock may outlive a host that nobody has closed, that of a test for instance.
        observer = BeforeWaitingObserver(alsoAtExit: true) { [weak self] in self?.turn() }
        nestedService = NestedRunLoopService(
            isNeeded: { [weak self] in self.map { !$0.host.clock.isVirtual } ?? false },
            isCallingApp: { [weak self] in self.map { !$0.areAllIdle } ?? false },
            handler: { [weak self] in self?.nestedTurn() })
        host.clock.turnHandler = { [weak self] in self?.turn() }
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
        if let leader { return leader.turn() }
        // The window may be closed in its turn.
        withExtendedLifetime(host) { makeTurn() }
    }

    private func makeTurn() {
        guard areAllIdle else { return }
        drain()
        for _ in 0..<Self.mostFramesPerTurn {
            makeFrameIfNeeded()
            for follower in followers { follower.makeFrameIfNeeded() }
            runAfterFrame()
            for follower in followers { follower.runAfterFrame() }
            // Presenting may have read further events from the connection: without this they would wait for the next wake-up.
            drain()
            guard needsFrame || followers.contains(where: \.needsFrame) else { return }
        }
        // More is to be done; other sources of the run loop come first.
        RunLoop.main.perform {}
    }

    /// The same inside of app code that waits for something in a run loop of its own.
    private func nestedTurn() {
        guard all.allSatisfy({ $0.host.layers.currentPass == nil }) else { return }
        let draining = all.filter(\.isDraining)
        for pipeline in draining { pipeline.isDraining = false }
        host.clock.fireDueTimers()
        turn()
        for pipeline in draining { pipeline.isDraining = true }
    }

    /// Takes all changes over for what is shown, without showing it yet. Does nothing within a frame.
    func commitNow() {
        guard host.layers.currentPass == nil else { return }
        host.layers.run(.layout ... .commit, for: self)
    }

    /// Calls something after the next frame, or after this turn if no frame is needed.
    package func afterNextFrame(_ body: @escaping @MainActor () -> Void) {
        afterFrame.append(body)
    }

    /// The same for what belongs to no screen.
    package static func afterAnyFrame(_ body: @escaping @MainActor () -> Void) {
        afterAnyFrame.append(body)
        // Frames are made from now on, if nobody has asked for a screen yet.
        _ = DisplayHost.current
    }

    /// Calls something after the next frame of the screen that a window is on; without a window it belongs to no screen.
    package static func afterFrame(of window: UIWindow?, _ body: @escaping @MainActor () -> Void) {
        guard let window else { return afterAnyFrame(body) }
        window.screenHost.pipeline.afterNextFrame(body)
    }

    private var hasWaiting: Bool { !afterFrame.isEmpty || !Self.afterAnyFrame.isEmpty }

    private var isIdle: Bool { !isDraining && host.layers.currentPass == nil }

    private func drain() {
        drainDisplay()
        for follower in followers { follower.drainDisplay() }
    }

    private func drainDisplay() {
        guard !hasLeft else { return }
        let host = host
        isDraining = true
        defer { isDraining = false }
        host.display.drainEvents()
        host.touches.flush()
    }

    private func makeFrameIfNeeded() {
        guard !hasLeft else { return }
        frameWillBeMade?()
        // Properties may change without anything else that asks for a frame.
        PropertyUpdatePass.run(in: host.windows)
        CATransaction.flush()
        guard let updates = host.updatesIfAny else { return makeFrame() }
        guard host.layers.needsCommit || updates.info != nil else { return }
        updates.willCommit()
        CATransaction.flush()
        makeFrame()
        updates.didCommit()
    }

    private func makeFrame() {
        guard host.layers.needsCommit else { return }
        let last: FramePass = host.display.isWatched || meter != nil ? .present : .commit
        host.layers.run(.layout...last, advancingAnimations: true, for: self, meter: meter)
        AssistiveTechnologies.current?.frameWasMade()
    }

    /// Hands out the events that wait, within an update that has begun. Does nothing in the middle of handling one, or of a frame.
    func drainForUpdate() {
        if isIdle { drainDisplay() }
    }

    /// Brings what a display that nobody watches shows up to the latest frame. Does nothing within a frame.
    package func showLatestFrame() {
        guard isIdle else { return }
        host.layers.run(.composite ... .present, for: self)
    }

    private func runAfterFrame() {
        let waiting = afterFrame + Self.afterAnyFrame
        afterFrame = []
        Self.afterAnyFrame = []
        for body in waiting { body() }
    }
}

// MARK: Several windows

extension FramePipeline {
    /// This one and those that follow it.
    private var all: [FramePipeline] { [self] + followers }

    private var areAllIdle: Bool { isIdle && followers.allSatisfy(\.isIdle) }
    private var needsFrame: Bool { host.layers.needsCommit || hasWaiting }

    /// The hosts of all windows of the application, that of the oldest first.
    var hosts: [DisplayHost] { (leader ?? self).all.map(\.host) }

    /// True if there is another window beside this one's.
    var hasCompanions: Bool { leader != nil || !followers.isEmpty }

    /// Makes the frames of one more window together with those of this one: a change that one of them makes in the other's must not
    /// wait for the next turn of the run loop.
    func admit(_ other: FramePipeline) {
        let first = leader ?? self
        other.leader = first
        first.followers.append(other)
    }

    /// The window closes. If the others have followed it, they follow the next one.
    func leave() {
        hasLeft = true
        Self.afterAnyFrame += afterFrame
        afterFrame = []
        if let leader {
            leader.followers.removeAll { $0 === self }
            self.leader = nil
        } else if let heir = followers.first {
            let wasStarted = observer != nil
            stop()
            heir.leader = nil
            heir.followers = Array(followers.dropFirst())
            for follower in heir.followers { follower.leader = heir }
            followers = []
            if wasStarted { heir.start() }
            // What waits for a frame is the heir's to call, in its own turn.
            RunLoop.main.perform {}
        }
    }
}

extension FramePipeline: FrameClient {
    package func updateConstraints() {
        PropertyUpdatePass.run(in: host.windows)
        ConstraintWork.shared.run(in: host.windows)
    }

    package func present(_ picture: FrameBuffer, damage: [PixelRect]) { host.display.present(picture, damage: damage) }
}
