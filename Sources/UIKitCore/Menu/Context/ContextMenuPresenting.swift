import Foundation

/// Shows the menu of a context menu interaction. Declared in a module above this one, and found by its name.
@MainActor
package protocol ContextMenuPresenting: AnyObject {
    /// - Parameter finger: where the finger is that has brought the menu, in the window's coordinates; nil for none.
    init(_ menu: UIMenu, source: MenuSource, isCompact: Bool, finger: CGPoint?)

    var menu: UIMenu { get }
    var order: UIContextMenuConfiguration.ElementOrder { get set }
    /// Called before the menu goes.
    var willEnd: ((MenuAnimator) -> Void)? { get set }
    var previewWasTapped: ((MenuAnimator) -> Void)? { get set }
    /// Where the preview goes back to; nil is where it came from.
    var endTarget: () -> UITargetedPreview? { get set }

    func begin(in window: UIWindow, animator: MenuAnimator)
    func replaceMenu(with newMenu: UIMenu)
    /// - Parameter point: in the window's coordinates.
    func follow(_ point: CGPoint, isLifted: Bool)
    func forgetFinger()
    func dismiss(commit: MenuAnimator?)
}
