internal import CGIO
import Foundation

/// Follows the settings of the desktop through its portal, on a thread of its own that waits for nothing but news.
public final class DesktopSettingsWatcher: @unchecked Sendable {
    /// Called on the main thread with each change, and first when the settings are known.
    public typealias Handler = @MainActor @Sendable (DesktopSettings) -> Void

    // Only the thread touches these.
    private let context = g_main_context_new()
    private var connection: OpaquePointer?
    private var reading = SettingsReading()
    private var last: DesktopSettings?
    private let handler: Handler

    /// Nothing is watched before ``start()``.
    public init(_ handler: @escaping Handler) {
        self.handler = handler
    }

    /// Watches until the process ends. Without a session bus, nothing ever happens.
    public func start() {
        guard ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false else { return }
        let thread = Thread { [self] in run() }
        thread.name = "Settings"
        thread.start()
    }

    private func run() {
        g_main_context_push_thread_default(context)
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
        // The app outlives its session bus.
        g_dbus_connection_set_exit_on_close(bus, 0)
        connection = bus
        let this = Unmanaged.passUnretained(self).toOpaque()
        g_dbus_connection_signal_subscribe(
            bus, Portal.name, Portal.settings, "SettingChanged", Portal.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, change, data in Unmanaged<DesktopSettingsWatcher>.fromOpaque(data!).takeUnretainedValue().take(change: change)
            },
            this, nil)
        // The portal may come later, end, and come back with other settings.
        g_bus_watch_name_on_connection(
            bus, Portal.name, G_BUS_NAME_WATCHER_FLAGS_AUTO_START,
            { _, _, _, data in Unmanaged<DesktopSettingsWatcher>.fromOpaque(data!).takeUnretainedValue().readAll() }, nil, this, nil)
        while true { g_main_context_iteration(context, 1) }
    }

    /// Nobody waits for the answer: a portal that gives none leaves everything as it is.
    private func readAll() {
        let done: GAsyncReadyCallback = { source, result, data in
            let watcher = Unmanaged<DesktopSettingsWatcher>.fromOpaque(data!).takeUnretainedValue()
            guard let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, nil) else { return }
            defer { g_variant_unref(reply) }
            watcher.take(all: reply)
        }
        g_dbus_connection_call(
            connection, Portal.name, Portal.path, Portal.settings, "ReadAll", Portal.groups(), nil, G_DBUS_CALL_FLAGS_NONE, Portal.patience,
            nil, done, Unmanaged.passUnretained(self).toOpaque())
    }

    // MARK: Reading

    /// Groups, each with its keys and values.
    private func take(all reply: OpaquePointer) {
        guard String(cString: g_variant_get_type_string(reply)) == "(a{sa{sv}})" else { return }
        var fresh = SettingsReading()
        VariantReading.children(of: reply).flatMap(VariantReading.children).forEach { group in
            let parts = VariantReading.children(of: group)
            guard let name = parts.first?.string, let entries = parts.last else { return }
            for entry in VariantReading.children(of: entries) {
                let pair = VariantReading.children(of: entry)
                guard let key = pair.first?.string, let value = pair.last?.value else { continue }
                fresh.take(value, of: key, in: name)
            }
        }
        reading = fresh
        tell()
    }

    private func take(change: OpaquePointer?) {
        guard let change, String(cString: g_variant_get_type_string(change)) == "(ssv)" else { return }
        let parts = VariantReading.children(of: change)
        guard let group = parts[0].string, let key = parts[1].string, let value = parts[2].value else { return }
        reading.take(value, of: key, in: group)
        tell()
    }

    private func tell() {
        let settings = reading.settings
        guard settings != last else { return }
        last = settings
        DispatchQueue.main.async { [handler] in handler(settings) }
    }
}

/// The portal, and what is asked of it.
private enum Portal {
    static let name = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
    static let settings = "org.freedesktop.portal.Settings"
    /// In milliseconds.
    static let patience: Int32 = 25_000

    /// The names of the groups that are read, as the one argument.
    static func groups() -> OpaquePointer {
        let names = [SettingsReading.appearance, SettingsReading.interface, SettingsReading.accessibility]
        let texts = names.map { Optional(g_variant_new_string($0)!) }
        let list = texts.withUnsafeBufferPointer { g_variant_new_array(nil, $0.baseAddress, gsize($0.count)) }
        return [list].withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, 1) }
    }
}
