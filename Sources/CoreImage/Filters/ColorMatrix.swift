import Foundation
internal import ImageKernels

/// Four rows of five numbers, by which red, green, blue and alpha become others.
struct ColorMatrix: Sendable {
    let rows: [[Double]]

    /// How bright each colour looks.
    static let brightness = [0.2126, 0.7152, 0.0722]
    static let identity = scale(1, adding: 0)
    /// Old photographs' brown.
    static let sepia = ColorMatrix(rows: [
        [0.393, 0.769, 0.189, 0, 0], [0.349, 0.686, 0.168, 0, 0], [0.272, 0.534, 0.131, 0, 0], [0, 0, 0, 1, 0],
    ])

    static func scale(_ factor: Double, adding constant: Double) -> ColorMatrix {
        let colors = (0..<3).map { row in (0..<4).map { $0 == row ? factor : 0 } + [constant] }
        return ColorMatrix(rows: colors + [[0, 0, 0, 1, 0]])
    }

    static func multiplied(_ color: CIColor) -> ColorMatrix {
        let factors = [color.red, color.green, color.blue].map(Double.init)
        return ColorMatrix(rows: (0..<3).map { row in (0..<5).map { $0 == row ? factors[row] : 0 } } + [[0, 0, 0, 1, 0]])
    }

    /// 0 makes grey, 1 changes nothing.
    static func saturation(_ amount: Double) -> ColorMatrix {
        let colors = (0..<3).map { row in
            (0..<3).map { brightness[$0] * (1 - amount) + ($0 == row ? amount : 0) } + [0, 0]
        }
        return ColorMatrix(rows: colors + [[0, 0, 0, 1, 0]])
    }

    func followed(by next: ColorMatrix) -> ColorMatrix {
        ColorMatrix(
            rows: next.rows.map { row in
                (0..<5).map { column in
                    (0..<4).reduce(column == 4 ? row[4] : 0) { $0 + row[$1] * rows[$1][column] }
                }
            })
    }

    func mixed(with other: ColorMatrix, _ part: Double) -> ColorMatrix {
        let part = min(1, max(0, part))
        return ColorMatrix(rows: zip(rows, other.rows).map { zip($0, $1).map { $0 * (1 - part) + $1 * part } })
    }

    /// - Parameter light: whether colours are mixed as light is, or as they are stored.
    func apply(to recipe: ImageRecipe, light: Bool) -> ImageRecipe {
        let numbers = rows.flatMap { $0.map(Float.init) }
        return recipe.changingPixels { pixels, count in ik_color_matrix(pixels, count, numbers, light ? 1 : 0) }
    }
}
