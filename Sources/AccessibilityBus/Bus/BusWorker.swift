internal import CGIO
import Foundation

/// The thread on which everything about D-Bus happens.
final class BusWorker: @unchecked Sendable {
    // Only this thread touches what varies; others put work into the context.
    private let context = g_main_context_new()
    private var session: BusSession?
    private let listening = ListenerFlag()
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
        let session = BusSession(listening: listening, tree: tree)
        self.session = session
        session.watch()
        while true { g_main_context_iteration(context, 1) }
    }

    // MARK: Events

    var hasListeners: Bool { listening.isOn }

    /// Sends an event of an object, if anybody listens.
    func emit(_ event: BusEvent, of id: Int) {
        guard hasListeners else { return }
        let work = Work { [weak self] in self?.session?.emit(event, of: id) }
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
