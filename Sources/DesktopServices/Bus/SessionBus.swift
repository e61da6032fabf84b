internal import CGIO
import Foundation

/// A connection to the bus of the user's session, with a thread on which everything that comes over it is handled.
public final class SessionBus: @unchecked Sendable {
    /// The one of this process, which is opened when it is first asked for; nil where there is no session bus.
    public static let shared: SessionBus? = ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"].flatMap {
        SessionBus(address: $0)
    }

    // Set once by the thread, before anybody else sees this object.
    private(set) var connection: OpaquePointer?
    private let context = g_main_context_new()
    /// In seconds. A bus that does not even greet is as good as none.
    private static let patience = 5.0

    /// Nil where the bus cannot be reached.
    init?(address: String) {
        guard !address.isEmpty else { return nil }
        let isReady = DispatchSemaphore(value: 0)
        let thread = Thread { [self] in run(address, isReady) }
        thread.name = "Session bus"
        thread.start()
        guard isReady.wait(timeout: .now() + Self.patience) == .success, connection != nil else { return nil }
    }

    private func run(_ address: String, _ isReady: DispatchSemaphore) {
        g_main_context_push_thread_default(context)
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
        // The app outlives its session bus.
        if let connection { g_dbus_connection_set_exit_on_close(connection, 0) }
        isReady.signal()
        guard connection != nil else { return }
        while true { g_main_context_iteration(context, 1) }
    }

    /// The name that the bus has given this connection, as `:1.42`.
    var uniqueName: String { g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? "" }

    /// Has the thread do something, after all that it was asked to do before.
    func perform(_ action: @escaping @Sendable () -> Void) {
        let work = Work(perform: action)
        g_main_context_invoke_full(
            context, 0,
            { data in
                Unmanaged<Work>.fromOpaque(data!).takeUnretainedValue().perform()
                return 0
            }, Unmanaged.passRetained(work).toOpaque(), { Unmanaged<Work>.fromOpaque($0!).release() })
    }

    private final class Work {
        let perform: @Sendable () -> Void
        init(perform: @escaping @Sendable () -> Void) { self.perform = perform }
    }

    /// Calls a method and waits for its answer. May be called on any thread.
    /// - Parameter patience: in seconds.
    func call(
        _ name: String, _ path: String, _ interface: String, _ method: String, _ arguments: [BusValue], startsService: Bool = true,
        patience: Double
    ) throws(BusError) -> [BusValue] {
        var error: UnsafeMutablePointer<GError>?
        let reply = g_dbus_connection_call_sync(
            connection, name, path, interface, method, BusValue.tuple(arguments).makeVariant(), nil,
            startsService ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START, Int32(patience * 1000), nil, &error)
        guard let reply else { throw BusError(error) }
        defer { g_variant_unref(reply) }
        return BusValue(reply).parts
    }
}
