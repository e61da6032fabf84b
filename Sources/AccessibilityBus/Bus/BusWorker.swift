internal import CGIO
import Foundation

/// The thread on which everything about D-Bus happens.
final class BusWorker: @unchecked Sendable {
    // Only this thread touches what varies; others put work into the context.
    private let context = g_main_context_new()
    private var session: BusSession?
    private let listeners = EventListeners()
    private let names = BusNames()
    private let tree: @MainActor @Sendable () -> (any AccessibleTree)?

    @MainActor
    init(tree: any AccessibleTree) {
        self.tree = { [weak tree] in tree }
    }

    /// The bus of the user's session, or of accessibility itself, has to be named: none is started for our sake.
    func start() {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DBUS_SESSION_BUS_ADDRESS"] != nil || environment["AT_SPI_BUS_ADDRESS"] != nil else { return }
        let thread = Thread { [self] in run() }
        thread.name = "Accessibility"
        thread.start()
    }

    private func run() {
        g_main_context_push_thread_default(context)
        let session = BusSession(listeners: listeners, names: names, tree: tree)
        self.session = session
        session.watch()
        while true { g_main_context_iteration(context, 1) }
    }

    // MARK: Events

    var hasListeners: Bool { listeners.isAnybody }

    func want(_ event: BusEvent) -> Bool { listeners.want(event) }

    /// Sends an event of an object, if anybody listens.
    func emit(_ event: BusEvent, of id: Int) {
        guard listeners.want(event) else { return }
        invoke { $0.emit(event, of: id) }
    }

    /// Hands on what readers may remember of an object that is new, or that it has gone.
    @MainActor
    func remember(_ child: Int, isNew: Bool, at index: Int) {
        guard hasListeners, let tree = tree(), let (name, desktop) = names.present else { return }
        let answers = AccessibleAnswers(tree: tree, busName: name, desktop: desktop)
        guard let item = isNew ? answers.cachedItem(child, at: index) : answers.reference(child) else { return }
        invoke { $0.emitCached(item, isNew: isNew) }
    }

    private func invoke(_ action: @escaping (BusSession) -> Void) {
        let work = Work { [weak self] in self?.session.map(action) }
        g_main_context_invoke_full(
            context, 0,
            { data in
                Unmanaged<Work>.fromOpaque(data!).takeUnretainedValue().perform()
                return 0
            }, Unmanaged.passRetained(work).toOpaque(), { Unmanaged<Work>.fromOpaque($0!).release() })
    }

    private final class Work {
        let perform: () -> Void
        init(perform: @escaping () -> Void) { self.perform = perform }
    }
}
