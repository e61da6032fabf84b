import Foundation

extension UIGestureRecognizer {
    func decodeRecognizer(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let flag = coder.decodeFlag(forKey: "UIGestureRecognizer.cancelsTouchesInView") { cancelsTouchesInView = flag }
        if let flag = coder.decodeFlag(forKey: "UIGestureRecognizer.delaysTouchesBegan") { delaysTouchesBegan = flag }
        if let flag = coder.decodeFlag(forKey: "UIGestureRecognizer.delaysTouchesEnded") { delaysTouchesEnded = flag }
        if let flag = coder.decodeFlag(forKey: "UIGestureRecognizer.enabled") { isEnabled = flag }
        decodeGesture(from: coder)
    }
}

extension NSCoder {
    /// Passes on a number that is there.
    func withInteger(forKey key: String, _ body: (Int) -> Void) {
        if containsValue(forKey: key) { body(decodeInteger(forKey: key)) }
    }
}
