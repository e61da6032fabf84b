internal import CGIO

/// Questions as they come from the bus.
///
/// GLib would hand each over to the worker's thread, describe the object to itself, and only then ask: as much work again as the answer
/// is. So what is asked as the interfaces say is taken where GLib reads it, on a thread of its own. The rest goes GLib's way, which answers
/// what is wrong and what describes the objects.
extension BusObjects {
    private static let properties = "org.freedesktop.DBus.Properties"

    /// As long as there is the connection, whose thread asks at any moment, there is the object.
    func takeMessages() {
        g_dbus_connection_add_filter(
            connection,
            { _, message, isIncoming, data in
                guard isIncoming != 0, let message else { return message }
                return Unmanaged<BusObjects>.fromOpaque(data!).takeUnretainedValue().take(message) ? nil : message
            }, Unmanaged.passRetained(self).toOpaque(), { Unmanaged<BusObjects>.fromOpaque($0!).release() })
    }

    /// - Returns: false for what is not answered here.
    private func take(_ message: OpaquePointer) -> Bool {
        guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
            let path = g_dbus_message_get_path(message).map({ String(cString: $0) }), path.hasPrefix(BusPath.folder + "/"),
            let interface = g_dbus_message_get_interface(message), let method = g_dbus_message_get_member(message),
            isDescribed(interface, method, signature: g_dbus_message_get_signature(message).map { String(cString: $0) } ?? "")
        else { return false }
        let arguments = BusArguments(g_dbus_message_get_body(message))
        answer((path, String(cString: interface), String(cString: method), arguments), BusReply(message: message, on: connection))
        return true
    }

    /// Returns true if there is such a method, and it takes such arguments.
    private func isDescribed(_ interface: UnsafePointer<gchar>, _ method: UnsafePointer<gchar>, signature: String) -> Bool {
        if String(cString: interface) == Self.properties {
            return String(cString: method) == "Get" ? signature == "ss" : String(cString: method) == "GetAll" && signature == "s"
        }
        guard let description = g_dbus_node_info_lookup_interface(interfaces, interface),
            let known = g_dbus_interface_info_lookup_method(description, method)
        else { return false }
        var (wanted, next) = ("", known.pointee.in_args)
        while let argument = next?.pointee {
            wanted += String(cString: argument.pointee.signature)
            next = next?.successor()
        }
        return wanted == signature
    }
}
