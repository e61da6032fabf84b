@_spi(ForasteroInternal) import UIKitGraphics
import Foundation

/// The state of an image view in an archive, in addition to that of a view.
final class ArchivedImageView: ArchivedPart {
    let image: ArchivedObject<UIImage>
    let highlightedImage: ArchivedObject<UIImage>
    let isHighlighted: Bool

    required init(from coder: NSCoder) {
        image = ArchivedObject(NibKey.image, in: coder)
        highlightedImage = ArchivedObject(NibKey.highlightedImage, in: coder)
        isHighlighted = coder.decodeBool(forKey: NibKey.highlighted)
        super.init(from: coder)
    }
}
