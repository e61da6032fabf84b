import UIKitCore

/// Where image, title and subtitle of a configured button stand.
struct ConfigurationArrangement: Equatable {
    private(set) var image = CGRect.zero
    private(set) var title = CGRect.zero
    private(set) var subtitle = CGRect.zero
    /// The size of all of it.
    private(set) var size = CGSize.zero

    struct Content {
        var image = CGSize.zero
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var imageEdge: NSDirectionalRectEdge = .leading
        var imagePadding: CGFloat = 0
        var titlePadding: CGFloat = 0
        var titleAlignment: UIButton.Configuration.TitleAlignment = .automatic

        var texts: CGSize {
            let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
            return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
        }
        var isSideways: Bool { imageEdge.isDisjoint(with: [.top, .bottom]) }
        /// Between image and texts, if there are both.
        var gap: CGFloat { image != .zero && texts != .zero ? imagePadding : 0 }

        var size: CGSize {
            let texts = texts
            return isSideways
                ? CGSize(width: image.width + gap + texts.width, height: max(image.height, texts.height))
                : CGSize(width: max(image.width, texts.width), height: image.height + gap + texts.height)
        }

        /// Of the room that is left, the part before the shorter text, from the leading side.
        var textShare: CGFloat {
            switch titleAlignment {
            case .leading: 0
            case .center: 0.5
            case .trailing: 1
            case .automatic: image == .zero || !isSideways ? 0.5 : imageEdge.contains(.trailing) ? 1 : 0
            }
        }
    }

    /// - Parameters:
    ///   - rect: the room for the content.
    ///   - shares: of the room that is left, the parts before the content: from the left, and from the top.
    init(_ content: Content, in rect: CGRect, shares: CGPoint, isRightToLeft: Bool, scale: CGFloat) {
        size = content.size
        let origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * shares.x, y: rect.minY + (rect.height - size.height) * shares.y)
        let texts = content.texts
        let isImageFirst = content.imageEdge.isDisjoint(with: [.trailing, .bottom])
        // Counted from the leading side first, then turned over.
        var (imageOrigin, textOrigin) = (CGPoint.zero, CGPoint.zero)
        if content.isSideways {
            imageOrigin = CGPoint(x: isImageFirst ? 0 : texts.width + content.gap, y: (size.height - content.image.height) / 2)
            textOrigin = CGPoint(x: isImageFirst ? content.image.width + content.gap : 0, y: (size.height - texts.height) / 2)
        } else {
            imageOrigin = CGPoint(x: (size.width - content.image.width) / 2, y: isImageFirst ? 0 : texts.height + content.gap)
            textOrigin = CGPoint(x: (size.width - texts.width) / 2, y: isImageFirst ? content.image.height + content.gap : 0)
        }
        let width = size.width
        func place(_ size: CGSize, at point: CGPoint) -> CGRect {
            let x = origin.x + (isRightToLeft ? width - point.x - size.width : point.x)
            let y = origin.y + point.y
            // On whole pixels, so that lines stay sharp.
            return CGRect(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: size.width, height: size.height)
        }
        func text(_ size: CGSize, below y: CGFloat) -> CGRect {
            place(size, at: CGPoint(x: textOrigin.x + (texts.width - size.width) * content.textShare, y: textOrigin.y + y))
        }
        image = place(content.image, at: imageOrigin)
        title = text(content.title, below: 0)
        subtitle = text(content.subtitle, below: texts.height - content.subtitle.height)
    }
}
