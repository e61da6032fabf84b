import Foundation

/// Where open menus stand, in points of the window.
struct MenuBarPlacement {
    /// Where menus may stand.
    let room: CGRect
    let isRightToLeft: Bool

    /// Below a title of the bar.
    func frame(below title: CGRect, size: CGSize) -> CGRect {
        let x = isRightToLeft ? title.maxX - size.width : title.minX
        return fitted(CGRect(x: x, y: title.maxY, width: size.width, height: size.height))
    }

    /// Beside a row of an outer menu: behind it as one reads, or before it where there is no room.
    func frame(beside row: CGRect, size: CGSize, topPadding: CGFloat) -> CGRect {
        let (left, right) = (row.minX - size.width, row.maxX)
        let fitsLeft = left >= room.minX
        let fitsRight = right + size.width <= room.maxX
        let x = isRightToLeft ? (fitsLeft || !fitsRight ? left : right) : (fitsRight || !fitsLeft ? right : left)
        return fitted(CGRect(x: x, y: row.minY - topPadding, width: size.width, height: size.height))
    }

    private func fitted(_ rect: CGRect) -> CGRect {
        let height = min(rect.height, room.height)
        return CGRect(
            x: max(min(rect.minX, room.maxX - rect.width), room.minX), y: max(min(rect.minY, room.maxY - height), room.minY),
            width: rect.width, height: height)
    }
}
