import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

extension SheetOnScreen {
    /// Where sheets can be in the container; nil before there is one.
    var layout: SheetLayout? {
        guard let container = sheet.container else { return nil }
        let traits = container.traitCollection
        return SheetLayout(
            form: form(in: container, traits: traits), container: container.bounds.size, safeArea: container.safeAreaInsets,
            detents: sheet.detents, traits: traits)
    }

    private func form(in container: UIView, traits: UITraitCollection) -> SheetLayout.Form {
        if traits.verticalSizeClass == .compact {
            return sheet.prefersEdgeAttachedInCompactHeight ? .attached(width: preferredWidth) : .full
        }
        if traits.horizontalSizeClass == .compact { return .card }
        return .floating(floatingSize(in: container.bounds.size))
    }

    private var preferredWidth: CGFloat? {
        let width = sheet.preferredContentSize.width
        return sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && width > 0 ? width : nil
    }

    /// The width of an upright tablet: a page is not wider.
    private static let pageWidth: CGFloat = 768
    private static let formSize = CGSize(width: 540, height: 620)

    private func floatingSize(in room: CGSize) -> CGSize {
        guard !sheet.prefersPageSizing else { return CGSize(width: Self.pageWidth, height: room.height) }
        let preferred = sheet.preferredContentSize
        return preferred.width > 0 && preferred.height > 0 ? preferred : Self.formSize
    }

    // MARK: Placing

    /// Brings the sheet, and what is behind it, to the selected detent. Does nothing while a finger or a transition moves it.
    func place() {
        guard let layout, !isLeaving, !dragging.isActive else { return }
        place(top: layout.stop(sheet.selectedDetentIdentifier).top)
    }

    /// Shows the sheet with its upper edge at `top`.
    func place(top: CGFloat) {
        guard let layout, let sheetView else { return }
        let frame = layout.frame(top: top)
        sheetView.bounds.size = frame.size
        sheetView.center = CGPoint(x: frame.midX, y: frame.midY)
        sheetView.isGrabberVisible = sheet.prefersGrabberVisible && layout.form.hasDetents
        sheetView.round(cornerRadius(layout), allCorners: layout.isFloating)
        arrangeSurroundings(layout, top: top)
    }

    private func cornerRadius(_ layout: SheetLayout) -> CGFloat {
        if case .full = layout.form { return 0 }
        return max(sheet.preferredCornerRadius ?? SheetLayout.cornerRadius, 0)
    }

    /// Darkens what is behind, and lets the presenter recede, as the position of the sheet demands.
    private func arrangeSurroundings(_ layout: SheetLayout, top: CGFloat) {
        let dimming = layout.dimming(top: top, largestUndimmed: sheet.largestUndimmedDetentIdentifier)
        dimmingView.alpha = dimming
        dimmingView.isUserInteractionEnabled = dimming > 0
        card?.recede(layout.recession(top: top), top: layout.safeArea.top)
    }

    /// Where the upper edge is when the sheet is out of sight.
    var hiddenTop: CGFloat { sheet.container?.bounds.maxY ?? 0 }

    // MARK: Transitions

    func begin() {
        guard let container = sheet.container else { return }
        dimmingView.frame = container.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.backgroundColor = Self.dimmingColor
        dimmingView.accessibilityIdentifier = "Sheet Dimming"
        container.insertSubview(dimmingView, at: 0)
        dragging.watchTaps(in: dimmingView)
        card = PresenterCard(presenterView)
        guard let coordinator = sheet.presentedViewController.transitionCoordinator else { return place() }
        isLeaving = true
        place(top: hiddenTop)
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.isLeaving = false
            self?.placeSurroundings()
        })
    }

    func beginDismissal() {
        isLeaving = true
        guard let coordinator = sheet.presentedViewController.transitionCoordinator else { return leave() }
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.leave() })
    }

    /// The sheet stays after all.
    func returnFromDismissal() {
        isLeaving = false
        place()
    }

    /// Brings what is behind to the selected detent; the sheet is moved by its animator.
    private func placeSurroundings() {
        guard let layout else { return }
        arrangeSurroundings(layout, top: layout.stop(sheet.selectedDetentIdentifier).top)
    }

    /// Brings what is behind to how it is without a sheet.
    private func leave() {
        dimmingView.alpha = 0
        card?.restore()
    }

    /// The view that recedes: the sheet that the presenter is in, else its view.
    private var presenterView: UIView {
        let presenter = sheet.presentingViewController
        let outer = presenter.presentation?.active as? UISheetPresentationController
        return (outer?.shown as? SheetOnScreen)?.sheetView ?? presenter.view
    }

    private static let dimmingColor = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
}

extension SheetLayout {
    var isFloating: Bool { if case .floating = form { true } else { false } }
}
