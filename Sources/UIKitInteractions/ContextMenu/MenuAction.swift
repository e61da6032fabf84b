@_spi(ForasteroInternal) import UIKitCore

/// The effect of choosing an element.
@MainActor
struct MenuAction {
    private let leaf: any UIMenuLeaf
    private let view: UIView

    init(_ leaf: any UIMenuLeaf, from view: UIView) {
        self.leaf = leaf
        self.view = view
    }

    /// Commands go to the first responder that performs them, from the view upwards.
    private var target: Any? {
        guard let command = leaf as? UICommand else { return nil }
        return (view.window?.firstResponder ?? view).target(forAction: command.action, withSender: command)
            ?? view.target(forAction: command.action, withSender: command)
    }

    /// Asks who would perform a command to bring it up to date.
    /// - Returns: false for commands that nobody performs.
    func validate() -> Bool {
        guard let command = leaf as? UICommand else { return true }
        guard let target else { return false }
        (target as? UIResponder)?.validate(command)
        return true
    }

    var isPossible: Bool { !(leaf is UICommand) || target != nil }

    func perform() { leaf.performWithSender(view, target: target) }

    /// Switches one element of a menu on, and the others off.
    static func select(_ chosen: any UIMenuLeaf, in menu: UIMenu) {
        for child in menu.children {
            switch child {
            case let inner as UIMenu where inner.options.contains(.displayInline): select(chosen, in: inner)
            case let leaf as any UIMenuLeaf: leaf.state = leaf === chosen ? .on : .off
            default: break
            }
        }
    }
}
