import Foundation

/// A set of menus that responders build together: the main menu of the app, or the menus beside what is selected.
// apple: https://developer.apple.com/documentation/uikit/uimenusystem
@preconcurrency @MainActor @objcMembers open class UIMenuSystem: UIObject {
    /// The main menu. A window of a desktop shows it as a bar; phones and tablets do not show it, but its key commands are what its keys
    /// give there, too.
    ///
    /// It is built when an app has been launched in a window, elsewhere when a key is looked for that no responder has a command for.
    open class var main: UIMenuSystem { mainSystem }
    /// The menus beside what is selected. They are built each time when one is shown.
    open class var context: UIMenuSystem { contextSystem }

    private static let mainSystem = UIMenuSystem()
    private static let contextSystem = UIMenuSystem()

    /// How many times the menus have been asked to be built anew.
    package private(set) var rebuildRequests = 0
    /// Called when they have been asked to be built anew.
    package var rebuildWasRequested: (() -> Void)?

    override init() { super.init() }

    /// Has the menus built anew before they are used next.
    open func setNeedsRebuild() {
        rebuildRequests += 1
        rebuildWasRequested?()
    }

    /// Has commands validated anew. They are validated each time they are shown or used, so that nothing needs to be done.
    open func setNeedsRevalidate() {}
}
