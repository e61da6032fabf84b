internal import CGIO

/// Somebody waits for an answer. GLib takes it on any thread, once.
struct BusReply: @unchecked Sendable {
    let invocation: OpaquePointer

    func send(_ results: BusValue) { g_dbus_method_invocation_return_value(invocation, results.makeVariant()) }

    func fail(_ name: String, _ message: String) {
        g_dbus_method_invocation_return_dbus_error(invocation, "org.freedesktop.DBus.Error." + name, message)
    }
}
