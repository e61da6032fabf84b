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
    private var callout: MenuCallout?
    private var outside: CalloutTouches?

    override init() { super.init() }

    /// The app's own commands, after those of the system. Default: nil.
    open var menuItems: [UIMenuItem]? { didSet { update() } }

    /// Where the arrow is wanted. Left and right are as default. Default: default.
    open var arrowDirection: UIMenuController.ArrowDirection = .default { didSet { if arrowDirection != oldValue { update() } } }

    /// Whether the menu is shown.
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
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show(animated: animated) } else { hide(animated: animated) }
    }

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
        place(callout, in: window)
        if callout.frame != former { post(Self.menuFrameDidChangeNotification) }
    }

    // MARK: Private

    private func show(animated: Bool) {
        guard let window = targetView?.window, callout == nil else { return update() }
        let commands = commands
        guard !commands.isEmpty else { return }
        post(Self.willShowMenuNotification)
        let callout = MenuCallout()
        callout.show(commands)
        callout.chose = { [weak self] action in self?.perform(action) }
        window.addSubview(callout)
        self.callout = callout
        place(callout, in: window)
        outside = CalloutTouches(of: window, beside: callout) { [weak self] in self?.hideMenu() }
        callout.alpha = 0
        UIView.animate(withDuration: animated ? 0.15 : 0, delay: 0, options: .allowUserInteraction) { callout.alpha = 1 }
        post(Self.didShowMenuNotification)
    }

    private func hide(animated: Bool) {
        guard let callout else { return }
        post(Self.willHideMenuNotification)
        self.callout = nil
        outside?.end()
        outside = nil
        callout.isUserInteractionEnabled = false
        UIView.animate(withDuration: animated ? 0.2 : 0) {
            callout.alpha = 0
        } completion: { _ in
            callout.removeFromSuperview()
        }
        post(Self.didHideMenuNotification)
    }

    private func place(_ callout: MenuCallout, in window: UIWindow) {
        guard let targetView else { return }
        let rect = targetView.convert(targetRect, to: window as UIView)
        callout.place(beside: rect, in: window.bounds.inset(by: window.safeAreaInsets), arrow: arrowDirection)
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
        let standard: [(String, Selector)] = [
            ("Cut", #selector(UIResponderStandardEditActions.cut(_:))), ("Copy", #selector(UIResponderStandardEditActions.copy(_:))),
            ("Paste", #selector(UIResponderStandardEditActions.paste(_:))),
            ("Delete", #selector(UIResponderStandardEditActions.delete(_:))),
            ("Select", #selector(UIResponderStandardEditActions.select(_:))),
            ("Select All", #selector(UIResponderStandardEditActions.selectAll(_:))),
        ]
        let all = standard + (menuItems ?? []).map { ($0.title, $0.action) }
        return all.filter { target(for: $0.1) != nil }.map { MenuCallout.Command(title: $0.0, action: $0.1) }
    }
}
