internal import VectorKernels

// The largest and the smallest of a row of numbers.

/// The largest number; of none, minus infinity.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_maxv(_:_:_:_:)
public func vDSP_maxv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var place = 0
    __C.pointee = vk_maximum(__A, __IA, Int(__N), &place)
}

/// The largest number; of none, minus infinity.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_maxvd(_:_:_:_:)
public func vDSP_maxvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var place = 0
    __C.pointee = vk_maximum_d(__A, __IA, Int(__N), &place)
}

/// The largest number, and how far from the first it lies, in numbers of the row; of none, minus infinity and 0.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_maxvi(_:_:_:_:_:)
public func vDSP_maxvi(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __I: UnsafeMutablePointer<vDSP_Length>,
    _ __N: vDSP_Length
) {
    var place = 0
    __C.pointee = vk_maximum(__A, __IA, Int(__N), &place)
    __I.pointee = vDSP_Length(bitPattern: place * __IA)
}

/// The largest number, and how far from the first it lies, in numbers of the row; of none, minus infinity and 0.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_maxvid(_:_:_:_:_:)
public func vDSP_maxviD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __I: UnsafeMutablePointer<vDSP_Length>,
    _ __N: vDSP_Length
) {
    var place = 0
    __C.pointee = vk_maximum_d(__A, __IA, Int(__N), &place)
    __I.pointee = vDSP_Length(bitPattern: place * __IA)
}

/// The smallest number; of none, infinity.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_minv(_:_:_:_:)
public func vDSP_minv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var place = 0
    __C.pointee = vk_minimum(__A, __IA, Int(__N), &place)
}

/// The smallest number; of none, infinity.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_minvd(_:_:_:_:)
public func vDSP_minvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var place = 0
    __C.pointee = vk_minimum_d(__A, __IA, Int(__N), &place)
}

/// The smallest number, and how far from the first it lies, in numbers of the row; of none, infinity and 0.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_minvi(_:_:_:_:_:)
public func vDSP_minvi(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __I: UnsafeMutablePointer<vDSP_Length>,
    _ __N: vDSP_Length
) {
    var place = 0
    __C.pointee = vk_minimum(__A, __IA, Int(__N), &place)
    __I.pointee = vDSP_Length(bitPattern: place * __IA)
}

/// The smallest number, and how far from the first it lies, in numbers of the row; of none, infinity and 0.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_minvid(_:_:_:_:_:)
public func vDSP_minviD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __I: UnsafeMutablePointer<vDSP_Length>,
    _ __N: vDSP_Length
) {
    var place = 0
    __C.pointee = vk_minimum_d(__A, __IA, Int(__N), &place)
    __I.pointee = vDSP_Length(bitPattern: place * __IA)
}

/// The largest magnitude; of none, 0.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_maxmgv(_:_:_:_:)
public func vDSP_maxmgv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = vk_largest_magnitude(__A, __IA, Int(__N))
}

/// The largest magnitude; of none, 0.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_maxmgvd(_:_:_:_:)
public func vDSP_maxmgvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = vk_largest_magnitude_d(__A, __IA, Int(__N))
}
