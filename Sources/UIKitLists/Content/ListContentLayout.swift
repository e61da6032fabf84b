import Foundation
import UIKitCore

/// Where picture and texts of a list content stand, in points, reading from left to right.
struct ListContentLayout {
    struct Parts {
        /// How large the picture is shown, and what it takes.
        var image: CGSize?
        var reservedImage = CGSize.zero
        /// How large the texts are in a width.
        var text: ((CGFloat) -> CGSize)?
        var secondaryText: ((CGFloat) -> CGSize)?
    }

    struct Gaps {
        var imageToText: CGFloat
        var horizontal: CGFloat
        var vertical: CGFloat
    }

    private(set) var image = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var secondaryText = CGRect.zero
    /// The height that shows all of it.
    private(set) var fittingHeight: CGFloat = 0
    /// The width that shows all of it in single lines.
    private(set) var fittingWidth: CGFloat = 0

    init(_ parts: Parts, in size: CGSize, margins: UIEdgeInsets, gaps: Gaps, prefersSideBySide: Bool) {
        var area = CGRect(origin: .zero, size: size).inset(by: margins)
        area.size.width = max(area.width, 0)
        var textArea = area
        if let shown = parts.image {
            let reserved = CGSize(width: max(parts.reservedImage.width, shown.width), height: max(parts.reservedImage.height, shown.height))
            image = CGRect(
                x: area.minX + (reserved.width - shown.width) / 2, y: area.midY - shown.height / 2, width: shown.width,
                height: shown.height)
            let used = min(reserved.width + gaps.imageToText, area.width)
            textArea.origin.x += used
            textArea.size.width -= used
            fittingHeight = reserved.height
            fittingWidth = reserved.width + gaps.imageToText
        }
        let isInLine = prefersSideBySide && placeSideBySide(parts, in: textArea, gap: gaps.horizontal)
        if !isInLine { stack(parts, in: textArea, gap: gaps.vertical) }
        fittingHeight += margins.top + margins.bottom
        fittingWidth += margins.left + margins.right
    }

    /// Returns false where both do not fit in a line.
    private mutating func placeSideBySide(_ parts: Parts, in area: CGRect, gap: CGFloat) -> Bool {
        let first = parts.text?(.greatestFiniteMagnitude) ?? .zero
        let second = parts.secondaryText?(.greatestFiniteMagnitude) ?? .zero
        let used = first.width > 0 && second.width > 0 ? gap : 0
        guard first.width + used + second.width <= area.width else { return false }
        fittingHeight = max(fittingHeight, max(first.height, second.height))
        fittingWidth += first.width + used + second.width
        text = CGRect(
            x: area.minX, y: area.midY - first.height / 2, width: second.width > 0 ? first.width : area.width, height: first.height)
        secondaryText = CGRect(
            x: area.maxX - second.width, y: area.midY - second.height / 2, width: second.width, height: second.height)
        return true
    }

    private mutating func stack(_ parts: Parts, in area: CGRect, gap: CGFloat) {
        let first = parts.text?(area.width) ?? .zero
        let second = parts.secondaryText?(area.width) ?? .zero
        let used = first.height > 0 && second.height > 0 ? gap : 0
        let height = first.height + used + second.height
        fittingHeight = max(fittingHeight, height)
        fittingWidth += max(
            parts.text?(.greatestFiniteMagnitude).width ?? 0, parts.secondaryText?(.greatestFiniteMagnitude).width ?? 0)
        let top = area.midY - height / 2
        text = CGRect(x: area.minX, y: top, width: area.width, height: first.height)
        secondaryText = CGRect(x: area.minX, y: top + first.height + used, width: area.width, height: second.height)
    }

    /// To whole pixels, so that text and pictures are sharp.
    mutating func round(to hairline: CGFloat) {
        func rounded(_ frame: CGRect) -> CGRect {
            CGRect(
                x: (frame.minX / hairline).rounded() * hairline, y: (frame.minY / hairline).rounded(.down) * hairline,
                width: (frame.width / hairline).rounded(.up) * hairline, height: (frame.height / hairline).rounded(.up) * hairline)
        }
        image = rounded(image)
        text = rounded(text)
        secondaryText = rounded(secondaryText)
    }

    /// For reading from right to left, in a view of a width.
    mutating func mirror(in width: CGFloat) {
        image.origin.x = width - image.maxX
        text.origin.x = width - text.maxX
        secondaryText.origin.x = width - secondaryText.maxX
    }
}
