import UIKit

/// Where the parts of the screen stand: one below the other, or in two columns where the screen is wide.
struct ScreenLayout {
    var title: CGRect
    var stage: CGRect
    var panel: CGRect
    var buttons: CGRect
    var log: CGRect

    private static let gap: CGFloat = 12

    /// - Parameter buttonsHeight: of all buttons, one row below the other.
    init(area: CGRect, buttonsHeight: CGFloat) {
        let gap = ScreenLayout.gap
        var left = area.insetBy(dx: 16, dy: 8)
        title = left.removeTop(area.width > area.height ? 34 : 44)
        left.origin.y += 4
        left.size.height -= 4
        var right = left
        if area.width > area.height {
            left.size.width = (left.width - gap) / 2
            right = CGRect(x: left.maxX + gap, y: left.minY, width: left.width, height: left.height)
            panel = left.removeBottom(52)
            left.size.height -= gap
            stage = left
        } else {
            stage = left.removeTop(min(216, left.height * 0.3))
            _ = left.removeTop(gap)
            panel = left.removeTop(52)
            _ = left.removeTop(gap)
            right = left
        }
        buttons = right.removeTop(buttonsHeight)
        _ = right.removeTop(gap)
        log = right
    }
}

extension CGRect {
    /// Takes a strip off the top.
    fileprivate mutating func removeTop(_ height: CGFloat) -> CGRect {
        let (strip, rest) = divided(atDistance: height, from: .minYEdge)
        self = rest
        return strip
    }

    /// Takes a strip off the bottom.
    fileprivate mutating func removeBottom(_ height: CGFloat) -> CGRect {
        let (strip, rest) = divided(atDistance: height, from: .maxYEdge)
        self = rest
        return strip
    }
}
