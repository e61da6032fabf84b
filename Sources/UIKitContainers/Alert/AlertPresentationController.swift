import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Shows an alert in the middle, or a sheet of actions at the lower edge, above a dimmed screen.
final class AlertPresentationController: UIPresentationController {
    private let dimming = UIView(frame: .zero)
    private let form: AlertForm
    /// The presenter's tint is dimmed meanwhile; that is what it was.
    private var formerTintMode: UIView.TintAdjustmentMode?

    init(_ alert: UIAlertController, presenting presenter: UIViewController?) {
        form = alert.preferredStyle == .alert ? .alert : .sheet
        super.init(presentedViewController: alert, presenting: presenter)
        dimming.backgroundColor = AlertTheme.dimming
        dimming.accessibilityIdentifier = "Alert Dimming"
        if form == .sheet { dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tappedBeside))) }
    }

    override var shouldPresentInFullscreen: Bool { true }
    override var shouldRemovePresentersView: Bool { false }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let content = presentedView as? AlertContentView else { return .zero }
        content.form = form
        let safe = containerView.bounds.inset(by: containerView.safeAreaInsets)
        return form == .alert ? alertFrame(content, safe) : sheetFrame(content, containerView.bounds, safe)
    }

    private func alertFrame(_ content: AlertContentView, _ safe: CGRect) -> CGRect {
        let natural = content.naturalSize(width: AlertTheme.alertWidth)
        let height = min(natural.height, max(safe.height - 2 * AlertTheme.alertMargin, 0))
        return aligned(CGRect(x: safe.midX - natural.width / 2, y: safe.midY - height / 2, width: natural.width, height: height))
    }

    /// As wide as an upright phone, also where it lies.
    private func sheetFrame(_ content: AlertContentView, _ bounds: CGRect, _ safe: CGRect) -> CGRect {
        let width = min(bounds.width, bounds.height) - 2 * AlertTheme.sheetInset
        let bottom = min(safe.maxY, bounds.maxY - AlertTheme.sheetInset)
        let height = min(content.naturalSize(width: width).height, max(bottom - safe.minY - AlertTheme.sheetInset, 0))
        return aligned(CGRect(x: bounds.midX - width / 2, y: bottom - height, width: width, height: height))
    }

    private func aligned(_ rect: CGRect) -> CGRect {
        let scale = max(traitCollection.displayScale, 1)
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width, height: rect.height)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
        guard let content = presentedView, content.superview === containerView, !presentedViewController.isBeingPresented,
            !presentedViewController.isBeingDismissed
        else { return }
        content.frame = frameOfPresentedViewInContainerView
    }

    // MARK: Transitions

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        containerView?.insertSubview(dimming, at: 0)
        dimming.frame = containerView?.bounds ?? .zero
        formerTintMode = presentingViewController.view.tintAdjustmentMode
        animateAlongside(from: 0, to: 1) { $0.tintAdjustmentMode = .dimmed }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { restoreTint(presentingViewController.view) }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        animateAlongside(from: 1, to: 0) { [weak self] in self?.restoreTint($0) }
    }

    private func restoreTint(_ view: UIView) {
        // An inherited tint mode is inherited again.
        view.tintAdjustmentMode = formerTintMode == .dimmed ? .dimmed : .automatic
    }

    private func animateAlongside(from: CGFloat, to: CGFloat, tint: @escaping (UIView) -> Void) {
        let presenter = presentingViewController
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimming.alpha = to
            return tint(presenter.view)
        }
        dimming.alpha = from
        coordinator.animate(alongsideTransition: { [dimming] _ in
            dimming.alpha = to
            tint(presenter.view)
        })
    }

    @nonobjc override func makeSystemAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        AlertAnimator(form, isPresenting: isPresenting)
    }

    /// A tap beside an action sheet stands for its cancel button, if it has one.
    @objc private func tappedBeside() {
        guard let alert = presentedViewController as? UIAlertController, let cancel = alert.cancelAction else { return }
        alert.choose(cancel)
    }
}
