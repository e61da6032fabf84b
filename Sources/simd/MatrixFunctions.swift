// The functions on matrices, each the same as an operator or a property.

// MARK: Two by two

/// The product: first the effect of `y`, and then that of `x`.
@inlinable public func simd_mul<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix2x2<Scalar>, _ y: Matrix2x2<Scalar>) -> Matrix2x2<
    Scalar
> { x * y }
/// The vector that the matrix makes of another one.
@inlinable public func simd_mul<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix2x2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD2<Scalar> {
    x * y
}
/// The vector as a row, times the matrix.
@inlinable public func simd_mul<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<Scalar>, _ y: Matrix2x2<Scalar>) -> SIMD2<Scalar> {
    x * y
}
/// Each number times a factor.
@inlinable public func simd_mul<Scalar: BinaryFloatingPoint & SIMDScalar>(_ a: Scalar, _ x: Matrix2x2<Scalar>) -> Matrix2x2<Scalar> {
    a * x
}
/// The product: first the effect of `y`, and then that of `x`.
@inlinable public func matrix_multiply<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix2x2<Scalar>, _ y: Matrix2x2<Scalar>)
    -> Matrix2x2<Scalar>
{ x * y }
/// The vector that the matrix makes of another one.
@inlinable public func matrix_multiply<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix2x2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD2<
    Scalar
> { x * y }
/// The sum, number by number.
@inlinable public func simd_add<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix2x2<Scalar>, _ y: Matrix2x2<Scalar>) -> Matrix2x2<
    Scalar
> { x + y }
/// The difference, number by number.
@inlinable public func simd_sub<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix2x2<Scalar>, _ y: Matrix2x2<Scalar>) -> Matrix2x2<
    Scalar
> { x - y }
/// Rows become columns.
@inlinable public func simd_transpose<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix2x2<Scalar>) -> Matrix2x2<Scalar> { x.transpose }
/// The inverse of the matrix; no numbers, or infinite ones, where there is none.
@inlinable public func simd_inverse<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix2x2<Scalar>) -> Matrix2x2<Scalar> { x.inverse }
/// By how much volumes grow.
@inlinable public func simd_determinant<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix2x2<Scalar>) -> Scalar { x.determinant }
/// Returns true if all numbers are equal.
@inlinable public func simd_equal<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix2x2<Scalar>, _ y: Matrix2x2<Scalar>) -> Bool {
    x == y
}
/// A matrix by its columns.
@inlinable public func simd_matrix<Scalar: BinaryFloatingPoint & SIMDScalar>(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>)
    -> Matrix2x2<Scalar>
{
    Matrix2x2<Scalar>(columns: (column0, column1))
}

// MARK: Three by three

/// The product: first the effect of `y`, and then that of `x`.
@inlinable public func simd_mul<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix3x3<Scalar>, _ y: Matrix3x3<Scalar>) -> Matrix3x3<
    Scalar
> { x * y }
/// The vector that the matrix makes of another one.
@inlinable public func simd_mul<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix3x3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    x * y
}
/// The vector as a row, times the matrix.
@inlinable public func simd_mul<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<Scalar>, _ y: Matrix3x3<Scalar>) -> SIMD3<Scalar> {
    x * y
}
/// Each number times a factor.
@inlinable public func simd_mul<Scalar: BinaryFloatingPoint & SIMDScalar>(_ a: Scalar, _ x: Matrix3x3<Scalar>) -> Matrix3x3<Scalar> {
    a * x
}
/// The product: first the effect of `y`, and then that of `x`.
@inlinable public func matrix_multiply<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix3x3<Scalar>, _ y: Matrix3x3<Scalar>)
    -> Matrix3x3<Scalar>
{ x * y }
/// The vector that the matrix makes of another one.
@inlinable public func matrix_multiply<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix3x3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<
    Scalar
> { x * y }
/// The sum, number by number.
@inlinable public func simd_add<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix3x3<Scalar>, _ y: Matrix3x3<Scalar>) -> Matrix3x3<
    Scalar
