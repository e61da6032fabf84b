internal import VectorKernels

// Reckoning with all numbers of a row. What comes out may lie where the row does.

/// Multiplies numbers by one.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vsmul(_:_:_:_:_:_:)
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_scale_add(__A, __IA, __B.pointee, 0, __C, __IC, Int(__N))
}

/// Multiplies numbers by one.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vsmuld(_:_:_:_:_:_:)
public func vDSP_vsmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_scale_add_d(__A, __IA, __B.pointee, 0, __C, __IC, Int(__N))
}

/// Adds one number to all.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vsadd(_:_:_:_:_:_:)
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_scale_add(__A, __IA, 1, __B.pointee, __C, __IC, Int(__N))
}

/// Adds one number to all.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vsaddd(_:_:_:_:_:_:)
public func vDSP_vsaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_scale_add_d(__A, __IA, 1, __B.pointee, __C, __IC, Int(__N))
}

/// Divides numbers by one.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vsdiv(_:_:_:_:_:_:)
public func vDSP_vsdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_divide_all(__A, __IA, __B.pointee, __C, __IC, Int(__N))
}

/// Divides numbers by one.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vsdivd(_:_:_:_:_:_:)
public func vDSP_vsdivD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_divide_all_d(__A, __IA, __B.pointee, __C, __IC, Int(__N))
}

/// Changes signs.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vneg(_:_:_:_:_:)
public func vDSP_vneg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_scale_add(__A, __IA, -1, 0, __C, __IC, Int(__N))
}

/// Changes signs.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vnegd(_:_:_:_:_:)
public func vDSP_vnegD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_scale_add_d(__A, __IA, -1, 0, __C, __IC, Int(__N))
}

/// Takes magnitudes.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vabs(_:_:_:_:_:)
public func vDSP_vabs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_magnitudes(__A, __IA, __C, __IC, Int(__N))
}

/// Takes magnitudes.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vabsd(_:_:_:_:_:)
public func vDSP_vabsD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_magnitudes_d(__A, __IA, __C, __IC, Int(__N))
}

/// Squares numbers.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vsq(_:_:_:_:_:)
public func vDSP_vsq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_multiply(__A, __IA, __A, __IA, __C, __IC, Int(__N))
}

/// Squares numbers.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vsqd(_:_:_:_:_:)
public func vDSP_vsqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_multiply_d(__A, __IA, __A, __IA, __C, __IC, Int(__N))
}

/// Keeps numbers between two.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vclip(_:_:_:_:_:_:_:)
public func vDSP_vclip(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_clip(__A, __IA, __B.pointee, __C.pointee, __D, __ID, Int(__N))
}

/// Keeps numbers between two.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vclipd(_:_:_:_:_:_:_:)
public func vDSP_vclipD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_clip_d(__A, __IA, __B.pointee, __C.pointee, __D, __ID, Int(__N))
}

/// Writes one number to all elements.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vfill(_:_:_:_:)
public func vDSP_vfill(
    _ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_fill(__A.pointee, __C, __IC, Int(__N))
}

/// Writes one number to all elements.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vfilld(_:_:_:_:)
public func vDSP_vfillD(
    _ __A: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_fill_d(__A.pointee, __C, __IC, Int(__N))
}

/// Writes zeros.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vclr(_:_:_:)
public func vDSP_vclr(
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_fill(0, __C, __IC, Int(__N))
}

/// Writes zeros.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_vclrd(_:_:_:)
public func vDSP_vclrD(
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vk_fill_d(0, __C, __IC, Int(__N))
}
