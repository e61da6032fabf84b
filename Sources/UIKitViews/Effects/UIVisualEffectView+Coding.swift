import Foundation

extension UIVisualEffectView {
    /// The content view is the view's own; what an archive has in its place gives its look and the views inside.
    func decodeEffect(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let found = coder.decodePresent(forKey: Key.effect) as? UIVisualEffect { effect = found }
        guard let content = coder.decodePresent(forKey: Key.contentView) as? UIView, content !== contentView else { return }
        contentView.backgroundColor = content.backgroundColor
        contentView.isUserInteractionEnabled = content.isUserInteractionEnabled
        content.removeFromSuperview()
        // As large as the content was in the file, so that the views inside follow from there.
        contentView.frame = content.frame
        for view in content.subviews { contentView.addSubview(view) }
        contentView.frame = bounds
    }

    private enum Key {
        static let effect = "UIVisualEffectViewEffect"
        static let contentView = "UIVisualEffectViewContentView"
    }
}
