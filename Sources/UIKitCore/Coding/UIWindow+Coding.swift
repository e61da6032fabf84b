import Foundation

extension UIWindow {
    /// The controller that an archive holds for a window; nil where there is none.
    static func decodedRootController(from coder: NSCoder) -> UIViewController? {
        coder.allowsKeyedCoding ? coder.decodePresent(forKey: NibKey.rootViewController) as? UIViewController : nil
    }
}
