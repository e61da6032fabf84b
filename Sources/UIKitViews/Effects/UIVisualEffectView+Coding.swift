import Foundation

extension UIVisualEffectView {
    /// The content view is the view's own; what an archive has in its place gives its look and the views inside.
    func decodeEffect(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let found = coder.decodePresent(forKey: Key.effect) as? UIVisualEffect { effect = found }
        if let content = coder.decodePresent(forKey: Key.contentView) as? UIView { adopt(contentView: content) }
    }

    private enum Key {
        static let effect = "UIVisualEffectViewEffect"
        static let contentView = "UIVisualEffectViewContentView"
    }
}
