@_spi(ForasteroInternal) public import UIKitCore

extension UIViewController {
    /// The nearest navigation controller that holds this controller, or one of its ancestors, on its stack; nil if there is none.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller
    @objc public var navigationController: UINavigationController? {
        var ancestor = parent
        while let controller = ancestor {
            if let found = controller as? UINavigationController { return found }
            ancestor = controller.parent
        }
        return nil
    }
}
