/// A square of three columns, applied to vectors from the left: `matrix * vector`.
// apple: https://developer.apple.com/documentation/simd/simd_float3x3
@frozen
public struct Matrix3x3<Scalar: BinaryFloatingPoint & SIMDScalar>: Hashable, @unchecked Sendable {
    /// A column: one number for each row.
    public typealias Column = SIMD3<Scalar>

    /// The columns, from left to right.
    public var columns: (Column, Column, Column)

    // MARK: Creating

    /// All numbers are 0.
    @inlinable public init() { columns = (.zero, .zero, .zero) }

    /// A matrix by its columns.
    @inlinable public init(columns: (Column, Column, Column)) { self.columns = columns }

    /// A matrix by its columns.
    @inlinable public init(_ column0: Column, _ column1: Column, _ column2: Column) { columns = (column0, column1, column2) }

    /// - Precondition: there are three.
    @inlinable public init(_ columns: [Column]) {
        precondition(columns.count == 3, "A matrix of 3 by 3 numbers has 3 columns. Pass as many.")
        self.columns = (columns[0], columns[1], columns[2])
    }

    /// - Precondition: there are three.
    @inlinable public init(rows: [Column]) {
        self.init(rows)
        self = transpose
    }

    /// Numbers from the upper left corner to the lower right one; all others are 0.
    @inlinable public init(diagonal: Column) {
        columns = (Column(diagonal[0], 0, 0), Column(0, diagonal[1], 0), Column(0, 0, diagonal[2]))
    }

    /// One number from the upper left corner to the lower right one; all others are 0.
    @inlinable public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    /// A column.
    @inlinable public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("A matrix of 3 by 3 numbers has no column \(column).")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("A matrix of 3 by 3 numbers has no column \(column).")
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
                Column(columns.0.x, columns.1.x, columns.2.x),
                Column(columns.0.y, columns.1.y, columns.2.y),
                Column(columns.0.z, columns.1.z, columns.2.z)
            ))
    }

    /// By how much volumes grow; 0 where there is no ``inverse``.
    @inlinable public var determinant: Scalar { simd_dot(columns.0, simd_cross(columns.1, columns.2)) }

    /// The inverse of the matrix. Where there is none, its numbers are no numbers or infinite.
    @inlinable public var inverse: Self {
        let (a, b, c) = columns
        return Self(rows: [simd_cross(b, c), simd_cross(c, a), simd_cross(a, b)]) * (1 / determinant)
    }

    // MARK: Calculating

    /// The vector that the matrix makes of another one.
    @inlinable public static func * (matrix: Self, vector: Column) -> Column {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
    }

    /// The vector as a row.
    @inlinable public static func * (vector: Column, matrix: Self) -> Column {
        Column(simd_dot(vector, matrix.columns.0), simd_dot(vector, matrix.columns.1), simd_dot(vector, matrix.columns.2))
    }

    /// The product: first the effect of `second`, and then that of `first`.
    @inlinable public static func * (first: Self, second: Self) -> Self {
        Self(columns: (first * second.columns.0, first * second.columns.1, first * second.columns.2))
    }

    /// Each number times a factor.
    @inlinable public static func * (matrix: Self, factor: Scalar) -> Self {
        Self(columns: (matrix.columns.0 * factor, matrix.columns.1 * factor, matrix.columns.2 * factor))
    }

    /// Each number times a factor.
    @inlinable public static func * (factor: Scalar, matrix: Self) -> Self { matrix * factor }
    /// Multiplies from the right.
    @inlinable public static func *= (first: inout Self, second: Self) { first = first * second }
    /// Multiplies each number.
    @inlinable public static func *= (matrix: inout Self, factor: Scalar) { matrix = matrix * factor }

    /// The sum, number by number.
    @inlinable public static func + (first: Self, second: Self) -> Self {
        Self(columns: (first.columns.0 + second.columns.0, first.columns.1 + second.columns.1, first.columns.2 + second.columns.2))
    }

    /// The difference, number by number.
    @inlinable public static func - (first: Self, second: Self) -> Self {
        Self(columns: (first.columns.0 - second.columns.0, first.columns.1 - second.columns.1, first.columns.2 - second.columns.2))
    }

    /// Each number with the other sign.
    @inlinable public static prefix func - (matrix: Self) -> Self { matrix * -1 }
    /// Adds number by number.
    @inlinable public static func += (first: inout Self, second: Self) { first = first + second }
    /// Subtracts number by number.
    @inlinable public static func -= (first: inout Self, second: Self) { first = first - second }

    // MARK: Comparing

    @inlinable public static func == (first: Self, second: Self) -> Bool {
        first.columns.0 == second.columns.0 && first.columns.1 == second.columns.1 && first.columns.2 == second.columns.2
    }

    @inlinable public func hash(into hasher: inout Hasher) {
        hasher.combine(columns.0)
        hasher.combine(columns.1)
        hasher.combine(columns.2)
    }
}

extension Matrix3x3: CustomStringConvertible {
    public var description: String { "simd_3x3(\(columns.0), \(columns.1), \(columns.2))" }
}