> { x + y }
/// The difference, number by number.
@inlinable public func simd_sub<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix3x3<Scalar>, _ y: Matrix3x3<Scalar>) -> Matrix3x3<
    Scalar
> { x - y }
/// Rows become columns.
@inlinable public func simd_transpose<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix3x3<Scalar>) -> Matrix3x3<Scalar> { x.transpose }
/// The inverse of the matrix; no numbers, or infinite ones, where there is none.
@inlinable public func simd_inverse<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix3x3<Scalar>) -> Matrix3x3<Scalar> { x.inverse }
/// By how much volumes grow.
@inlinable public func simd_determinant<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix3x3<Scalar>) -> Scalar { x.determinant }
/// Returns true if all numbers are equal.
@inlinable public func simd_equal<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix3x3<Scalar>, _ y: Matrix3x3<Scalar>) -> Bool {
    x == y
}
/// A matrix by its columns.
@inlinable public func simd_matrix<Scalar: BinaryFloatingPoint & SIMDScalar>(
    _ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>
) -> Matrix3x3<Scalar> {
    Matrix3x3<Scalar>(columns: (column0, column1, column2))
}

// MARK: Four by four

/// The product: first the effect of `y`, and then that of `x`.
@inlinable public func simd_mul<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix4x4<Scalar>, _ y: Matrix4x4<Scalar>) -> Matrix4x4<
    Scalar
> { x * y }
/// The vector that the matrix makes of another one.
@inlinable public func simd_mul<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix4x4<Scalar>, _ y: SIMD4<Scalar>) -> SIMD4<Scalar> {
    x * y
}
/// The vector as a row, times the matrix.
@inlinable public func simd_mul<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<Scalar>, _ y: Matrix4x4<Scalar>) -> SIMD4<Scalar> {
    x * y
}
/// Each number times a factor.
@inlinable public func simd_mul<Scalar: BinaryFloatingPoint & SIMDScalar>(_ a: Scalar, _ x: Matrix4x4<Scalar>) -> Matrix4x4<Scalar> {
    a * x
}
/// The product: first the effect of `y`, and then that of `x`.
@inlinable public func matrix_multiply<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix4x4<Scalar>, _ y: Matrix4x4<Scalar>)
    -> Matrix4x4<Scalar>
{ x * y }
/// The vector that the matrix makes of another one.
@inlinable public func matrix_multiply<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix4x4<Scalar>, _ y: SIMD4<Scalar>) -> SIMD4<
    Scalar
> { x * y }
/// The sum, number by number.
@inlinable public func simd_add<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix4x4<Scalar>, _ y: Matrix4x4<Scalar>) -> Matrix4x4<
    Scalar
> { x + y }
/// The difference, number by number.
@inlinable public func simd_sub<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix4x4<Scalar>, _ y: Matrix4x4<Scalar>) -> Matrix4x4<
    Scalar
> { x - y }
/// Rows become columns.
@inlinable public func simd_transpose<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix4x4<Scalar>) -> Matrix4x4<Scalar> { x.transpose }
/// The inverse of the matrix; no numbers, or infinite ones, where there is none.
@inlinable public func simd_inverse<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix4x4<Scalar>) -> Matrix4x4<Scalar> { x.inverse }
/// By how much volumes grow.
@inlinable public func simd_determinant<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix4x4<Scalar>) -> Scalar { x.determinant }
/// Returns true if all numbers are equal.
@inlinable public func simd_equal<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: Matrix4x4<Scalar>, _ y: Matrix4x4<Scalar>) -> Bool {
    x == y
}
/// A matrix by its columns.
@inlinable public func simd_matrix<Scalar: BinaryFloatingPoint & SIMDScalar>(
    _ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>
) -> Matrix4x4<Scalar> {
    Matrix4x4<Scalar>(columns: (column0, column1, column2, column3))
}
