import Foundation

extension UIVisualEffectView {
    /// The content view is the view's own; the one in an archive gives its look and the views inside.
    func decodeEffect(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let found = coder.decodePresent(forKey: NibKey.visualEffectViewEffect) as? UIVisualEffect { effect = found }
        if let content = coder.decodePresent(forKey: NibKey.visualEffectViewContentView) as? UIView { adopt(contentView: content) }
    }
}
