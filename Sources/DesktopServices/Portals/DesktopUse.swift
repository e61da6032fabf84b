import Synchronization

/// Says whether this process uses the services of the desktop: only an app does that a person uses in a window.
public enum DesktopUse {
    private static let state = Mutex<(isBegun: Bool, window: String)>((false, ""))
    private static let keepsSecrets = Mutex(false)

    /// From now on the desktop's own dialogues and notices are shown.
    /// - Parameter window: the app's window as portals want it named; empty where it has no such name (AX-71).
    public static func begin(window: String) {
        state.withLock { $0 = (true, window) }
    }

    /// Another of the app's windows is the one that asks.
    public static func windowDidChange(to window: String) {
        state.withLock { $0.window = window }
    }

    /// The session bus for those who want a service; nil where none is to be used, or there is no session.
    public static var bus: SessionBus? { state.withLock { $0.isBegun } ? SessionBus.shared : nil }

    /// From now on secrets are for the keeper of the person's desktop. Called before the app launches, which may want them at once.
    public static func beginKeepingSecrets() { keepsSecrets.withLock { $0 = true } }

    /// True if secrets are for the keeper of the person's desktop. Default: false, as for scripts and tests, and apps with data of their own.
    public static var areSecretsForDesktop: Bool { keepsSecrets.withLock { $0 } }

    static var window: String { state.withLock { $0.window } }
}
