import Foundation

extension UIViewController {
    private static let presentedKey = "UIViewControllerPresented"

    /// Who makes the controller again. Default: nil, the application's delegate or the storyboard.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/restorationclass
    @nonobjc public var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { objc_getAssociatedObject(self, &RestorationKey.key) as? any UIViewControllerRestoration.Type }
        set { objc_setAssociatedObject(self, &RestorationKey.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    func encodePresented(with coder: NSCoder) {
        guard let presentedViewController, presentedViewController.presentingViewController === self else { return }
        coder.encode(presentedViewController, forKey: Self.presentedKey)
    }

    func decodePresented(with coder: NSCoder) {
        guard let presented = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController else { return }
        UIApplication.shared.stateKeeper?.presentLater(presented, on: self)
    }
}

@MainActor
private enum RestorationKey {
    static var key: UInt8 = 0
}
