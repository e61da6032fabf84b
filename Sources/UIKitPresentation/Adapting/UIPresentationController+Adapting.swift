@_spi(ForasteroInternal) internal import UIKitCore

// How a presentation takes another style than the one that was asked for, as it suits the room there is.
extension UIPresentationController {
    /// The requested one: this one, or the one that it replaces.
    private var original: UIPresentationController { origin?.controller ?? self }

    /// The presentation controller that replaces this one with the present traits, linked to the presenter; nil if this one
    /// does.
    func adaptationForPresenting() -> UIPresentationController? {
        guard origin == nil, let style = style(for: presentingViewController.traitCollection) else { return nil }
        let (adaptation, shown) = adapted(style)
        unlink()
        stage = .idle
        adaptation.linkAsAdaptation()
        shown.loadViewIfNeeded()
        return adaptation
    }

    /// Takes the style that belongs to other traits, without animation. Does nothing if that is the present one.
    func adapt(to traits: UITraitCollection, coordinator: any UIViewControllerTransitionCoordinator) {
        let style = original.style(for: traits)
        guard style != origin?.style else { return }
        finishPresenting()
        guard case .presented = stage else { return }
        let original = original
        let (next, shown) = style.map { original.adapted($0) } ?? (original, original.presentedViewController)
        next.presenter = presenter
        next.announceStyle(coordinator: coordinator)
        AdaptationChange(from: self, showing: presentedViewController, to: next, showing: shown).perform()
    }

    /// Tells the delegate which style comes into use.
    func announceStyle(coordinator: (any UIViewControllerTransitionCoordinator)?) {
        original.delegate?.presentationController?(
            original, willPresentWithAdaptiveStyle: origin?.style ?? .none, transitionCoordinator: coordinator)
    }

    /// The controllers know each other, and the presented one knows what replaces what it asked for.
    func linkAsAdaptation() {
        link()
        presentedViewController.ensurePresentation().adaptation = origin == nil ? nil : self
    }

    /// The style to take instead of this one's with some traits; nil for none.
    private func style(for traits: UITraitCollection) -> UIModalPresentationStyle? {
        let style = adaptivePresentationStyle(for: traits)
        return canAdapt(to: style) ? style : nil
    }

    private func canAdapt(to style: UIModalPresentationStyle) -> Bool {
        switch style {
        case .fullScreen, .overFullScreen: !(self is FullscreenPresentationController)
        case .pageSheet, .formSheet: !(self is FullscreenPresentationController || self is UISheetPresentationController)
        case .none, .automatic, .custom, .popover, .currentContext, .overCurrentContext: false
        }
    }

    /// The presentation controller of another style that replaces this one, and the controller that it shows: perhaps another one, kept
    /// alive by nobody yet.
    private func adapted(_ style: UIModalPresentationStyle) -> (controller: UIPresentationController, shown: UIViewController) {
        let presented = presentedViewController
        let wanted = delegate?.presentationController?(self, viewControllerForAdaptivePresentationStyle: style)
        let replacement = wanted === presented ? nil : wanted
        if let replacement { stopIfInUse(replacement) }
        let adaptation = makeAdaptation(style, of: replacement ?? presented)
        adaptation.origin = AdaptationOrigin(controller: self, style: style, replaced: replacement == nil ? nil : presented)
        adaptation.delegate = delegate
        return (adaptation, replacement ?? presented)
    }

    private func stopIfInUse(_ replacement: UIViewController) {
        _require(
            replacement.parent == nil && replacement.presentation?.presenter == nil,
            "presentationController(_:viewControllerForAdaptivePresentationStyle:) has returned \(replacement), which has a parent or is "
                + "being presented already. Return a new controller, or nil.")
    }
}
