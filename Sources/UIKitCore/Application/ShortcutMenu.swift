import Foundation

/// The shortcuts of the application's icon: those of Info.plist first, then those set while it runs (SV-91).
@MainActor
package final class ShortcutMenu {
    private unowned let application: UIApplication
    /// Those that the application has set.
    var dynamicItems: [UIApplicationShortcutItem]?
    /// Those of Info.plist.
    var staticItems = InfoPlist.main.shortcuts.map { ShortcutContent($0) }

    init(application: UIApplication) {
        self.application = application
    }

    /// As the user would see them.
    package var items: [UIApplicationShortcutItem] { staticItems.map { UIApplicationShortcutItem($0) } + (dynamicItems ?? []) }

    func item(ofType type: String) -> UIApplicationShortcutItem? { items.first { $0.type == type } }

    /// The user chooses a shortcut while the application runs.
    /// - Returns: whether there is one of the type.
    package func perform(type: String) -> Bool {
        guard let item = item(ofType: type) else { return false }
        if application.scenes.isAdopted {
            application.scenes.perform(item)
        } else {
            application.delegate?.application?(application, performActionFor: item) { _ in }
        }
        return true
    }
}
