internal import CGIO

/// Somebody waits for an answer. GLib takes it on any thread, once.
struct BusReply: @unchecked Sendable {
    let invocation: OpaquePointer

    /// Answers that it is done.
    func send() { g_dbus_method_invocation_return_value(invocation, nil) }

    func fail(_ error: BusError) { g_dbus_method_invocation_return_dbus_error(invocation, error.name, error.message) }
}
