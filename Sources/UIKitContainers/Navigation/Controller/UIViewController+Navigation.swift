@_spi(ForasteroInternal) public import UIKitCore

extension UIViewController {
    /// The nearest navigation controller that holds this controller, or one of its ancestors, on its stack; nil if there is none.
    ///
    /// In a split view that has collapsed, the details' own one is nearer than the primary one, on whose stack it stands.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller
    @objc public var navigationController: UINavigationController? {
        if let outer = (self as? UINavigationController)?.nesting?.outer { return outer }
        var (page, ancestor) = (self, parent)
        while let controller = ancestor {
            if let found = controller as? UINavigationController { return found.nestedController(of: page) ?? found }
            (page, ancestor) = (controller, controller.parent)
        }
        return nil
    }
}
