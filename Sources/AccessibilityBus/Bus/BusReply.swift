internal import CGIO

/// Somebody waits for an answer. GLib takes it on any thread, once.
struct BusReply: @unchecked Sendable {
    private enum Asked {
        case invocation(OpaquePointer)
        /// Held until it is answered.
        case message(OpaquePointer, connection: OpaquePointer)
    }

    private let asked: Asked

    /// To what GLib has sorted out.
    init(invocation: OpaquePointer) { asked = .invocation(invocation) }

    /// To a message that was taken before GLib sorts it out; it is given up with the answer.
    init(message: OpaquePointer, on connection: OpaquePointer) { asked = .message(message, connection: connection) }

    func send(_ results: BusValue) {
        switch asked {
        case .invocation(let invocation): g_dbus_method_invocation_return_value(invocation, results.makeVariant())
        case .message(let message, let connection):
            let reply = g_dbus_message_new_method_reply(message)
            g_dbus_message_set_body(reply, results.makeVariant())
            Self.post(reply, to: message, on: connection)
        }
    }

    func fail(_ name: String, _ message: String) {
        let name = "org.freedesktop.DBus.Error." + name
        switch asked {
        case .invocation(let invocation): g_dbus_method_invocation_return_dbus_error(invocation, name, message)
        case .message(let question, let connection):
            Self.post(g_dbus_message_new_method_error_literal(question, name, message), to: question, on: connection)
        }
    }

    private static func post(_ reply: OpaquePointer?, to message: OpaquePointer, on connection: OpaquePointer) {
        if g_dbus_message_get_flags(message).rawValue & G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED.rawValue == 0 {
            g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        }
        g_object_unref(gpointer(reply))
        g_object_unref(gpointer(message))
    }
}
