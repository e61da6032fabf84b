import Foundation

extension UIViewController {
    /// Registers a view for previews by pressing harder. Nothing follows here.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/registerforpreviewing(with:sourceview:)
    @discardableResult
    @objc(registerForPreviewingWithDelegate:sourceView:)
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        RegisteredPreview(delegate: delegate, sourceView: sourceView)
    }

    /// Takes a registration back. Does nothing.
    @objc(unregisterForPreviewingWithContext:)
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// A registration that nothing comes of.
final class RegisteredPreview: UIObject, UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()

    init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
        super.init()
    }
}
