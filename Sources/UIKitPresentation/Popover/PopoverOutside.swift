import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// The area beside a popover: it is dimmed, taps there dismiss the popover, and a keyboard there takes room from it.
@MainActor
final class PopoverOutside: UIObject {
    private unowned let shown: PopoverOnScreen
    private let view = UIView()
    /// The upper edge of the keyboard or input view, in coordinates of the screen; nil if there is nothing.
    private var keyboardTop: CGFloat?

    init(_ shown: PopoverOnScreen) {
        self.shown = shown
        super.init()
        view.accessibilityIdentifier = "PopoverDismissRegion"
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    func begin(in container: UIView) {
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(view, at: 0)
        dim(true)
        keyboardTop = container.window?.inputViews?.shownTop
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    func end() {
        view.removeFromSuperview()
        NotificationCenter.default.removeObserver(self)
    }

    /// Dims what is beside the popover, or stops that, together with the transition that is under way.
    func dim(_ isDimmed: Bool) {
        let color = isDimmed ? Self.dimmingColor : .clear
        guard let coordinator = shown.popover.presentedViewController.transitionCoordinator else { return view.backgroundColor = color }
        if isDimmed { view.backgroundColor = .clear }
        // The colour, since a view that is transparent as a whole would get no touches.
        coordinator.animate(alongsideTransition: { [view] _ in view.backgroundColor = color })
    }

    // observed: iOS 7 and later dim; how much is not documented. Less than behind a sheet, since what is beside may stay in use.
    private static let dimmingColor = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.24 : 0.1)
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
        shown.placeAnimated(for: duration)
    }

    @objc private func tapped() {
        let popover = shown.popover
        guard popover.isPresented, popover.presentedViewController.presentation?.presented == nil, shown.userMayTapAway(),
            var request = DismissalRequest(askedOf: popover.presentedViewController, isAnimated: true)
        else { return }
        request.isByUser = true
        request.perform()
    }
}
