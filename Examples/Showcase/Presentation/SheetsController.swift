import UIKit

/// Sheets with detents, the styles of presentation, and a popover.
class SheetsController: StatesController, UIPopoverPresentationControllerDelegate {
    override func addStates() {
        offer("Page sheet") { [weak self] _ in self?.presentPage(.pageSheet) }
        offer("Form sheet") { [weak self] _ in self?.presentPage(.formSheet) }
        offer("Medium and large detents") { [weak self] _ in
            self?.presentPage(.pageSheet) { $0?.detents = [.medium(), .large()] }
        }
        offer("With a grabber, undimmed") { [weak self] _ in
            self?.presentPage(.pageSheet) {
                $0?.detents = [.medium(), .large()]
                $0?.prefersGrabberVisible = true
                $0?.largestUndimmedDetentIdentifier = .medium
                $0?.preferredCornerRadius = 24
            }
        }
        offer("Full screen") { [weak self] _ in self?.presentPage(.fullScreen) }
        offer("Cross dissolve") { [weak self] _ in self?.presentPage(.overFullScreen, transition: .crossDissolve) }
        offer("Popover") { [weak self] in self?.presentPopover(from: $0.sender as? UIView) }
    }

    private func offer(_ title: String, _ handler: @escaping (UIAction) -> Void) {
        add("presents", UIButton(type: .system, primaryAction: UIAction(title: title, handler: handler)))
    }

    private func presentPage(
        _ style: UIModalPresentationStyle, transition: UIModalTransitionStyle = .coverVertical,
        configure: (UISheetPresentationController?) -> Void = { _ in }
    ) {
        let page = CaptionController(caption: "Presented", color: .systemTeal)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak page] _ in page?.dismiss(animated: true) })
        let navigation = UINavigationController(rootViewController: page)
        navigation.modalPresentationStyle = style
        navigation.modalTransitionStyle = transition
        configure(navigation.sheetPresentationController)
        present(navigation, animated: true)
    }

    private func presentPopover(from source: UIView?) {
        let page = CaptionController(caption: "Popover", color: .systemOrange)
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 220, height: 140)
        page.popoverPresentationController?.sourceView = source
        page.popoverPresentationController?.sourceRect = source?.bounds ?? .zero
        page.popoverPresentationController?.delegate = self
        present(page, animated: true)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
