// Foundation stops the program when it calculates with rectangles that are infinite or no rectangles at all.
extension CGRect {
    var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }

    // optimization: Foundation's comparison standardizes both rectangles first, and is not inlined: 70 instructions in place of 8.
    /// True if all four numbers are the same. Rectangles with negative sizes may be equal without.
    func hasSameNumbers(as other: CGRect) -> Bool {
        origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width && size.height == other.size.height
    }

    // optimization: of four questions and two calls of Foundation for each new frame one question is left.
    /// True if all numbers are finite, and the size is not negative; false for huge numbers too, whose sum is infinite.
    var isOrdinary: Bool {
        (origin.x + origin.y + size.width + size.height).isFinite && size.width >= 0 && size.height >= 0
    }

    /// The rectangle with huge numbers for infinite ones, whose differences would be no numbers.
    var withoutInfinities: CGRect {
        func finite(_ value: CGFloat) -> CGFloat {
            let limit = CGFloat.greatestFiniteMagnitude / 4
            return value.isInfinite ? (value > 0 ? limit : -limit) : value
        }
        return CGRect(
            x: finite(origin.x), y: finite(origin.y), width: finite(size.width), height: finite(size.height))
    }

    /// The intersection of both rectangles; null where there is nothing, or no rectangle.
    func overlap(with other: CGRect) -> CGRect {
        hasNaN || other.hasNaN ? .null : withoutInfinities.intersection(other.withoutInfinities)
    }
}
