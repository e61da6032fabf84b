import Foundation
import UIKitCore

/// Where picture and texts of one of the classic styles are in the content view, in points, reading from left to right.
struct CellTextLayout {
    /// How large the parts are by themselves; nil for those that are not shown.
    struct Parts {
        var image: CGSize?
        /// How large the first text is, and the second, in a given width.
        var text: ((CGFloat) -> CGSize)?
        var detail: ((CGFloat) -> CGSize)?
        /// True if texts in a line stand one above the other, for their size.
        var stacksValues = false
    }

    private(set) var image = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var detail = CGRect.zero
    /// The height that shows all of it, with the separator.
    private(set) var fittingHeight: CGFloat

    init(
        style: UITableViewCell.CellStyle, parts: Parts, size: CGSize, leading: CGFloat, trailing: CGFloat, hairline: CGFloat,
        theme: CellTheme
    ) {
        fittingHeight = theme.rowHeight
        var area = CGRect(x: leading, y: 0, width: max(size.width - leading - trailing, 0), height: size.height)
        if style != .value2, let size = parts.image { placeImage(size, in: &area, theme) }
        switch style {
        case .value2: layOutKeyAndValue(parts, in: area, theme)
        case .subtitle: stack(parts, in: area, theme)
        case .value1 where parts.stacksValues: stack(parts, in: area, theme)
        case .value1: layOutTextAndValue(parts, in: area, theme)
        default: placeText(parts.text, in: area, theme)
        }
        round(to: hairline)
    }

    // MARK: Styles

    /// The picture is made smaller where the row is too low for it, and the texts begin after it.
    private mutating func placeImage(_ size: CGSize, in area: inout CGRect, _ theme: CellTheme) {
        guard size.width > 0, size.height > 0 else { return }
        let factor = area.height > 0 ? min(1, area.height / size.height) : 1
        let shown = CGSize(width: size.width * factor, height: size.height * factor)
        image = CGRect(x: area.minX, y: (area.height - shown.height) / 2, width: shown.width, height: shown.height)
        fittingHeight = max(fittingHeight, size.height + 1)
        let used = min(shown.width + theme.imageGap, area.width)
        area.origin.x += used
        area.size.width -= used
    }

    private mutating func placeText(_ measure: ((CGFloat) -> CGSize)?, in area: CGRect, _ theme: CellTheme) {
        guard let measure else { return }
        fittingHeight = max(fittingHeight, measure(area.width).height + theme.textMargins)
        text = area
    }

    private mutating func layOutTextAndValue(_ parts: Parts, in area: CGRect, _ theme: CellTheme) {
        let natural = parts.detail?(.greatestFiniteMagnitude).width ?? 0
        guard let measureDetail = parts.detail, natural > 0 else {
            detail = CGRect(x: area.maxX, y: 0, width: 0, height: area.height)
            return placeText(parts.text, in: area, theme)
        }
        let naturalText = parts.text?(.greatestFiniteMagnitude).width ?? 0
        let gap = naturalText > 0 ? theme.valueGap : 0
        let room = max(area.width - gap, 0)
        // Where both are too long, neither takes more than half from the other.
        let textWidth = min(naturalText, max(room - natural, room / 2))
        let detailWidth = min(natural, room - textWidth)
        text = CGRect(x: area.minX, y: 0, width: textWidth, height: area.height)
        detail = CGRect(x: area.maxX - detailWidth, y: 0, width: detailWidth, height: area.height)
        let height = max(parts.text?(textWidth).height ?? 0, measureDetail(detailWidth).height)
        fittingHeight = max(fittingHeight, height + theme.textMargins)
    }

    private mutating func layOutKeyAndValue(_ parts: Parts, in area: CGRect, _ theme: CellTheme) {
        let keyWidth = min(theme.keyWidth, area.width)
        let start = min(keyWidth + theme.keyGap, area.width)
        text = CGRect(x: area.minX, y: 0, width: keyWidth, height: area.height)
        detail = CGRect(x: area.minX + start, y: 0, width: area.width - start, height: area.height)
        let height = max(parts.text?(text.width).height ?? 0, parts.detail?(detail.width).height ?? 0)
        fittingHeight = max(fittingHeight, height + theme.textMargins)
    }

    private mutating func stack(_ parts: Parts, in area: CGRect, _ theme: CellTheme) {
        let upper = parts.text?(area.width) ?? .zero
        let lower = parts.detail?(area.width) ?? .zero
        guard lower.height > 0, lower.width > 0 else { return placeText(parts.text, in: area, theme) }
        let hasText = upper.height > 0 && upper.width > 0
        fittingHeight = max(fittingHeight, upper.height + lower.height + theme.stackGap + theme.stackMargins)
        // In a row that is too low the texts move together before they are cut.
        let gap = hasText ? min(theme.stackGap, max(area.height - upper.height - lower.height, 0)) : 0
        let height = (hasText ? upper.height : 0) + gap + lower.height
        let top = (area.height - height) / 2
        text = CGRect(x: area.minX, y: top, width: min(upper.width, area.width), height: hasText ? upper.height : 0)
        detail = CGRect(x: area.minX, y: text.maxY + gap, width: min(lower.width, area.width), height: lower.height)
    }

    // MARK: Adjusting

    /// To whole pixels, so that text and pictures are sharp.
    private mutating func round(to hairline: CGFloat) {
        guard hairline > 0 else { return }
        func rounded(_ frame: CGRect) -> CGRect {
            let x = (frame.minX / hairline).rounded() * hairline
            let y = (frame.minY / hairline).rounded(.down) * hairline
            return CGRect(
                x: x, y: y, width: (frame.width / hairline).rounded(.up) * hairline,
                height: (frame.height / hairline).rounded(.up) * hairline)
        }
        image = rounded(image)
        text = rounded(text)
        detail = rounded(detail)
    }

    /// For reading from right to left, in a content view of a width.
    mutating func mirror(in width: CGFloat) {
        image.origin.x = width - image.maxX
        text.origin.x = width - text.maxX
        detail.origin.x = width - detail.maxX
    }
}
