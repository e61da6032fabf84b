import Foundation

extension UINavigationController {
    private static let stackKey = "UINavigationControllerStack"

    /// Those of the stack that have identifiers, up to the first that has none.
    func encodeRestorableStack(with coder: NSCoder) {
        let kept = viewControllers.prefix { $0.restorationIdentifier != nil }
        coder.encode(Array(kept) as NSArray, forKey: Self.stackKey)
    }

    /// Those that are found anew become the stack. None of them, and the stack stays as it is.
    func decodeRestorableStack(with coder: NSCoder) {
        let found = (coder.decodeObject(forKey: Self.stackKey) as? [Any])?.compactMap { $0 as? UIViewController } ?? []
        if !found.isEmpty, found != viewControllers { setViewControllers(found, animated: false) }
    }
}
