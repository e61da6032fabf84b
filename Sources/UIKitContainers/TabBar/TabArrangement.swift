import Foundation
import UIKitCore

/// Where picture, title and badge of a tab stand.
struct TabArrangement: Equatable {
    let image: CGRect
    let title: CGRect
    /// The upper left corner of the badge, or the right one where text runs from right to left.
    let badgeCorner: CGPoint

    /// The content to arrange, in points.
    struct Content: Equatable {
        var image: CGSize
        var title: CGSize
        var imageInsets = UIEdgeInsets.zero
        var titleOffset = UIOffset.zero
    }

    init(
        _ content: Content, in size: CGSize, style: UITabBarItemAppearance.Style, isRightToLeft: Bool, scale: CGFloat,
        theme: TabBarTheme
    ) {
        let titleWidth = max(0, min(content.title.width, size.width - 2 * theme.titleMargin))
        let titleSize = CGSize(width: titleWidth, height: content.title.height)
        let frames =
            style == .stacked
            ? Self.stacked(content.image, titleSize, size, theme) : Self.inline(content.image, titleSize, size, isRightToLeft, theme)
        func aligned(_ rect: CGRect) -> CGRect {
            CGRect(
                x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width, height: rect.height)
        }
        image = aligned(frames.image).inset(by: content.imageInsets)
        title = aligned(frames.title).offsetBy(dx: content.titleOffset.horizontal, dy: content.titleOffset.vertical)
        let overlap = content.image.width == 0 ? 0 : min(theme.badgeOverlap, content.image.width / 2)
        // Beside a title without a picture it is behind the title, not on it.
        let marked = style != .stacked && content.image.width == 0 ? title : image
        badgeCorner = CGPoint(
            x: isRightToLeft ? marked.minX + overlap : marked.maxX - overlap,
            y: style == .compactInline ? theme.compactBadgeTop : theme.badgeTop)
    }

    /// The width that a tab needs for its content side by side.
    static func inlineWidth(of content: Content, theme: TabBarTheme) -> CGFloat {
        content.image.width + content.title.width + gap(content.image, content.title, theme)
    }

    private typealias Frames = (image: CGRect, title: CGRect)

    /// The picture above the title; alone, it is in the same position.
    private static func stacked(_ image: CGSize, _ title: CGSize, _ size: CGSize, _ theme: TabBarTheme) -> Frames {
        // A bar that the app has made higher has its content in the middle.
        let shift = (size.height - theme.height) / 2
        let imageFrame = CGRect(
            x: (size.width - image.width) / 2, y: theme.stackedImageCenter - image.height / 2 + shift, width: image.width,
            height: image.height)
        let titleFrame = CGRect(
            x: (size.width - title.width) / 2, y: theme.stackedTitleTop + shift, width: title.width, height: title.height)
        return (imageFrame, titleFrame)
    }

    private static func inline(
        _ image: CGSize, _ title: CGSize, _ size: CGSize, _ isRightToLeft: Bool, _ theme: TabBarTheme
    ) -> Frames {
        let gap = gap(image, title, theme)
        let left = (size.width - image.width - gap - title.width) / 2
        let imageX = isRightToLeft ? left + title.width + gap : left
        let titleX = isRightToLeft ? left : left + image.width + gap
        return (
            CGRect(x: imageX, y: (size.height - image.height) / 2, width: image.width, height: image.height),
            CGRect(x: titleX, y: (size.height - title.height) / 2, width: title.width, height: title.height)
        )
    }

    private static func gap(_ image: CGSize, _ title: CGSize, _ theme: TabBarTheme) -> CGFloat {
        image.width > 0 && title.width > 0 ? theme.inlineGap : 0
    }
}
