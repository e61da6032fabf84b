import UIKitCore

extension UIViewController {
    /// The nearest tab bar controller that this controller is in, however deep; nil where there is none.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbarcontroller
    @objc public var tabBarController: UITabBarController? {
        var ancestor = parent
        while let controller = ancestor {
            if let tabs = controller as? UITabBarController { return tabs }
            ancestor = controller.parent
        }
        return nil
    }
}
