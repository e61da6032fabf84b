@_spi(ForasteroInternal) import UIKitCore
public import Foundation

/// The dark menu with commands such as Cut, Copy and Paste, and those of the app.
///
/// A command is shown if the first responder, the view that the menu belongs to, or somebody above them performs it at the moment.
/// A touch beside the menu takes it away.
// apple: https://developer.apple.com/documentation/uikit/uimenucontroller
@preconcurrency @MainActor @objcMembers open class UIMenuController: UIObject {
    /// The only one there is.
    @objc(sharedMenuController)
    public static let shared = UIMenuController()

    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private var callout: CalloutPresentation?

    override init() { super.init() }

    /// The app's own commands, after those of the system. Default: nil.
    open var menuItems: [UIMenuItem]? { didSet { update() } }

    /// Where the arrow is wanted. Left and right are as default. Default: default.
    open var arrowDirection: UIMenuController.ArrowDirection = .default { didSet { if arrowDirection != oldValue { update() } } }

    /// True if the menu is shown.
    open var isMenuVisible: Bool { callout != nil }

    /// Where the menu is, in the coordinates of its window; empty while it is not shown.
    open var menuFrame: CGRect { callout?.frame ?? .zero }

    // MARK: Showing

    /// Shows the menu beside a part of a view. Nothing comes if there is no command to show.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        (self.targetView, self.targetRect) = (targetView, targetRect)
        show(animated: true)
    }

    /// Takes the menu away if it belongs to a view.
    open func hideMenu(from targetView: UIView) {
        if targetView === self.targetView { hideMenu() }
    }

    /// Takes the menu away.
    open func hideMenu() { hide(animated: true) }

    @available(*, deprecated, message: "Use showMenu(from:rect:) and hideMenu().")
    /// The older way to show and to hide.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show(animated: animated) } else { hide(animated: animated) }
    }

    /// The older way to say what the menu is for: a rectangle in the view's coordinates, in points.
    @available(*, deprecated, message: "Use showMenu(from:rect:).")
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (self.targetView, self.targetRect) = (targetView, targetRect)
        update()
    }

    /// Asks again which commands there are, and shows those. Does nothing while the menu is not shown.
    open func update() {
        guard let callout, let window = callout.window else { return }
        let former = callout.frame
        callout.show(commands)
        callout.place(beside: targetRect(in: window), arrow: arrowDirection)
        if callout.frame != former { post(Self.menuFrameDidChangeNotification) }
    }

    // MARK: Private

    private func show(animated: Bool) {
        guard let window = targetView?.window, callout == nil else { return update() }
        let commands = commands
        guard !commands.isEmpty else { return }
        post(Self.willShowMenuNotification)
        callout = CalloutPresentation(commands, in: window, beside: targetRect(in: window), arrow: arrowDirection) { [weak self] in
            self?.hideMenu()
        }
        callout?.appear(animated: animated)
        post(Self.didShowMenuNotification)
    }

    private func hide(animated: Bool) {
        guard let callout else { return }
        post(Self.willHideMenuNotification)
        self.callout = nil
        callout.disappear(animated: animated)
        post(Self.didHideMenuNotification)
    }

    /// The anchor of the menu, in the window's coordinates.
    private func targetRect(in window: UIWindow) -> CGRect {
        targetView.map { $0.convert(targetRect, to: window as UIView) } ?? .zero
    }

    private func perform(_ action: Selector) {
        let target = target(for: action)
        hideMenu()
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Commands

    private func target(for action: Selector) -> Any? {
        guard let targetView else { return nil }
        return (targetView.window?.firstResponder ?? targetView).target(forAction: action, withSender: self)
            ?? targetView.target(forAction: action, withSender: self)
    }

    private var commands: [MenuCallout.Command] {
        let all = StandardEditCommands.all + (menuItems ?? []).map { ($0.title, $0.action) }
        return all.filter { target(for: $0.action) != nil }.map { title, action in
            MenuCallout.Command(title: title) { [weak self] in self?.perform(action) }
        }
    }
}
