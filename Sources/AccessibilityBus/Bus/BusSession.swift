internal import CGIO
import Foundation

/// The session bus, which knows whether assistive technologies run and where their own bus is. On the worker's thread only.
final class BusSession {
    private static let name = "org.a11y.Bus"
    private static let path = "/org/a11y/bus"
    private static let status = "org.a11y.Status"
    private static let properties = "org.freedesktop.DBus.Properties"
    /// In milliseconds.
    private static let patience: Int32 = 2000

    private let listeners: EventListeners
    private let names: BusNames
    private let tree: @MainActor @Sendable () -> (any AccessibleTree)?
    private var connection: OpaquePointer?
    private var objects: BusObjects?
    /// True while the session says that a screen reader runs.
    private var isReaderAnnounced = false
    private var isReaderTold = false
    /// Of buses that have ended. GLib may still hold their addresses.
    private var ended: [BusObjects] = []

    init(listeners: EventListeners, names: BusNames, tree: @escaping @MainActor @Sendable () -> (any AccessibleTree)?) {
        self.listeners = listeners
        self.names = names
        self.tree = tree
    }

    func watch() {
        if let address = ProcessInfo.processInfo.environment["AT_SPI_BUS_ADDRESS"] { return connect(to: address) }
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
        // The app outlives its session bus.
        g_dbus_connection_set_exit_on_close(bus, 0)
        connection = bus
        g_dbus_connection_signal_subscribe(
            bus, Self.name, Self.properties, "PropertiesChanged", Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, _, data in Unmanaged<BusSession>.fromOpaque(data!).takeUnretainedValue().update() },
            Unmanaged.passUnretained(self).toOpaque(), nil)
        // What is not there yet may start with technologies enabled, and then never tells of a change.
        g_bus_watch_name_on_connection(
            bus, Self.name, G_BUS_NAME_WATCHER_FLAGS_NONE,
            { _, _, _, data in Unmanaged<BusSession>.fromOpaque(data!).takeUnretainedValue().update() }, nil,
            Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    func emit(_ event: BusEvent, of id: Int) { objects?.emit(event, of: id) }
    func emitCached(_ item: BusValue, isNew: Bool) { objects?.emitCached(item, isNew: isNew) }

    // MARK: Private

    private func update() {
        isReaderAnnounced = status(of: "ScreenReaderEnabled")
        tellReader()
        guard objects == nil, isReaderAnnounced || status(of: "IsEnabled"), let address = address() else { return }
        connect(to: address)
    }

    /// A reader runs if the session says so, or if somebody listens as readers do.
    private func tellReader() {
        let isRunning = isReaderAnnounced || listeners.isReader
        guard isRunning != isReaderTold else { return }
        isReaderTold = isRunning
        let tree = tree
        DispatchQueue.main.async { tree()?.screenReaderDidChange(isRunning: isRunning) }
    }

    private func connect(to address: String) {
        objects = BusObjects(
            address: address, listeners: listeners, tree: tree, listenersDidChange: { [weak self] in self?.tellReader() },
            didClose: { [weak self] in self?.busDidClose() })
        names.present = objects.map { ($0.busName, $0.desktop) }
    }

    /// The bus of assistive technologies has ended. The session may start another, and says so when one of its states changes.
    private func busDidClose() {
        if let objects { ended.append(objects) }
        objects = nil
        names.present = nil
        listeners.set([])
        isReaderAnnounced = false
        tellReader()
    }

    /// Nobody is started for it: without the service, no technology runs.
    private func status(of property: String) -> Bool {
        let arguments = BusValue.tuple([.string(Self.status), .string(property)]).makeVariant()
        guard let reply = call(Self.properties, "Get", arguments, G_DBUS_CALL_FLAGS_NO_AUTO_START) else { return false }
        defer { g_variant_unref(reply) }
        return BusArguments(reply).number(0) == 1
    }

    private func address() -> String? {
        guard let reply = call(Self.name, "GetAddress", nil, G_DBUS_CALL_FLAGS_NONE) else { return nil }
        defer { g_variant_unref(reply) }
        return BusArguments(reply).string(0)
    }

    private func call(_ interface: String, _ method: String, _ arguments: OpaquePointer?, _ flags: GDBusCallFlags) -> OpaquePointer? {
        g_dbus_connection_call_sync(
            connection, Self.name, Self.path, interface, method, arguments, nil, flags, Self.patience, nil, nil)
    }
}
