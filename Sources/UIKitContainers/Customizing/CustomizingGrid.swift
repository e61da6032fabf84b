import Foundation
import UIKitCore

/// Where the icons stand from which tabs are chosen: in rows, four side by side on a phone that stands, more where there is room.
struct CustomizingGrid: Equatable {
    let columns: Int
    private let width: CGFloat
    private let isRightToLeft: Bool
    private let scale: CGFloat
    private let theme: CustomizingTheme

    init(width: CGFloat, isRightToLeft: Bool, scale: CGFloat, theme: CustomizingTheme) {
        self.width = max(width - 2 * theme.margin, 0)
        self.isRightToLeft = isRightToLeft
        self.scale = scale
        self.theme = theme
        columns = max(theme.narrowColumns, Int(self.width / theme.columnWidth))
    }

    static func == (one: CustomizingGrid, other: CustomizingGrid) -> Bool {
        one.columns == other.columns && one.width == other.width && one.isRightToLeft == other.isRightToLeft && one.scale == other.scale
    }

    /// The frame of an icon, on whole pixels.
    func frame(of index: Int) -> CGRect {
        let (row, position) = index.quotientAndRemainder(dividingBy: columns)
        let column = isRightToLeft ? columns - 1 - position : position
        let left = edge(column)
        return CGRect(x: left, y: CGFloat(row) * theme.rowHeight, width: edge(column + 1) - left, height: theme.rowHeight)
    }

    func height(count: Int) -> CGFloat { CGFloat((count + columns - 1) / columns) * theme.rowHeight }

    private func edge(_ column: Int) -> CGFloat {
        ((theme.margin + width * CGFloat(column) / CGFloat(columns)) * scale).rounded() / scale
    }
}
