/// A turn in space, as four numbers. Only those of length 1 are turns.
// apple: https://developer.apple.com/documentation/simd/simd_quatf
@frozen
public struct Quaternion<Scalar: BinaryFloatingPoint & SIMDScalar>: Hashable, @unchecked Sendable {
    /// The imaginary parts, the real one last.
    public var vector: SIMD4<Scalar>

    // MARK: Creating

    /// All numbers are 0.
    @inlinable public init() { vector = .zero }
    /// A turn by its four numbers: the imaginary ones first.
    @inlinable public init(vector: SIMD4<Scalar>) { self.vector = vector }
    /// A turn by its four numbers.
    @inlinable public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
    /// A turn by its real number, and its three imaginary ones.
    @inlinable public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

    /// A turn about an axis.
    /// - Parameters:
    ///   - angle: in radians.
    ///   - axis: of length 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        vector = SIMD4(axis * Scalar(sin(half)), Scalar(cos(half)))
    }

    /// The shortest turn that brings one direction to another, both of length 1.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let cosine = simd_dot(from, to)
        guard cosine > -1 + Scalar.ulpOfOne * 8 else {
            // Any axis at right angles will do.
            let other: SIMD3<Scalar> = abs(from.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
            return
        }
        self = Quaternion(real: 1 + cosine, imag: simd_cross(from, to)).normalized
    }

    /// The turn of a matrix that does nothing but turn.
    public init(_ m: Matrix3x3<Scalar>) {
        let (a, b, c) = m.columns
        let trace = a.x + b.y + c.z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            self.init(ix: (b.z - c.y) / s, iy: (c.x - a.z) / s, iz: (a.y - b.x) / s, r: s / 4)
        } else if a.x > b.y, a.x > c.z {
            let s = (1 + a.x - b.y - c.z).squareRoot() * 2
            self.init(ix: s / 4, iy: (b.x + a.y) / s, iz: (c.x + a.z) / s, r: (b.z - c.y) / s)
        } else if b.y > c.z {
            let s = (1 + b.y - a.x - c.z).squareRoot() * 2
            self.init(ix: (b.x + a.y) / s, iy: s / 4, iz: (c.y + b.z) / s, r: (c.x - a.z) / s)
        } else {
            let s = (1 + c.z - a.x - b.y).squareRoot() * 2
            self.init(ix: (c.x + a.z) / s, iy: (c.y + b.z) / s, iz: s / 4, r: (a.y - b.x) / s)
        }
    }

    /// The same for the upper left part of a matrix.
    public init(_ m: Matrix4x4<Scalar>) {
        func part(_ column: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(column.x, column.y, column.z) }
        self.init(Matrix3x3(part(m.columns.0), part(m.columns.1), part(m.columns.2)))
    }

    // MARK: Parts

    /// The number without a unit: the cosine of half the angle, if the length is 1.
    @inlinable public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }

    /// The numbers of the three units: along the axis.
    @inlinable public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// By how much it turns, in radians.
    public var angle: Scalar { Scalar(2 * atan2(Double(simd_length(imag)), Double(real))) }

    /// About what it turns. What does not turn has no axis: its numbers are no numbers.
    public var axis: SIMD3<Scalar> { simd_normalize(imag) }

    /// The square root of the sum of all squares; 1 for a turn.
    @inlinable public var length: Scalar { simd_length(vector) }
    /// The same with the length 1. Zero has none: its numbers become no numbers.
    @inlinable public var normalized: Self { Self(vector: simd_normalize(vector)) }
    /// The imaginary numbers with the other sign: what turns back, if the length is 1.
    @inlinable public var conjugate: Self { Self(real: real, imag: -imag) }
    /// The opposite rotation.
    @inlinable public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }

    // MARK: Calculating

    /// A vector after the turn.
    @inlinable public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let twice = 2 * simd_cross(imag, vector)
        return vector + real * twice + simd_cross(imag, twice)
    }

    /// The product: first the rotation by `second`, and then that by `first`.
    @inlinable public static func * (first: Self, second: Self) -> Self {
        Self(
            real: first.real * second.real - simd_dot(first.imag, second.imag),
            imag: first.real * second.imag + second.real * first.imag + simd_cross(first.imag, second.imag))
    }

    /// First the second turn, then the first one.
    @inlinable public static func *= (first: inout Self, second: Self) { first = first * second }
    /// All four numbers with the other sign: the same turn.
    @inlinable public static prefix func - (turn: Self) -> Self { Self(vector: -turn.vector) }
}

/// A turn of single precision.
public typealias simd_quatf = Quaternion<Float>
/// A turn of double precision.
public typealias simd_quatd = Quaternion<Double>

/// The shortest way from one turn to another, at an even pace: `t` is 0 at the first and 1 at the second.
public func simd_slerp<Scalar: BinaryFloatingPoint & SIMDScalar>(
    _ q0: Quaternion<Scalar>, _ q1: Quaternion<Scalar>, _ t: Scalar
) -> Quaternion<Scalar> {
    var cosine = Double(simd_dot(q0.vector, q1.vector))
    let end = cosine < 0 ? -q1.vector : q1.vector
    cosine = Swift.min(Swift.abs(cosine), 1)
    let (angle, share) = (acos(cosine), Double(t))
    guard angle > 1e-6 else { return Quaternion(vector: simd_normalize(q0.vector + t * (end - q0.vector))) }
    let (first, second) = (sin((1 - share) * angle) / sin(angle), sin(share * angle) / sin(angle))
    return Quaternion(vector: q0.vector * Scalar(first) + end * Scalar(second))
}

extension Matrix3x3 {
    /// The matrix that turns vectors as a quaternion of length 1 does.
    public init(_ turn: Quaternion<Scalar>) {
        self.init(turn.act(SIMD3(1, 0, 0)), turn.act(SIMD3(0, 1, 0)), turn.act(SIMD3(0, 0, 1)))
    }
}

extension Matrix4x4 {
    /// The matrix that turns points as a quaternion of length 1 does.
    public init(_ turn: Quaternion<Scalar>) {
        let (x, y, z) = Matrix3x3(turn).columns
        self.init(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
    }
}

/// The matrix that turns as much.
public func simd_matrix3x3<Scalar: BinaryFloatingPoint & SIMDScalar>(_ q: Quaternion<Scalar>) -> Matrix3x3<Scalar> {
    Matrix3x3(q)
}
/// The matrix that turns as much, and moves nothing.
public func simd_matrix4x4<Scalar: BinaryFloatingPoint & SIMDScalar>(_ q: Quaternion<Scalar>) -> Matrix4x4<Scalar> {
    Matrix4x4(q)
}
