extension UIWindow {
    /// The controller in front of all others, if it was presented and stays.
    package var lastPresentedController: UIViewController? {
        var controller = rootViewController
        while let next = controller?.presentedViewController, !next.isBeingDismissed { controller = next }
        return controller === rootViewController ? nil : controller
    }

    /// The view whose content can be read and used at present: the window, or the container of a presented controller.
    package var frontView: UIView {
        guard let controller = lastPresentedController else { return self }
        return controller.presentationController?.containerView ?? controller.viewIfLoaded ?? self
    }
}
