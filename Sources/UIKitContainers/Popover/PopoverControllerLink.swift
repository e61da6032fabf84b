import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Forwards the events of a presentation to its popover controller, without keeping that alive.
@MainActor
final class PopoverControllerLink: UIObject, UIPopoverPresentationControllerDelegate {
    private weak var owner: UIPopoverController?

    init(_ owner: UIPopoverController) {
        self.owner = owner
        super.init()
    }

    /// A popover controller's popover is one in any width.
    @objc func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    @objc func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        guard let owner else { return true }
        return owner.delegate?.popoverControllerShouldDismissPopover?(owner) ?? true
    }

    /// The delegate may let the popover controller go: nothing is done with it after the call.
    @objc func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {
        guard let owner else { return }
        owner.delegate?.popoverControllerDidDismissPopover?(owner)
    }

    @objc(popoverPresentationController:willRepositionPopoverToRect:inView:)
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        guard let owner else { return }
        owner.delegate?.popoverController?(owner, willRepositionPopoverTo: rect, in: view)
    }
}
