import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UICollectionViewCell {
    private enum Key {
        static let content = "UIContentView"
        static let background = "UIBackgroundView"
        static let selectedBackground = "UISelectedBackgroundView"
        static let identifier = "UIReuseIdentifier"
    }

    /// Takes the segue of the storyboard that begins when the user selects the cell.
    final func followSelectionSegue() {
        guard let selectionSegueTemplate else { return }
        _ = _ObjCRuntime.send(selectionSegueTemplate, Selector("perform:"), [self])
    }

    static func decodedContent(from coder: NSCoder) -> UIView? {
        coder.allowsKeyedCoding ? coder.decodePresent(forKey: Key.content) as? UIView : nil
    }

    final func decodeCell(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let view = coder.decodePresent(forKey: Key.background) as? UIView { backgroundView = view }
        if let view = coder.decodePresent(forKey: Key.selectedBackground) as? UIView { selectedBackgroundView = view }
    }

    final func encodeCell(to coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(content, forKey: Key.content)
        if let backgroundView { coder.encode(backgroundView, forKey: Key.background) }
        if let selectedBackgroundView { coder.encode(selectedBackgroundView, forKey: Key.selectedBackground) }
        if let reuseIdentifier { coder.encode(reuseIdentifier, forKey: Key.identifier) }
    }
}
