extension UIViewController {
    // MARK: Who presents whom

    /// The controller that this one, or one that holds it, shows modally.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller
    @objc open var presentedViewController: UIViewController? { nearest(\.presented) }

    /// The controller that shows this one, or one that holds it, modally.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller
    @objc open var presentingViewController: UIViewController? { nearest(\.presenter) }

    /// True if the controller appears because it is being presented. True from `viewWillAppear` to `viewDidAppear`.
    @objc open var isBeingPresented: Bool { presentation?.isBeingPresented ?? false }

    /// True if the controller disappears because it is being dismissed. True from `viewWillDisappear` to `viewDidDisappear`.
    @objc open var isBeingDismissed: Bool { presentation?.isBeingDismissed ?? false }

    // MARK: How it is presented

    /// How the controller covers what is there when it is presented.
    ///
    /// Default: ``UIModalPresentationStyle/automatic``, which reads as the style it stands for: ``UIModalPresentationStyle/pageSheet``.
    @objc open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.map(\.style.resolved) ?? .pageSheet }
        set {
            guard newValue != presentation?.style ?? .automatic else { return }
            let state = ensurePresentation()
            let isSameKind = state.style.isSheet && newValue.isSheet
            state.style = newValue
            // One that was set up as a sheet stays one.
            if state.presenter == nil, !isSameKind { state.controller = nil }
        }
    }

    /// How the controller comes and goes. Default: ``UIModalTransitionStyle/coverVertical``.
    @objc open var modalTransitionStyle: UIModalTransitionStyle {
        get { presentation?.transitionStyle ?? .coverVertical }
        set { if newValue != modalTransitionStyle { ensurePresentation().transitionStyle = newValue } }
    }

    /// Provides animators and the presentation controller for this controller. Not kept alive. Default: nil.
    @objc open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presentation?.transitioningDelegate }
        set { if newValue !== transitioningDelegate { ensurePresentation().transitioningDelegate = newValue } }
    }

    /// True if the user cannot dismiss the controller by a gesture. Default: false.
    ///
    /// It is enough that one controller inside says so. The presentation controller's delegate is notified of attempts.
    @objc(isModalInPresentation)
    open var isModalInPresentation: Bool {
        get { presentation?.isModal ?? false }
        set { if newValue != isModalInPresentation { ensurePresentation().isModal = newValue } }
    }

    /// True if presentations in the current context, by this controller or one inside it, cover its view. Default: false.
    @objc open var definesPresentationContext: Bool {
        get { presentation?.definesContext ?? false }
        set { if newValue != definesPresentationContext { ensurePresentation().definesContext = newValue } }
    }

    /// True if presentations in the context that this controller defines come and go by its ``modalTransitionStyle`` instead of
    /// their own. Default: false.
    @objc open var providesPresentationContextTransitionStyle: Bool {
        get { presentation?.providesTransitionStyle ?? false }
        set { if newValue != providesPresentationContextTransitionStyle { ensurePresentation().providesTransitionStyle = newValue } }
    }

    /// True if the controller decides on the status bar though it does not cover the screen. Default: false.
    @objc open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { presentation?.capturesStatusBarAppearance ?? false }
        set {
            if newValue != modalPresentationCapturesStatusBarAppearance { ensurePresentation().capturesStatusBarAppearance = newValue }
        }
    }

    // MARK: What arranges it

    /// The presentation controller of this controller, or of the one around it that was presented.
    ///
    /// Before a presentation: the one that will be used, made for the style when it is first read.
    @objc open var presentationController: UIPresentationController? {
        presentedAncestor?.presentation.flatMap { $0.controller ?? $0.adaptation } ?? ensurePresentationController()
    }

    /// The presentation controller of this controller, or of the one around it that was presented, at present; nil while there is none.
    ///
    /// Another one than ``presentationController`` while an adaptation has replaced the requested style.
    @objc open var activePresentationController: UIPresentationController? { presentedAncestor?.presentation?.active }

    /// The same if it is a sheet.
    @objc open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The same if the style is that of a popover; also while a sheet replaces the popover.
    @objc open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    private func ensurePresentationController() -> UIPresentationController? {
        let state = ensurePresentation()
        if let controller = state.controller { return controller }
        let controller = makePresentationController(presenting: nil, source: self)
        state.controller = controller
        return controller
    }

    package func makePresentationController(presenting presenter: UIViewController?, source: UIViewController) -> UIPresentationController {
        if let own = ownPresentationController(presenting: presenter, isAdapted: false) { return own }
        switch presentation?.style.resolved ?? .pageSheet {
        case .custom:
            let made = transitioningDelegate?.presentationController?(forPresented: self, presenting: presenter, source: source)
            return made ?? UIPresentationController(presentedViewController: self, presenting: presenter)
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .none, .automatic:
            return FullscreenPresentationController(presentedViewController: self, presenting: presenter)
        case .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: self, presenting: presenter)
        case .popover:
            return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        }
    }
}

extension UIModalPresentationStyle {
    /// The style that this one stands for.
    var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

    /// True if a sheet presents.
    var isSheet: Bool { [.automatic, .pageSheet, .formSheet].contains(self) }

    /// True if a presentation covers the controller that defines the context, and not the window.
    package var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// True if the presenter's view is taken out.
    var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
