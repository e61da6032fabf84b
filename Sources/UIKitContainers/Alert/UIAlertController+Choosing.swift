import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitText

extension UIAlertController {
    var contentView: AlertContentView? { viewIfLoaded as? AlertContentView }

    func contentDidChange() {
        contentView?.contentDidChange()
        contentView?.superview?.setNeedsLayout()
        contentSizeForContainerDidChange()
    }

    func stopIfEmpty() {
        _require(
            !(title ?? "").isEmpty || !(message ?? "").isEmpty || !actions.isEmpty || textFields != nil,
            "UIAlertController must have a title, a message or an action to display. Add one before presenting it.")
    }

    /// Returns true if an action's button is in bold.
    func isBold(_ action: UIAlertAction) -> Bool {
        guard preferredStyle == .alert, let preferredAction else { return action.style == .cancel }
        return action === preferredAction
    }

    /// The alert goes, and then the handler of the action runs.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isBeingDismissed else { return }
        if let onChoice { return onChoice(action) }
        presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }

    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// The popover has gone by a tap beside it: that stands for its cancel button.
    func runCancelAction() {
        if let onTapBeside { return onTapBeside() }
        if let cancelAction { cancelAction.handler?(cancelAction) }
    }

    var sizeInPopover: CGSize {
        guard let contentView = view as? AlertContentView, contentView.form == .popover else { return .zero }
        return contentView.naturalSize(width: AlertTheme.popoverWidth)
    }

    // MARK: Keys

    var ownKeyCommands: [UIKeyCommand] {
        [
            UIKeyCommand(input: "\r", modifierFlags: [], action: #selector(chooseByReturn)),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(chooseByEscape)),
        ]
    }

    /// The preferred action; else the only one there is, or the only one of the default style.
    @objc func chooseByReturn() {
        let ordinary = actions.filter { $0.style == .default }
        let action = preferredAction ?? (actions.count == 1 ? actions[0] : ordinary.count == 1 ? ordinary[0] : nil)
        if let action { choose(action) }
    }

    @objc func chooseByEscape() {
        if let cancelAction { choose(cancelAction) }
    }

    /// From the last field the return key goes on to the actions.
    @objc func returnPressed(in field: UITextField) {
        guard let fields = textFields, let index = fields.firstIndex(where: { $0 === field }), index + 1 < fields.count else {
            return chooseByReturn()
        }
        fields[index + 1].becomeFirstResponder()
    }

    func takeKeys() {
        let former = view.window?.firstResponder
        let isOwn = (former as? UIView)?.isDescendant(of: view) ?? (former === self)
        if !isOwn { formerFirstResponder = former }
        guard let first = textFields?.first else {
            becomeFirstResponder()
            return
        }
        if !isOwn { first.becomeFirstResponder() }
    }

    func returnKeys() {
        view.endEditing(true)
        resignFirstResponder()
        formerFirstResponder?.becomeFirstResponder()
        formerFirstResponder = nil
    }
}
