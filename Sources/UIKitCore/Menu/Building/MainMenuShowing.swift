package import Foundation

/// Shows the main menu in a window of a desktop. Declared in UIKitInteractions, and found by the name of its class.
@MainActor
package protocol MainMenuShowing: AnyObject {
    init(host: DisplayHost)

    /// How much of the top of the screen the bar takes from the content, in points. 0 where it comes only when it is called.
    var stripHeight: CGFloat { get }
    /// True if a menu is open, which gets all keys.
    var isOpen: Bool { get }

    /// The menus may be others now: the bar is made anew.
    func update()
    /// A key goes down or comes up.
    /// - Returns: whether the key is for the menus, and for nobody else.
    func handle(_ key: UIKey, isDown: Bool) -> Bool
    /// A key that commanded nothing opens the menus, if it is the one for that.
    func open(by key: UIKey) -> Bool
    /// A pointer went down: a key that is held with it means something else.
    func pointerWentDown()
    func close()
}

extension DisplayHost {
    /// The bar is asked for again when the menus have to be built anew.
    static func mainMenuNeedsRebuild() {
        guard let menu = current.mainMenu else { return }
        current.pipeline.afterNextFrame { [weak menu] in menu?.update() }
    }
}
