// The names of matrices, and what Apple's functions do with them.

/// A square of two columns, of single precision.
public typealias simd_float2x2 = Matrix2x2<Float>
/// A square of three columns, of single precision.
public typealias simd_float3x3 = Matrix3x3<Float>
/// A square of four columns, of single precision.
public typealias simd_float4x4 = Matrix4x4<Float>
/// A square of two columns, of double precision.
public typealias simd_double2x2 = Matrix2x2<Double>
/// A square of three columns, of double precision.
public typealias simd_double3x3 = Matrix3x3<Double>
/// A square of four columns, of double precision.
public typealias simd_double4x4 = Matrix4x4<Double>

// The older names.

/// A square of two columns, of single precision: an older name.
public typealias float2x2 = Matrix2x2<Float>
/// A square of two columns, of single precision: an older name.
public typealias matrix_float2x2 = Matrix2x2<Float>
/// A square of three columns, of single precision: an older name.
public typealias float3x3 = Matrix3x3<Float>
/// A square of three columns, of single precision: an older name.
public typealias matrix_float3x3 = Matrix3x3<Float>
/// A square of four columns, of single precision: an older name.
public typealias float4x4 = Matrix4x4<Float>
/// A square of four columns, of single precision: an older name.
public typealias matrix_float4x4 = Matrix4x4<Float>
/// A square of two columns, of double precision: an older name.
public typealias double2x2 = Matrix2x2<Double>
/// A square of two columns, of double precision: an older name.
public typealias matrix_double2x2 = Matrix2x2<Double>
/// A square of three columns, of double precision: an older name.
public typealias double3x3 = Matrix3x3<Double>
/// A square of three columns, of double precision: an older name.
public typealias matrix_double3x3 = Matrix3x3<Double>
/// A square of four columns, of double precision: an older name.
public typealias double4x4 = Matrix4x4<Double>
/// A square of four columns, of double precision: an older name.
public typealias matrix_double4x4 = Matrix4x4<Double>

// MARK: What changes nothing

/// 1 from the upper left corner to the lower right one, 0 elsewhere.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// 1 from the upper left corner to the lower right one, 0 elsewhere.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// 1 from the upper left corner to the lower right one, 0 elsewhere.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// 1 from the upper left corner to the lower right one, 0 elsewhere.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// 1 from the upper left corner to the lower right one, 0 elsewhere.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// 1 from the upper left corner to the lower right one, 0 elsewhere.
public let matrix_identity_double4x4 = simd_double4x4(1)
