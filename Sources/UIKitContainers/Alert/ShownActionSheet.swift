import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// An action sheet of the former kind while it is visible. Kept, with the sheet, until that has gone.
@MainActor
final class ShownActionSheet {
    private let alert: UIAlertController
    private let owner: UIActionSheet
    private var ending: EndOfApplication?

    init(_ owner: UIActionSheet) {
        self.owner = owner
        alert = UIAlertController(title: owner.title, message: nil, preferredStyle: .actionSheet)
        for action in owner.buttons.makeActions() { alert.addAction(action) }
        // The alert keeps this object, and this object its owner, as long as the alert is presented.
        alert.onChoice = { self.choose($0) }
        alert.onTapBeside = { self.wasLeft() }
    }

    /// - Parameter setUp: says where the popover is, where there is one.
    func present(on presenter: UIViewController, animated: Bool, _ setUp: (UIPopoverPresentationController) -> Void) {
        owner.shown = self
        ending = EndOfApplication { [weak self] in self?.cancelBySystem() }
        if let popover = alert.popoverPresentationController { setUp(popover) }
        owner.delegate?.willPresent?(owner)
        presenter.present(alert, animated: animated) { [owner] in owner.delegate?.didPresent?(owner) }
        if alert.presentingViewController == nil { end() }
    }

    private func choose(_ action: UIAlertAction) {
        guard let index = alert.actions.firstIndex(where: { $0 === action }) else { return }
        owner.delegate?.actionSheet?(owner, clickedButtonAt: index)
        dismiss(index, animated: true)
    }

    /// A tap beside the popover has taken it away: that stands for the cancel button.
    private func wasLeft() {
        let index = owner.cancelButtonIndex
        owner.delegate?.actionSheet?(owner, clickedButtonAt: index)
        owner.delegate?.actionSheet?(owner, willDismissWithButtonIndex: index)
        end()
        owner.delegate?.actionSheet?(owner, didDismissWithButtonIndex: index)
    }

    /// The application ends while the sheet is up.
    private func cancelBySystem() {
        let index = owner.cancelButtonIndex
        if owner.delegate?.actionSheetCancel?(owner) == nil { owner.delegate?.actionSheet?(owner, clickedButtonAt: index) }
        dismiss(index, animated: false)
    }

    func dismiss(_ index: Int, animated: Bool) {
        guard owner.shown === self, let presenter = alert.presentingViewController, !alert.isBeingDismissed else { return }
        owner.delegate?.actionSheet?(owner, willDismissWithButtonIndex: index)
        presenter.dismiss(animated: animated) {
            self.end()
            self.owner.delegate?.actionSheet?(self.owner, didDismissWithButtonIndex: index)
        }
    }

    private func end() {
        owner.shown = nil
        ending = nil
        alert.onChoice = nil
        alert.onTapBeside = nil
    }
}
