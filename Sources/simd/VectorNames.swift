// The names of vectors. `simd_float3` takes as much room as `simd_float4`.

/// One number of single precision.
public typealias simd_float1 = Float
/// Two numbers of single precision.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers of single precision.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers of single precision.
public typealias simd_float4 = SIMD4<Float>
/// Eight numbers of single precision.
public typealias simd_float8 = SIMD8<Float>
/// Sixteen numbers of single precision.
public typealias simd_float16 = SIMD16<Float>
/// One number of double precision.
public typealias simd_double1 = Double
/// Two numbers of double precision.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers of double precision.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers of double precision.
public typealias simd_double4 = SIMD4<Double>
/// Eight numbers of double precision.
public typealias simd_double8 = SIMD8<Double>
/// Two whole numbers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// Three whole numbers of 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// Four whole numbers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// Two whole numbers of 32 bits without a sign.
public typealias simd_uint2 = SIMD2<UInt32>
/// Three whole numbers of 32 bits without a sign.
public typealias simd_uint3 = SIMD3<UInt32>
/// Four whole numbers of 32 bits without a sign.
public typealias simd_uint4 = SIMD4<UInt32>

// The older names.

/// Two numbers of single precision: an older name.
public typealias float2 = SIMD2<Float>
/// Three numbers of single precision: an older name.
public typealias float3 = SIMD3<Float>
/// Four numbers of single precision: an older name.
public typealias float4 = SIMD4<Float>
/// Two numbers of double precision: an older name.
public typealias double2 = SIMD2<Double>
/// Three numbers of double precision: an older name.
public typealias double3 = SIMD3<Double>
/// Four numbers of double precision: an older name.
public typealias double4 = SIMD4<Double>
/// Two whole numbers of 32 bits: an older name.
public typealias int2 = SIMD2<Int32>
/// Three whole numbers of 32 bits: an older name.
public typealias int3 = SIMD3<Int32>
/// Four whole numbers of 32 bits: an older name.
public typealias int4 = SIMD4<Int32>
/// Two whole numbers of 32 bits without a sign: an older name.
public typealias uint2 = SIMD2<UInt32>
/// Three whole numbers of 32 bits without a sign: an older name.
public typealias uint3 = SIMD3<UInt32>
/// Four whole numbers of 32 bits without a sign: an older name.
public typealias uint4 = SIMD4<UInt32>
/// Two numbers of single precision: an older name.
public typealias vector_float2 = SIMD2<Float>
/// Three numbers of single precision: an older name.
public typealias vector_float3 = SIMD3<Float>
/// Four numbers of single precision: an older name.
public typealias vector_float4 = SIMD4<Float>
/// Two numbers of double precision: an older name.
public typealias vector_double2 = SIMD2<Double>
/// Three numbers of double precision: an older name.
public typealias vector_double3 = SIMD3<Double>
/// Four numbers of double precision: an older name.
public typealias vector_double4 = SIMD4<Double>
/// Two whole numbers of 32 bits: an older name.
public typealias vector_int2 = SIMD2<Int32>
/// Three whole numbers of 32 bits: an older name.
public typealias vector_int3 = SIMD3<Int32>
/// Four whole numbers of 32 bits: an older name.
public typealias vector_int4 = SIMD4<Int32>
/// Two whole numbers of 32 bits without a sign: an older name.
public typealias vector_uint2 = SIMD2<UInt32>
/// Three whole numbers of 32 bits without a sign: an older name.
public typealias vector_uint3 = SIMD3<UInt32>
/// Four whole numbers of 32 bits without a sign: an older name.
public typealias vector_uint4 = SIMD4<UInt32>

/// Two numbers as a vector.
@inlinable public func simd_make_float2(_ x: Float, _ y: Float) -> simd_float2 { simd_float2(x, y) }
/// Three numbers as a vector.
@inlinable public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> simd_float3 { simd_float3(x, y, z) }
/// The first three numbers of a vector.
@inlinable public func simd_make_float3(_ other: simd_float4) -> simd_float3 { simd_float3(other.x, other.y, other.z) }
/// Two numbers and a third one.
@inlinable public func simd_make_float3(_ xy: simd_float2, _ z: Float) -> simd_float3 { simd_float3(xy, z) }
/// Four numbers as a vector.
@inlinable public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> simd_float4 { simd_float4(x, y, z, w) }
/// Three numbers and a fourth one.
@inlinable public func simd_make_float4(_ xyz: simd_float3, _ w: Float) -> simd_float4 { simd_float4(xyz, w) }
/// Two numbers as a vector.
@inlinable public func simd_make_double2(_ x: Double, _ y: Double) -> simd_double2 { simd_double2(x, y) }
/// Three numbers as a vector.
@inlinable public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> simd_double3 { simd_double3(x, y, z) }
/// Four numbers as a vector.
@inlinable public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> simd_double4 { simd_double4(x, y, z, w) }
