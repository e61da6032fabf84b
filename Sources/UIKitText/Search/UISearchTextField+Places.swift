import Foundation
import UIKitCore

// Where the parts of a search field stand.
extension UISearchTextField {
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func iconRect(_ rect: CGRect) -> CGRect {
        rect.offsetBy(
            dx: (isRightToLeft ? -1 : 1) * searchTheme.iconInset + offsets.search.horizontal, dy: offsets.search.vertical)
    }

    func trailingRect(_ rect: CGRect) -> CGRect {
        rect.offsetBy(
            dx: (isRightToLeft ? 1 : -1) * searchTheme.iconInset + offsets.trailing.horizontal, dy: offsets.trailing.vertical)
    }

    /// Between what stands before and behind; tokens are a part of it.
    private func room(in bounds: CGRect) -> CGRect {
        var (left, right) = (bounds.minX + searchTheme.textInset, bounds.maxX - searchTheme.textInset)
        var sides: [CGRect] = []
        if showsLeftView { sides.append(leftViewRect(forBounds: bounds)) }
        if showsRightView { sides.append(rightViewRect(forBounds: bounds)) }
        if showsClearButton { sides.append(clearButtonRect(forBounds: bounds)) }
        for side in sides {
            if side.midX < bounds.midX {
                left = max(left, side.maxX + searchTheme.textGap)
            } else {
                right = min(right, side.minX - searchTheme.textGap)
            }
        }
        return CGRect(x: left, y: bounds.minY, width: max(right - left, 0), height: bounds.height)
    }

    private func tokenWidth(in room: CGRect) -> CGFloat {
        guard !shownTokens.isEmpty else { return 0 }
        return max(min(tokenRow.naturalWidth, room.width - searchTheme.token.leastTextWidth), 0)
    }

    /// A field that is lower than it wants to be, as it gives way to content, shows less of what is in it.
    func fadeContent() {
        let missing = max(naturalHeight - bounds.height, 0)
        let share = max(1 - missing / (naturalHeight * searchTheme.fadeShare), 0)
        ground.cornerRadius = min(searchTheme.cornerRadius, bounds.height / 2)
        guard share != contentShare else { return }
        contentShare = share
        for view in subviews where view !== ground { view.alpha = share }
    }

    func searchTextRect(_ bounds: CGRect) -> CGRect {
        let room = room(in: bounds)
        let tokens = tokenWidth(in: room)
        let rect = CGRect(
            x: isRightToLeft ? room.minX : room.minX + tokens, y: room.minY, width: room.width - tokens, height: room.height)
        return rect.offsetBy(dx: offsets.text.horizontal, dy: offsets.text.vertical)
    }

    var tokenRect: CGRect {
        let room = room(in: bounds)
        let width = tokenWidth(in: room)
        return CGRect(x: isRightToLeft ? room.maxX - width : room.minX, y: room.minY, width: width, height: room.height)
    }
}
