import UIKitCore

/// The colours of the grid: a row of greys above nine rows of twelve hues, from dark to light.
enum ColorPalette {
    static let columnCount = 12
    static let rowCount = 10

    static let rows: [[PickedColor]] = [greys] + (1..<rowCount).map { row in hues.map { shade($0, row: row) } }

    private static let greys = (0..<columnCount).map { column in
        PickedColor.white.mixed(with: .black, CGFloat(column) / CGFloat(columnCount - 1))
    }

    /// In degrees, from blue by way of red to green.
    private static let hues: [CGFloat] = [195, 217, 253, 285, 338, 11, 25, 40, 47, 59, 66, 94]
    /// How bright the rows down to the full colour are.
    private static let darkness: [CGFloat] = [0.32, 0.45, 0.6, 0.78]
    /// How much white is in the rows after it.
    private static let lightness: [CGFloat] = [0.24, 0.44, 0.62, 0.8]

    private static func shade(_ hue: CGFloat, row: Int) -> PickedColor {
        let full = PickedColor(hue: hue / 360, saturation: 0.95, brightness: 0.95)
        let step = row - 1
        if step < darkness.count { return full.mixed(with: .black, 1 - darkness[step]) }
        if step == darkness.count { return full }
        return full.mixed(with: .white, lightness[step - darkness.count - 1])
    }
}
