import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UICollectionViewCell {
    /// Takes the segue of the storyboard that begins when the user selects the cell.
    final func followSelectionSegue() {
        guard let selectionSegueTemplate else { return }
        _ = _ObjCRuntime.send(selectionSegueTemplate, Selector("perform:"), [self])
    }

    static func decodedContent(from coder: NSCoder) -> UIView? {
        coder.allowsKeyedCoding ? coder.decodePresent(forKey: NibKey.contentView) as? UIView : nil
    }

    final func decodeCell(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let view = coder.decodePresent(forKey: NibKey.backgroundView) as? UIView { backgroundView = view }
        if let view = coder.decodePresent(forKey: NibKey.selectedBackgroundView) as? UIView { selectedBackgroundView = view }
    }

    final func encodeCell(to coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(content, forKey: NibKey.contentView)
        if let backgroundView { coder.encode(backgroundView, forKey: NibKey.backgroundView) }
        if let selectedBackgroundView { coder.encode(selectedBackgroundView, forKey: NibKey.selectedBackgroundView) }
        if let reuseIdentifier { coder.encode(reuseIdentifier, forKey: NibKey.reuseIdentifier) }
    }
}
