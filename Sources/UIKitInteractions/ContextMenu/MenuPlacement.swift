import Foundation

/// Where a menu stands, and where what it belongs to goes so that both can be seen. In points, in the coordinates of a window.
struct MenuPlacement: Equatable {
    private(set) var menu: CGRect
    private(set) var preview: CGRect
    /// True if the menu is above what it belongs to.
    private(set) var isAbove: Bool

    /// - Parameters:
    ///   - preview: what the menu belongs to, where it is.
    ///   - menuSize: the size that shows all of the menu.
    ///   - room: what the menu may take.
    ///   - distance: between both.
    ///   - mayMove: whether the preview moves, and shrinks, to make room.
    ///   - scale: pixels per point; both are on whole pixels, or their edges would be blurred.
    init(preview: CGRect, menuSize: CGSize, room: CGRect, distance: CGFloat, mayMove: Bool, scale: CGFloat) {
        var menuSize = CGSize(width: min(menuSize.width, room.width), height: min(menuSize.height, room.height))
        var preview = preview
        if mayMove { preview = Self.fit(preview, besideHeight: menuSize.height + distance, room: room) }
        let (above, below) = (preview.minY - room.minY - distance, room.maxY - preview.maxY - distance)
        isAbove = below < menuSize.height && above > below
        if mayMove {
            // The preview makes room on the side that has more of it.
            let lack = menuSize.height - max(isAbove ? above : below, 0)
            if lack > 0 { preview.origin.y += isAbove ? lack : -lack }
        } else {
            menuSize.height = min(menuSize.height, max(isAbove ? above : below, room.height / 4))
        }
        let y = isAbove ? preview.minY - distance - menuSize.height : preview.maxY + distance
        self.preview = mayMove ? Self.aligned(preview, scale) : preview
        let x = Self.across(self.preview, menuSize.width, room)
        menu = Self.aligned(CGRect(origin: CGPoint(x: x, y: min(max(y, room.minY), room.maxY - menuSize.height)), size: menuSize), scale)
    }

    private static func aligned(_ rect: CGRect, _ scale: CGFloat) -> CGRect {
        func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (aligned(rect.minX), aligned(rect.minY))
        return CGRect(x: x, y: y, width: aligned(rect.maxX) - x, height: aligned(rect.maxY) - y)
    }

    /// A preview that is too high to be seen beside the menu is made smaller, and one that reaches out of the room comes in.
    private static func fit(_ preview: CGRect, besideHeight other: CGFloat, room: CGRect) -> CGRect {
        var fitted = preview
        let highest = max(room.height - other, room.height / 3)
        let share = min(highest / max(preview.height, 1), room.width / max(preview.width, 1), 1)
        if preview.height > highest {
            fitted.size = CGSize(width: preview.width * share, height: preview.height * share)
            fitted.origin.x = preview.midX - fitted.width / 2
            fitted.origin.y = preview.midY - fitted.height / 2
        }
        if fitted.width <= room.width { fitted.origin.x = min(max(fitted.minX, room.minX), room.maxX - fitted.width) }
        fitted.origin.y = min(max(fitted.minY, room.minY), max(room.maxY - fitted.height, room.minY))
        return fitted
    }

    /// At the nearer side of what it belongs to, or in the middle of it.
    private static func across(_ preview: CGRect, _ width: CGFloat, _ room: CGRect) -> CGFloat {
        let third = room.width / 3
        let x: CGFloat
        if preview.width >= room.width * 0.8 || preview.midX < room.minX + third {
            x = preview.minX
        } else if preview.midX > room.maxX - third {
            x = preview.maxX - width
        } else {
            x = preview.midX - width / 2
        }
        return min(max(x, room.minX), room.maxX - width)
    }
}
