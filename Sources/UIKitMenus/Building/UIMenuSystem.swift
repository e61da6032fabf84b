import Foundation

/// A set of menus that responders build together: the main menu of the app, or the menus beside what is selected.
// apple: https://developer.apple.com/documentation/uikit/uimenusystem
@preconcurrency @MainActor @objcMembers open class UIMenuSystem: UIObject {
    /// The main menu. Nothing shows it here; the key commands in it are what its keys give.
    ///
    /// It is built when a key is looked for in it that no responder has a command for.
    open class var main: UIMenuSystem { mainSystem }
    /// The menus beside what is selected. They are built each time when one is shown.
    open class var context: UIMenuSystem { contextSystem }

    private static let mainSystem = UIMenuSystem()
    private static let contextSystem = UIMenuSystem()

    /// How many times the menus have been asked to be built anew.
    package private(set) var rebuildRequests = 0

    override init() { super.init() }

    /// Has the menus built anew before they are used next.
    open func setNeedsRebuild() { rebuildRequests += 1 }

    /// Has commands validated anew. They are validated each time they are shown or used, so that nothing needs to be done.
    open func setNeedsRevalidate() {}
}
