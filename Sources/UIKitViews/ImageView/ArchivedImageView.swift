@_spi(ForasteroInternal) import UIKitGraphics
import Foundation

/// The state of an image view in an archive, in addition to that of a view.
final class ArchivedImageView: ArchivedPart {
    let image: ArchivedObject<UIImage>
    let highlightedImage: ArchivedObject<UIImage>
    let isHighlighted: Bool

    required init(from coder: NSCoder) {
        image = ArchivedObject(Key.image, in: coder)
        highlightedImage = ArchivedObject(Key.highlightedImage, in: coder)
        isHighlighted = coder.decodeBool(forKey: Key.isHighlighted)
        super.init(from: coder)
    }

    enum Key {
        static let image = "UIImage"
        static let highlightedImage = "UIHighlightedImage"
        static let isHighlighted = "UIHighlighted"
    }
}
