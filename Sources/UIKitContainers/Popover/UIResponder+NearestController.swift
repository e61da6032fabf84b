import UIKitCore

extension UIResponder {
    /// The controller that is first to be notified of what happens here; that of the window if there is none on the way.
    var nearestViewController: UIViewController? {
        var candidate: UIResponder? = self
        while let responder = candidate {
            if let controller = responder as? UIViewController { return controller }
            if let window = responder as? UIWindow { return window.rootViewController }
            candidate = responder.next
        }
        return nil
    }
}
