import Foundation

/// Arranges a presented controller on screen, and what is around it, from the beginning of the presentation to its end.
///
/// Made by the system for its own styles. Subclasses, for ``UIModalPresentationStyle/custom``, come from
/// ``UIViewControllerTransitioningDelegate``; they add their views to ``containerView``, and animate them together with the
/// transition through the presented controller's `transitionCoordinator`.
// apple: https://developer.apple.com/documentation/uikit/uipresentationcontroller
@preconcurrency @MainActor @objcMembers open class UIPresentationController: UIObject, UITraitEnvironment, UIContentContainer {
    private weak var presented: UIViewController?
    /// The presented controller once it no longer has this one: it stays as long as somebody keeps this one, and may be asked for.
    package var former: UIViewController?
    package weak var presenter: UIViewController?
    package var container: PresentationContainerView?
    package var stage = PresentationStage.idle
    /// The presentation controller that this one replaces; nil if this one was requested.
    package var origin: AdaptationOrigin?

    // MARK: Creating

    /// - Parameter presentingViewController: nil while it is not known.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    // MARK: The controllers

    /// The controller that is shown.
    open var presentedViewController: UIViewController {
        guard let presented else {
            _requireFailure("\(self) has outlived the controller it was made for. Do not keep presentation controllers.")
        }
        return presented
    }

    /// The controller that presents.
    /// - Precondition: ``UIViewController/present(_:animated:completion:)`` was called.
    open var presentingViewController: UIViewController {
        guard let presenter else {
            _requireFailure("\(self) is not presented, so it has no presentingViewController. Read it after present(_:animated:).")
        }
        return presenter
    }

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { origin?.style ?? presented?.modalPresentationStyle ?? .none }

    /// Adapts the presentation, and is notified when the user dismisses it. Default: nil.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { if origin == nil { presented?.presentation?.adaptation?.delegate = delegate } }
    }

    // MARK: Views

    /// The view that contains the presentation; nil before and after the presentation.
    open var containerView: UIView? { container }

    /// The view that moves. Default: that of the presented controller.
    open var presentedView: UIView? { presented?.view }

    /// Where ``presentedView`` is after the presentation, in ``containerView``. Default: all of it.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// True if the window is covered, and not only the controller that defines the context. Default: true, except for the styles
    /// that say otherwise.
    open var shouldPresentInFullscreen: Bool { !presentationStyle.isInContext }

    /// True if the presenter's view is taken out once it is covered. Default: as the style says; for custom ones no.
    open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

    /// Called before ``containerView`` lays out what is inside. Does nothing here.
    open func containerViewWillLayoutSubviews() {}
    /// Called after ``containerView`` has laid out what is inside. Does nothing here.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Transitions

    /// Called before the presented controller comes; the position to add further views. Does nothing here.
    open func presentationTransitionWillBegin() {}
    /// Called when the presented controller has come; with false if it turned back. Does nothing here.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the presented controller goes. Does nothing here.
    open func dismissalTransitionWillBegin() {}
    /// Called when the presented controller has gone; with false if it turned back. Does nothing here.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Adapting

    /// The style that is taken where there is little room, as the delegate says; `.none` for no change.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// The style that is taken with the given traits, as the delegate says; `.none` for no change.
    @objc(adaptivePresentationStyleForTraitCollection:)
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        if let style = delegate?.adaptivePresentationStyle?(for: self, traitCollection: traitCollection) { return style }
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        return delegate?.adaptivePresentationStyle?(for: self) ?? .none
    }

    // MARK: Traits and size

    /// The traits that replace those the presented controller would inherit. Default: nil.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { if overrideTraitCollection != oldValue { applyOverrideTraits() } }
    }

    open var traitCollection: UITraitCollection {
        container?.traitCollection ?? presenter?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// Called after the traits have changed. Does nothing here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The size the presented controller would like to have.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    /// Called when the presented controller would like to have another size. Lays the container out.
    @objc(preferredContentSizeDidChangeForChildContentContainer:)
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// The size of a child when the container has the given one. Default: as large.
    @objc(sizeForChildContentContainer:withParentContainerSize:)
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }

    /// Notifies the presented controller, if its size changes too.
    @objc(viewWillTransitionToSize:withTransitionCoordinator:)
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let presented, let view = presented.viewIfLoaded else { return }
        let newSize = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        if newSize != view.bounds.size { presented.viewWillTransition(to: newSize, with: coordinator) }
    }

    /// Notifies the presented controller, and adopts the style for the new traits together with the change.
    @objc(willTransitionToTraitCollection:withTransitionCoordinator:)
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        presented?.willTransition(to: newCollection, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self.map { PresentationSystem.shared.adapt($0, to: newCollection, coordinator: coordinator) }
        })
    }

    // MARK: Internal

    /// True if the presented controller has come, and does not go yet.
    @nonobjc package final var isPresented: Bool { if case .presented = stage { true } else { false } }
    /// True if touches beside the presented view reach what is beneath.
    @_spi(ForasteroInternal)
    @nonobjc open var letsTouchesThrough: Bool { false }
    /// The controller that is covered, where that is not the one that defines the context of whoever presents. Default: nil.
    @_spi(ForasteroInternal)
    @nonobjc open var ownContext: UIViewController? { nil }
    /// The view that gets a touch that is not on the presented view, outside of the container; nil for none.
    @nonobjc func viewForTouch(at point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    /// The container's traits instead of the window's, apart from ``overrideTraitCollection``.
    @nonobjc var ownTraits: TraitValues { TraitValues() }
    /// The animator where the app has none.
    @_spi(ForasteroInternal)
    @nonobjc open func makeSystemAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        PresentationSystem.shared.makeAnimator(for: self, isPresenting: isPresenting)
    }
    /// The presentation controller of another style that replaces this one.
    @nonobjc package func makeAdaptation(_ style: UIModalPresentationStyle, of shown: UIViewController) -> UIPresentationController {
        if let own = shown.ownPresentationController(presenting: presenter, isAdapted: true) { return own }
        return style.isSheet
            ? UISheetPresentationController(presentedViewController: shown, presenting: presenter)
            : FullscreenPresentationController(presentedViewController: shown, presenting: presenter)
    }
    /// The user has dismissed the presented controller, and the delegate has been notified.
    @nonobjc package func wasDismissedByUser() {}
    /// The controller has gone.
    @nonobjc package func cleanUp() {}

    /// All is over, of what replaced this one too: forgets who might do so again, which knows this one.
    @nonobjc package func forgetAdaptation() {}

    private func applyOverrideTraits() {
        guard let container else { return }
        let values = overrideTraitCollection.map { ownTraits.merging($0.values) } ?? ownTraits
        container.changeTraitOverrides { $0 = values }
    }

    @nonobjc package func makeContainer(frame: CGRect) -> PresentationContainerView {
        let container = PresentationContainerView(frame: frame, for: self)
        self.container = container
        applyOverrideTraits()
        return container
    }
}
