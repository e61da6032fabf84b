@_spi(ForasteroInternal) import UIKitCore

// Where the parts of a button stand when it has no configuration.
extension UIButton {
    /// Around title and image.
    var shownInsets: UIEdgeInsets {
        guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }

    var classicFittingSize: CGSize {
        let parts = contentSizes(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        let background = currentBackgroundImage?.size ?? .zero
        var size = CGSize(width: parts.image.width + parts.title.width, height: parts.image.height)
        // A title without characters keeps the height of its line (LayoutKit's tests); the types that have an image of their own have no
        // line.
        let hasLine = currentTitle != nil && (buttonType == .custom || buttonType == .system)
        let isPlainImage = parts.title == .zero && parts.image != .zero
        if !isPlainImage || hasLine {
            let titleHeight = parts.title == .zero ? ensureTitleLabel().font.lineHeight.rounded(.up) : parts.title.height
            size.height = max(size.height, titleHeight)
        }
        // An image or insets of its own replace the room that a bare title has around it (LayoutKit's tests, which measured it).
        if parts.image == .zero && contentEdgeInsets == .zero {
            size.height += 2 * theme.verticalPadding
            size.width = max(size.width, theme.minimumWidth)
        }
        size.width += contentEdgeInsets.left + contentEdgeInsets.right
        size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
        return CGSize(width: max(size.width, background.width).rounded(.up), height: max(size.height, background.height).rounded(.up))
    }

    func arrangement(in rect: CGRect) -> ButtonArrangement {
        let parts = contentSizes(in: rect.size)
        return ButtonArrangement(
            imageSize: parts.image, titleSize: parts.title, rect: rect, horizontal: contentHorizontalAlignment,
            vertical: contentVerticalAlignment, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            scale: max(traitCollection.displayScale, 1))
    }

    private func contentSizes(in room: CGSize) -> (image: CGSize, title: CGSize) {
        let image = currentImage == nil ? .zero : shownImageSize
        guard currentTitle != nil || currentAttributedTitle != nil else { return (image, .zero) }
        let label = ensureTitleLabel()
        UIView.performWithoutAnimation { showTitle(label) }
        let title = label.sizeThatFits(CGSize(width: max(0, room.width - image.width), height: room.height))
        // Whole points, whatever the scale (measured: a title of 138.5 points has 139).
        return (image, CGSize(width: title.width.rounded(.up), height: title.height.rounded(.up)))
    }

    /// In the size in which a symbol is asked for.
    private var shownImageSize: CGSize {
        guard let image = currentImage else { return .zero }
        guard image.isSymbolImage, currentPreferredSymbolConfiguration != nil else { return image.size }
        UIView.performWithoutAnimation { showContent() }
        return parts.image?.image?.size ?? image.size
    }
}
