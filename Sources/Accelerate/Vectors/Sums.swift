internal import VectorKernels

// Sums and means of a row of numbers. A stride says how many numbers of memory lie from one to the next.

/// The sum of numbers; of none, 0.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_sve(_:_:_:_:)
public func vDSP_sve(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = vk_sum(__A, __IA, Int(__N))
}

/// The sum of numbers; of none, 0.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_sved(_:_:_:_:)
public func vDSP_sveD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = vk_sum_d(__A, __IA, Int(__N))
}

/// The mean of numbers; of none, not a number.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_meanv(_:_:_:_:)
public func vDSP_meanv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = vk_sum(__A, __IA, Int(__N)) / Float(__N)
}

/// The mean of numbers; of none, not a number.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_meanvd(_:_:_:_:)
public func vDSP_meanvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = vk_sum_d(__A, __IA, Int(__N)) / Double(__N)
}

/// The sum of squares.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_svesq(_:_:_:_:)
public func vDSP_svesq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = vk_sum_of_squares(__A, __IA, Int(__N))
}

/// The sum of squares.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_svesqd(_:_:_:_:)
public func vDSP_svesqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = vk_sum_of_squares_d(__A, __IA, Int(__N))
}

/// The mean of squares; of none, not a number.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_measqv(_:_:_:_:)
public func vDSP_measqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = vk_sum_of_squares(__A, __IA, Int(__N)) / Float(__N)
}

/// The mean of squares; of none, not a number.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_measqvd(_:_:_:_:)
public func vDSP_measqvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = vk_sum_of_squares_d(__A, __IA, Int(__N)) / Double(__N)
}

/// The root of the mean of squares; of none, not a number.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_rmsqv(_:_:_:_:)
public func vDSP_rmsqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = (vk_sum_of_squares(__A, __IA, Int(__N)) / Float(__N)).squareRoot()
}

/// The root of the mean of squares; of none, not a number.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_rmsqvd(_:_:_:_:)
public func vDSP_rmsqvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = (vk_sum_of_squares_d(__A, __IA, Int(__N)) / Double(__N)).squareRoot()
}

/// The sum of magnitudes.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_svemg(_:_:_:_:)
public func vDSP_svemg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = vk_sum_of_magnitudes(__A, __IA, Int(__N))
}

/// The sum of magnitudes.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_svemgd(_:_:_:_:)
public func vDSP_svemgD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = vk_sum_of_magnitudes_d(__A, __IA, Int(__N))
}

/// The mean of magnitudes; of none, not a number.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_meamgv(_:_:_:_:)
public func vDSP_meamgv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = vk_sum_of_magnitudes(__A, __IA, Int(__N)) / Float(__N)
}

/// The mean of magnitudes; of none, not a number.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_meamgvd(_:_:_:_:)
public func vDSP_meamgvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = vk_sum_of_magnitudes_d(__A, __IA, Int(__N)) / Double(__N)
}

/// The sum of products of two rows.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_dotpr(_:_:_:_:_:_:)
public func vDSP_dotpr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = vk_product(__A, __IA, __B, __IB, Int(__N))
}

/// The sum of products of two rows.
// apple: https://developer.apple.com/documentation/accelerate/vdsp_dotprd(_:_:_:_:_:_:)
public func vDSP_dotprD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = vk_product_d(__A, __IA, __B, __IB, Int(__N))
}
