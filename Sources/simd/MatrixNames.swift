// The names of matrices, and what Apple's functions do with them.

public typealias simd_float2x2 = Matrix2x2<Float>
public typealias simd_float3x3 = Matrix3x3<Float>
public typealias simd_float4x4 = Matrix4x4<Float>
public typealias simd_double2x2 = Matrix2x2<Double>
public typealias simd_double3x3 = Matrix3x3<Double>
public typealias simd_double4x4 = Matrix4x4<Double>

// The older names.

public typealias float2x2 = Matrix2x2<Float>
public typealias matrix_float2x2 = Matrix2x2<Float>
public typealias float3x3 = Matrix3x3<Float>
public typealias matrix_float3x3 = Matrix3x3<Float>
public typealias float4x4 = Matrix4x4<Float>
public typealias matrix_float4x4 = Matrix4x4<Float>
public typealias double2x2 = Matrix2x2<Double>
public typealias matrix_double2x2 = Matrix2x2<Double>
public typealias double3x3 = Matrix3x3<Double>
public typealias matrix_double3x3 = Matrix3x3<Double>
public typealias double4x4 = Matrix4x4<Double>
public typealias matrix_double4x4 = Matrix4x4<Double>

// MARK: What changes nothing

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double2x2 = simd_double2x2(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)
