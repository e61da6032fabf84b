/// Why the desktop's keeper of secrets did not do what it was asked.
public enum SecretFailure: Error, Equatable, Sendable {
    /// There is none, it has left in the middle, or it does not answer in time.
    case absent(String)
    /// Somebody would have to unlock it, and was not asked, or has not answered in time.
    case locked
    /// The person who was asked wants nothing of it.
    case dismissed
    /// It does not let this app.
    case refused(String)
    /// It answers something else than is documented.
    case malformed

    init(_ error: BusError) {
        switch error.name {
        case "org.freedesktop.Secret.Error.IsLocked": self = .locked
        case "": self = .absent(error.message)
        case _ where error.isAbsence: self = .absent(error.message)
        // GLib's name for an answer that did not come in time is one of its own.
        case "org.freedesktop.DBus.Error.Timeout", "org.freedesktop.DBus.Error.TimedOut": self = .absent(error.message)
        default: self = .refused(error.message)
        }
    }
}
