import Foundation

/// What is beside a popover: taps there dismiss it, and a keyboard there takes room from it.
@MainActor
final class PopoverOutside: UIObject {
    private unowned let popover: UIPopoverPresentationController
    private let view = UIView()
    /// The upper edge of what stands in the place of a keyboard, in coordinates of the screen; nil if there is nothing.
    private var keyboardTop: CGFloat?

    init(_ popover: UIPopoverPresentationController) {
        self.popover = popover
        super.init()
        view.accessibilityIdentifier = "PopoverDismissRegion"
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    func begin(in container: UIView) {
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(view, at: 0)
        keyboardTop = container.window?.inputViews.shownTop
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    func end() {
        view.removeFromSuperview()
        NotificationCenter.default.removeObserver(self)
    }

    /// Where a keyboard begins, in coordinates of the container; its lower edge if there is none.
    func keyboardTop(in container: UIView) -> CGFloat {
        guard let keyboardTop, let window = container.window else { return container.bounds.maxY }
        let inWindow = window.convert(CGPoint(x: 0, y: keyboardTop), from: nil as UIWindow?)
        return min(container.convert(inWindow, from: nil).y, container.bounds.maxY)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let info = notification.userInfo, let value = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        keyboardTop = value.cgRectValue.minY
        let duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
        popover.placeAnimated(for: duration)
    }

    @objc private func tapped() {
        guard case .presented = popover.stage, popover.presentedViewController.presentation?.presented == nil, popover.userMayTapAway(),
            var request = DismissalRequest(askedOf: popover.presentedViewController, isAnimated: true)
        else { return }
        request.isByUser = true
        request.perform()
    }
}
