import Foundation

extension UIGestureRecognizer {
    func decodeRecognizer(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let flag = coder.decodeFlag(forKey: NibKey.gestureRecognizerCancelsTouchesInView) { cancelsTouchesInView = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.gestureRecognizerDelaysTouchesBegan) { delaysTouchesBegan = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.gestureRecognizerDelaysTouchesEnded) { delaysTouchesEnded = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.gestureRecognizerEnabled) { isEnabled = flag }
        decodeGesture(from: coder)
    }
}

extension NSCoder {
    /// Passes on a number that is there.
    func withInteger(forKey key: String, _ body: (Int) -> Void) {
        if containsValue(forKey: key) { body(decodeInteger(forKey: key)) }
    }
}
