/// A square of four columns, applied to vectors from the left: `matrix * vector`.
// apple: https://developer.apple.com/documentation/simd/simd_float4x4
@frozen
public struct Matrix4x4<Scalar: BinaryFloatingPoint & SIMDScalar>: Hashable, @unchecked Sendable {
    /// A column: one number for each row.
    public typealias Column = SIMD4<Scalar>

    /// The columns, from left to right.
    public var columns: (Column, Column, Column, Column)

    // MARK: Creating

    /// All numbers are 0.
    @inlinable public init() { columns = (.zero, .zero, .zero, .zero) }

    /// A matrix by its columns.
    @inlinable public init(columns: (Column, Column, Column, Column)) { self.columns = columns }

    /// A matrix by its columns.
    @inlinable public init(_ column0: Column, _ column1: Column, _ column2: Column, _ column3: Column) {
        columns = (column0, column1, column2, column3)
    }

    /// - Precondition: there are four.
    @inlinable public init(_ columns: [Column]) {
        precondition(columns.count == 4, "A matrix of 4 by 4 numbers has 4 columns. Pass as many.")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }

    /// - Precondition: there are four.
    @inlinable public init(rows: [Column]) {
        self.init(rows)
        self = transpose
    }

    /// Numbers from the upper left corner to the lower right one; all others are 0.
    @inlinable public init(diagonal: Column) {
        columns = (Column(diagonal[0], 0, 0, 0), Column(0, diagonal[1], 0, 0), Column(0, 0, diagonal[2], 0), Column(0, 0, 0, diagonal[3]))
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
            case 3: columns.3
            default: preconditionFailure("A matrix of 4 by 4 numbers has no column \(column).")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("A matrix of 4 by 4 numbers has no column \(column).")
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
                Column(columns.0.x, columns.1.x, columns.2.x, columns.3.x),
                Column(columns.0.y, columns.1.y, columns.2.y, columns.3.y),
                Column(columns.0.z, columns.1.z, columns.2.z, columns.3.z),
                Column(columns.0.w, columns.1.w, columns.2.w, columns.3.w)
            ))
    }

    /// By how much volumes grow; 0 where there is no ``inverse``.
    @inlinable public var determinant: Scalar {
        let (a, b, c, d) = columns
        let low = (
            ab: a.x * b.y - a.y * b.x, ac: a.x * c.y - a.y * c.x, ad: a.x * d.y - a.y * d.x, bc: b.x * c.y - b.y * c.x,
            bd: b.x * d.y - b.y * d.x, cd: c.x * d.y - c.y * d.x
        )
        let high = (
            ab: a.z * b.w - a.w * b.z, ac: a.z * c.w - a.w * c.z, ad: a.z * d.w - a.w * d.z, bc: b.z * c.w - b.w * c.z,
            bd: b.z * d.w - b.w * d.z, cd: c.z * d.w - c.w * d.z
        )
        let first = low.ab * high.cd - low.ac * high.bd + low.ad * high.bc
        return first + low.bc * high.ad - low.bd * high.ac + low.cd * high.ab
    }

    /// The inverse of the matrix. Where there is none, its numbers are no numbers or infinite.
    @inlinable public var inverse: Self {
        let (a, b, c, d) = columns
        func cofactors(_ x: Column, _ y: Column, _ z: Column) -> Column {
            let (xz, yz, xy) = (x.z * y.w - x.w * y.z, y.z * z.w - y.w * z.z, x.z * z.w - x.w * z.z)
            let (xl, yl, zl) = (x.x * y.y - x.y * y.x, y.x * z.y - y.y * z.x, x.x * z.y - x.y * z.x)
            return Column(
                x.y * yz - y.y * xy + z.y * xz, -(x.x * yz - y.x * xy + z.x * xz), x.w * yl - y.w * zl + z.w * xl,
                -(x.z * yl - y.z * zl + z.z * xl))
        }
        let rows = [cofactors(b, c, d), -cofactors(a, c, d), cofactors(a, b, d), -cofactors(a, b, c)]
        return Self(rows: rows) * (1 / determinant)
    }

    // MARK: Calculating

    /// The vector that the matrix makes of another one.
    @inlinable public static func * (matrix: Self, vector: Column) -> Column {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z + matrix.columns.3 * vector.w
    }

    /// The vector as a row.
    @inlinable public static func * (vector: Column, matrix: Self) -> Column {
        Column(
            simd_dot(vector, matrix.columns.0), simd_dot(vector, matrix.columns.1), simd_dot(vector, matrix.columns.2),
            simd_dot(vector, matrix.columns.3))
    }

    /// The product: first the effect of `second`, and then that of `first`.
    @inlinable public static func * (first: Self, second: Self) -> Self {
        Self(columns: (first * second.columns.0, first * second.columns.1, first * second.columns.2, first * second.columns.3))
    }

    /// Each number times a factor.
    @inlinable public static func * (matrix: Self, factor: Scalar) -> Self {
        Self(columns: (matrix.columns.0 * factor, matrix.columns.1 * factor, matrix.columns.2 * factor, matrix.columns.3 * factor))
    }

    /// Each number times a factor.
    @inlinable public static func * (factor: Scalar, matrix: Self) -> Self { matrix * factor }
    /// Multiplies from the right.
    @inlinable public static func *= (first: inout Self, second: Self) { first = first * second }
    /// Multiplies each number.
    @inlinable public static func *= (matrix: inout Self, factor: Scalar) { matrix = matrix * factor }

    /// The sum, number by number.
    @inlinable public static func + (first: Self, second: Self) -> Self {
        Self(
            columns: (
                first.columns.0 + second.columns.0, first.columns.1 + second.columns.1, first.columns.2 + second.columns.2,
                first.columns.3 + second.columns.3
            ))
    }

    /// The difference, number by number.
    @inlinable public static func - (first: Self, second: Self) -> Self {
        Self(
            columns: (
                first.columns.0 - second.columns.0, first.columns.1 - second.columns.1, first.columns.2 - second.columns.2,
                first.columns.3 - second.columns.3
            ))
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
            && first.columns.3 == second.columns.3
    }

    @inlinable public func hash(into hasher: inout Hasher) {
        hasher.combine(columns.0)
        hasher.combine(columns.1)
        hasher.combine(columns.2)
        hasher.combine(columns.3)
    }
}

extension Matrix4x4: CustomStringConvertible {
    public var description: String { "simd_4x4(\(columns.0), \(columns.1), \(columns.2), \(columns.3))" }
}
