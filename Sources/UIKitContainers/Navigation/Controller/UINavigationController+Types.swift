extension UINavigationController {
    /// The effect of a transition on the stack.
    // apple: https://developer.apple.com/documentation/uikit/uinavigationcontroller/operation
    @objc public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }
}
