internal import CGIO

/// Why a call over D-Bus has no answer.
struct BusError: Error, Equatable {
    /// As D-Bus names it: `org.freedesktop.DBus.Error.…`; empty where it is no error of D-Bus.
    var name = ""
    var message: String

    init(name: String = "", message: String) {
        self.name = name
        self.message = message
    }

    /// Takes over GLib's error.
    init(_ error: UnsafeMutablePointer<GError>?) {
        guard let error else {
            message = "no reason was given"
            return
        }
        if let remote = g_dbus_error_get_remote_error(error) {
            name = String(cString: remote)
            g_free(remote)
            g_dbus_error_strip_remote_error(error)
        }
        message = String(cString: error.pointee.message)
        g_error_free(error)
    }

    /// True if nobody has the name that was called, or who had it has gone without an answer.
    var isAbsence: Bool {
        ["ServiceUnknown", "NameHasNoOwner", "NoReply", "Disconnected"].contains { name == "org.freedesktop.DBus.Error." + $0 }
    }
}
