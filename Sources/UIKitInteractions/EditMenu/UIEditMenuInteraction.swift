public import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// Shows a menu of editing commands, and of the app's own, beside what is selected in a view. What shows it is up to the app.
///
/// A touch beside the menu takes it away. A submenu replaces the menu when it is tapped.
// apple: https://developer.apple.com/documentation/uikit/uieditmenuinteraction
@preconcurrency @MainActor @objcMembers open class UIEditMenuInteraction: UIObject, UIInteraction {
    private var callout: CalloutPresentation?
    private var configuration: UIEditMenuConfiguration?

    /// An interaction with a delegate, which is not kept alive.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Says what is in the menu. Not kept alive.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    open private(set) weak var view: UIView?

    open func willMove(to view: UIView?) { dismissMenu() }
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: Showing

    /// Shows the menu, in place of one that is shown. Nothing comes without an element to show, or without a window.
    @objc(presentEditMenuWithConfiguration:)
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let window = view?.window else { return }
        self.configuration = configuration
        let commands = commands(of: menu(for: configuration))
        guard !commands.isEmpty else {
            self.configuration = nil
            return
        }
        let animator = MenuAnimator(previewViewController: nil)
        delegate?.editMenuInteraction?(self, willPresentMenuFor: configuration, animator: animator)
        callout = CalloutPresentation(
            commands, in: window, beside: targetRect(of: configuration, in: window), arrow: configuration.preferredArrowDirection.ofCallout
        ) { [weak self] in self?.dismissMenu() }
        callout?.appear(animated: true, with: animator)
    }

    /// Takes the menu away. Does nothing if none is shown.
    open func dismissMenu() {
        guard let callout, let configuration else { return }
        let animator = MenuAnimator(previewViewController: nil)
        delegate?.editMenuInteraction?(self, willDismissMenuFor: configuration, animator: animator)
        (self.callout, self.configuration) = (nil, nil)
        callout.disappear(animated: true, with: animator)
    }

    /// Asks again what is in the menu that is shown.
    open func reloadVisibleMenu() {
        guard let configuration else { return }
        show(menu(for: configuration))
    }

    /// Asks again what the menu that is shown is beside, and moves it there.
    @objc(updateVisibleMenuPositionAnimated:)
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let callout, let configuration, let window = callout.window else { return }
        UIView.animate(withDuration: animated ? 0.25 : 0) {
            callout.place(beside: self.targetRect(of: configuration, in: window), arrow: configuration.preferredArrowDirection.ofCallout)
        }
    }

    /// The point of the menu that is shown, in a view's coordinates; nil is those of the window. Zero if none is shown.
    @objc(locationInView:)
    open func location(in view: UIView?) -> CGPoint {
        guard let configuration, let own = self.view, let window = own.window else { return .zero }
        return own.convert(configuration.sourcePoint, to: view ?? window)
    }

    // MARK: Content

    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
        let suggested = view.map { ContextMenuBuilding.elements(suggestedActions, from: $0.window?.firstResponder ?? $0) } ?? []
        let given = delegate?.editMenuInteraction?(self, menuFor: configuration, suggestedActions: suggested) ?? nil
        return given ?? UIMenu(children: suggested)
    }

    private var suggestedActions: [UIMenuElement] {
        guard let view else { return [] }
        func possible(_ commands: [(title: String, action: Selector)]) -> [UICommand] {
            commands.map { UICommand(title: $0.title, action: $0.action) }.filter { MenuAction($0, from: view).isPossible }
        }
        let standard = UIMenu(identifier: .standardEdit, options: .displayInline, children: possible(StandardEditCommands.all))
        let styles = possible(StandardEditCommands.styles)
        return styles.isEmpty ? [standard] : [standard, UIMenu(title: "Format", identifier: .format, children: styles)]
    }

    private func show(_ menu: UIMenu) {
        guard let callout else { return }
        callout.show(commands(of: menu))
        updateVisibleMenuPosition(animated: false)
    }

    private func commands(of menu: UIMenu) -> [MenuCallout.Command] {
        MenuContent(menu).groups.flatMap(\.items).compactMap { item in
            switch item {
            case .leaf(let leaf, let chooser): command(for: leaf, chooser)
            case .submenu(let inner):
                MenuCallout.Command(title: inner.title, image: inner.image) { [weak self] in
                    self?.show(inner)
                }
            case .waiting: nil
            }
        }
    }

    /// Commands that nobody performs are not shown.
    private func command(for leaf: any UIMenuLeaf, _ chooser: UIMenu?) -> MenuCallout.Command? {
        guard let view else { return nil }
        let action = MenuAction(leaf, from: view)
        guard action.validate(), !leaf.attributes.contains(.hidden) else { return nil }
        return MenuCallout.Command(
            title: leaf.title, image: leaf.image, isEnabled: !leaf.attributes.contains(.disabled),
            isDestructive: leaf.attributes.contains(.destructive)
        ) { [weak self] in
            if let chooser { MenuAction.select(leaf, in: chooser) }
            if !leaf.attributes.contains(.keepsMenuPresented) { self?.dismissMenu() }
            action.perform()
        }
    }

    private func targetRect(of configuration: UIEditMenuConfiguration, in window: UIWindow) -> CGRect {
        let point = CGRect(origin: configuration.sourcePoint, size: .zero)
        let rect = delegate?.editMenuInteraction?(self, targetRectFor: configuration) ?? point
        return view.map { $0.convert(rect.isNull ? point : rect, to: window as UIView) } ?? rect
    }
}

extension UIEditMenuArrowDirection {
    fileprivate var ofCallout: UIMenuController.ArrowDirection {
        switch self {
        case .up: .up
        case .down: .down
        default: .default
        }
    }
}
