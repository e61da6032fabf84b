import Foundation

/// The main menu as the application and its delegate have built it.
@MainActor
package final class MainMenu {
    package static let shared = MainMenu()

    private var tree: MenuTree?
    private var handledRequests = 0

    /// The commands of keys that were put in, in the order of the menus.
    package var keyCommands: [UIKeyCommand] { builtTree.addedKeyCommands }

    /// The menu with all others inside.
    package var root: UIMenu { builtTree.root }

    /// True if the application or its delegate has changed the menus that every app has.
    package var isOfApp: Bool { builtTree.isChanged }

    private init() {
        UIMenuSystem.main.rebuildWasRequested = { DisplayHost.mainMenuNeedsRebuild() }
    }

    private var builtTree: MenuTree {
        let requests = UIMenuSystem.main.rebuildRequests
        if let tree, handledRequests == requests { return tree }
        let tree = MenuTree(.main, root: StandardMenus.root)
        // Before building: who asks for another menu meanwhile gets it next time.
        (self.tree, handledRequests) = (tree, requests)
        let application = UIApplication.shared
        application.buildMenu(with: tree)
        (application.delegate as? UIResponder)?.buildMenu(with: tree)
        return tree
    }
}
