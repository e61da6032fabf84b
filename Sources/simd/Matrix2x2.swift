/// A square of two columns, applied to vectors from the left: `matrix * vector`.
// apple: https://developer.apple.com/documentation/simd/simd_float2x2
@frozen
public struct Matrix2x2<Scalar: BinaryFloatingPoint & SIMDScalar>: Hashable, @unchecked Sendable {
    /// A column: one number for each row.
    public typealias Column = SIMD2<Scalar>

    /// The columns, from left to right.
    public var columns: (Column, Column)

    // MARK: Creating

    /// All numbers are 0.
    @inlinable public init() { columns = (.zero, .zero) }

    /// A matrix by its columns.
    @inlinable public init(columns: (Column, Column)) { self.columns = columns }

    /// A matrix by its columns.
    @inlinable public init(_ column0: Column, _ column1: Column) { columns = (column0, column1) }

    /// - Precondition: there are two.
    @inlinable public init(_ columns: [Column]) {
        precondition(columns.count == 2, "A matrix of 2 by 2 numbers has 2 columns. Pass as many.")
        self.columns = (columns[0], columns[1])
    }

    /// - Precondition: there are two.
    @inlinable public init(rows: [Column]) {
        self.init(rows)
        self = transpose
    }

    /// Numbers from the upper left corner to the lower right one; all others are 0.
    @inlinable public init(diagonal: Column) {
        columns = (Column(diagonal[0], 0), Column(0, diagonal[1]))
    }

    /// One number from the upper left corner to the lower right one; all others are 0.
    @inlinable public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    /// A column.
    @inlinable public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("A matrix of 2 by 2 numbers has no column \(column).")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("A matrix of 2 by 2 numbers has no column \(column).")
            }
        }
    }

    /// A number, by its column and its row.
    @inlinable public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    // MARK: What follows from it

    /// Rows become columns.
    @inlinable public var transpose: Self {
        Self(
            columns: (
                Column(columns.0.x, columns.1.x),
                Column(columns.0.y, columns.1.y)
            ))
    }

    /// By how much volumes grow; 0 where there is no ``inverse``.
    @inlinable public var determinant: Scalar { columns.0.x * columns.1.y - columns.1.x * columns.0.y }

    /// The inverse of the matrix. Where there is none, its numbers are no numbers or infinite.
    @inlinable public var inverse: Self {
        let (a, b) = columns
        return Self(columns: (SIMD2(b.y, -a.y), SIMD2(-b.x, a.x))) * (1 / determinant)
    }

    // MARK: Calculating

    /// The vector that the matrix makes of another one.
    @inlinable public static func * (matrix: Self, vector: Column) -> Column {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y
    }

    /// The vector as a row.
    @inlinable public static func * (vector: Column, matrix: Self) -> Column {
        Column(simd_dot(vector, matrix.columns.0), simd_dot(vector, matrix.columns.1))
    }

    /// The product: first the effect of `second`, and then that of `first`.
    @inlinable public static func * (first: Self, second: Self) -> Self {
        Self(columns: (first * second.columns.0, first * second.columns.1))
    }

    /// Each number times a factor.
    @inlinable public static func * (matrix: Self, factor: Scalar) -> Self {
        Self(columns: (matrix.columns.0 * factor, matrix.columns.1 * factor))
    }

    /// Each number times a factor.
    @inlinable public static func * (factor: Scalar, matrix: Self) -> Self { matrix * factor }
    /// Multiplies from the right.
    @inlinable public static func *= (first: inout Self, second: Self) { first = first * second }
    /// Multiplies each number.
    @inlinable public static func *= (matrix: inout Self, factor: Scalar) { matrix = matrix * factor }

    /// The sum, number by number.
    @inlinable public static func + (first: Self, second: Self) -> Self {
        Self(columns: (first.columns.0 + second.columns.0, first.columns.1 + second.columns.1))
    }

    /// The difference, number by number.
    @inlinable public static func - (first: Self, second: Self) -> Self {
        Self(columns: (first.columns.0 - second.columns.0, first.columns.1 - second.columns.1))
    }

    /// Each number with the other sign.
    @inlinable public static prefix func - (matrix: Self) -> Self { matrix * -1 }
    /// Adds number by number.
    @inlinable public static func += (first: inout Self, second: Self) { first = first + second }
    /// Subtracts number by number.
    @inlinable public static func -= (first: inout Self, second: Self) { first = first - second }

    // MARK: Comparing

    @inlinable public static func == (first: Self, second: Self) -> Bool {
        first.columns.0 == second.columns.0 && first.columns.1 == second.columns.1
    }

    @inlinable public func hash(into hasher: inout Hasher) {
        hasher.combine(columns.0)
        hasher.combine(columns.1)
    }
}

extension Matrix2x2: CustomStringConvertible {
    public var description: String { "simd_2x2(\(columns.0), \(columns.1))" }
}
