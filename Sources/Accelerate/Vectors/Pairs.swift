internal import VectorKernels

// Reckoning with two rows, number by number. What comes out may lie where either row does.

/// Adds numbers of two rows.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vadd(_:_:_:_:_:_:_:)
public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_add(__A, __IA, __B, __IB, __C, __IC, Int(__N))
}

/// Adds numbers of two rows.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vaddd(_:_:_:_:_:_:_:)
public func vDSP_vaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_add_d(__A, __IA, __B, __IB, __C, __IC, Int(__N))
}

/// Multiplies numbers of two rows.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vmul(_:_:_:_:_:_:_:)
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_multiply(__A, __IA, __B, __IB, __C, __IC, Int(__N))
}

/// Multiplies numbers of two rows.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vmuld(_:_:_:_:_:_:_:)
public func vDSP_vmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_multiply_d(__A, __IA, __B, __IB, __C, __IC, Int(__N))
}

/// Takes the numbers of the first row from those of the second.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vsub(_:_:_:_:_:_:_:)
public func vDSP_vsub(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_subtract(__A, __IA, __B, __IB, __C, __IC, Int(__N))
}

/// Takes the numbers of the first row from those of the second.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vsubd(_:_:_:_:_:_:_:)
public func vDSP_vsubD(
    _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_subtract_d(__A, __IA, __B, __IB, __C, __IC, Int(__N))
}

/// Divides the numbers of the second row by those of the first.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vdiv(_:_:_:_:_:_:_:)
public func vDSP_vdiv(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_divide(__A, __IA, __B, __IB, __C, __IC, Int(__N))
}

/// Divides the numbers of the second row by those of the first.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vdivd(_:_:_:_:_:_:_:)
public func vDSP_vdivD(
    _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_divide_d(__A, __IA, __B, __IB, __C, __IC, Int(__N))
}
