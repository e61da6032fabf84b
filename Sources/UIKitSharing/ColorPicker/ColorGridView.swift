import CoreGraphics
import UIKitCore

/// Picks from a fixed grid of colours.
final class ColorGridView: ColorSurface {
    private let mark = ColorMark(isRound: false)
    private let cells = ColorCells(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        cells.isUserInteractionEnabled = false
        cells.layer.cornerRadius = theme.paneRadius
        cells.clipsToBounds = true
        addSubview(cells)
        addSubview(mark)
        accessibilityLabel = "Color grid"
    }

    required init?(coder: NSCoder) { nil }

    override func color(at point: CGPoint) -> PickedColor {
        func index(_ share: CGFloat, _ count: Int) -> Int {
            share.isFinite ? Int(min(max(share * CGFloat(count), 0), CGFloat(count - 1))) : 0
        }
        let row = index(point.y / bounds.height, ColorPalette.rowCount)
        return ColorPalette.rows[row][index(point.x / bounds.width, ColorPalette.columnCount)]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        cells.frame = bounds
        let place = ColorPalette.rows.enumerated().lazy.compactMap { row, colors in
            colors.firstIndex { $0.looksLike(self.picked) }.map { (row, $0) }
        }.first
        mark.isHidden = place == nil
        guard let (row, column) = place else { return }
        mark.layer.borderColor = (picked.isLight ? UIColor.darkGray : .white).cgColor
        mark.frame = ColorCells.frame(row, column, in: bounds)
    }
}

/// Draws the grid.
private final class ColorCells: UIView {
    static func frame(_ row: Int, _ column: Int, in bounds: CGRect) -> CGRect {
        let (width, height) = (bounds.width / CGFloat(ColorPalette.columnCount), bounds.height / CGFloat(ColorPalette.rowCount))
        return CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
    }

    override func draw(_ rect: CGRect) {
        for (row, colors) in ColorPalette.rows.enumerated() {
            for (column, color) in colors.enumerated() {
                color.color.setFill()
                UIRectFill(Self.frame(row, column, in: bounds))
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsDisplay()
    }
}
