import Foundation

// The events from outside of the application.
extension ScreenDriver {
    /// Hands a URL over as another program would.
    func openURL(_ text: String) throws(DriveFailure) {
        guard let url = URL(string: text), url.scheme != nil else { throw DriveFailure("\"\(text)\" is not the address of anything") }
        UIApplication.shared.urls.deliver(url)
        settle()
    }

    /// Chooses a shortcut of the application's icon.
    func performShortcut(_ type: String) throws(DriveFailure) {
        let shortcuts = UIApplication.shared.shortcuts
        guard !shortcuts.perform(type: type) else { return settle() }
        let known = shortcuts.items.map(\.type).joined(separator: ", ")
        throw DriveFailure("no shortcut of the type \"\(type)\"; there \(known.isEmpty ? "are none" : "are \(known)")")
    }
}
