import Foundation
import UIKitCore

/// Where the tabs of a bar stand.
struct TabBarLayout {
    /// The part of the bar that the tabs may take.
    var area: CGRect
    var positioning: UITabBar.ItemPositioning
    /// 0 is the theme's.
    var itemWidth: CGFloat
    /// 0 is the theme's.
    var itemSpacing: CGFloat
    /// The width that the widest tab needs.
    var widestContent: CGFloat
    var isRightToLeft: Bool
    var scale: CGFloat
    var theme: TabBarTheme

    /// The frames of so many tabs, in their order.
    func frames(count: Int) -> [CGRect] {
        guard count > 0 else { return [] }
        let columns = positioning == .centered ? centeredColumns(count) : filledColumns(count)
        return columns.map { column in
            let x = isRightToLeft ? area.minX + area.maxX - column.maxX : column.minX
            return CGRect(x: x, y: area.minY, width: column.width, height: area.height)
        }
    }

    /// Equal parts of the area, on whole pixels.
    private func filledColumns(_ count: Int) -> [CGRect] {
        let edges = (0...count).map { aligned(area.minX + area.width * CGFloat($0) / CGFloat(count)) }
        return zip(edges, edges.dropFirst()).map { CGRect(x: $0, y: 0, width: $1 - $0, height: 0) }
    }

    /// Tabs of one width in the middle, as close together as asked for; closer if they would not fit.
    private func centeredColumns(_ count: Int) -> [CGRect] {
        let width = itemWidth > 0 ? itemWidth : max(theme.centeredWidth, widestContent + 2 * theme.centeredPadding)
        let spacing = itemSpacing > 0 ? itemSpacing : theme.centeredSpacing
        let total = width * CGFloat(count) + spacing * CGFloat(count - 1)
        guard total <= area.width else { return filledColumns(count) }
        let start = area.midX - total / 2
        return (0..<count).map {
            CGRect(x: aligned(start + (width + spacing) * CGFloat($0)), y: 0, width: aligned(width), height: 0)
        }
    }

    private func aligned(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
}
