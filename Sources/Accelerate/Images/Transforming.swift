internal import VectorKernels

/// Multiplies the four bytes of each pixel by a matrix.
/// - Parameters:
///   - dest: has the size of the source, and may lie where it does.
///   - matrix: sixteen numbers; those of a row say what one byte that comes in adds to each that comes out.
///   - divisor: by which sums are divided; what does not come out whole is cut off, and all is kept within a byte.
///   - pre_bias: four numbers that are added before, or nil.
///   - post_bias: four numbers that are added before the division, or nil.
// apple: https://developer.apple.com/documentation/accelerate/vimagematrixmultiply_argb8888(_:_:_:_:_:_:_:)
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>, _ divisor: Int32,
    _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    return ImageFailure.code { () throws(ImageFailure) in
        guard divisor != 0 else { throw ImageFailure(kvImageInvalidParameter) }
        let (from, to) = try pair(source, target, flags)
        let before = pre_bias.map { [Int16](UnsafeBufferPointer(start: $0, count: 4)) } ?? [0, 0, 0, 0]
        let after = post_bias.map { [Int32](UnsafeBufferPointer(start: $0, count: 4)) } ?? [0, 0, 0, 0]
        vk_matrix(from, to, matrix, divisor, before, after)
    }
}

/// Puts the four bytes of each pixel into another order.
/// - Parameters:
///   - dest: has the size of the source, and may lie where it does.
///   - permuteMap: for each byte that comes out, which one that comes in: four numbers from 0 to 3.
// apple: https://developer.apple.com/documentation/accelerate/vimagepermutechannels_argb8888(_:_:_:_:)
@discardableResult
public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    return ImageFailure.code { () throws(ImageFailure) in
        let map = [UInt8](UnsafeBufferPointer(start: permuteMap, count: 4))
        guard map.allSatisfy({ $0 < 4 }) else { throw ImageFailure(kvImageInvalidParameter) }
        let (from, to) = try pair(source, target, flags)
        vk_permute(from, to, map)
    }
}

/// Shows all of a picture in another size, by Lanczos' filter over three pixels on each side, or over five with
/// ``kvImageHighQualityResampling``.
/// - Parameters:
///   - dest: takes the picture in its own size. It does not lie where the source does.
///   - tempBuffer: is not needed.
// apple: https://developer.apple.com/documentation/accelerate/vimagescale_argb8888(_:_:_:_:)
@discardableResult
public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    return ImageFailure.code { () throws(ImageFailure) in
        if Int(flags) & kvImageGetTempBufferSize != 0 { return }
        let (from, to) = (try source.fourBytes(), try target.fourBytes())
        if source.data == target.data { throw ImageFailure(kvImageOutOfPlaceOperationRequired) }
        if vk_scale(from, to, Int(flags) & kvImageHighQualityResampling != 0 ? 5 : 3) == 0 {
            throw ImageFailure(kvImageMemoryAllocationError)
        }
    }
}

/// Two pictures of which the second is not larger than the first. Nothing is known of which byte is alpha, so that none can be left.
private func pair(
    _ source: vImage_Buffer, _ target: vImage_Buffer, _ flags: vImage_Flags
) throws(ImageFailure) -> (from: vk_image, to: vk_image) {
    let known = kvImageDoNotTile | kvImagePrintDiagnosticsToConsole
    guard Int(flags) & ~known == 0 else { throw ImageFailure(kvImageUnknownFlagsBit) }
    let (from, to) = (try source.fourBytes(), try target.fourBytes())
    guard target.width <= source.width, target.height <= source.height else { throw ImageFailure(kvImageRoiLargerThanInputBuffer) }
    return (from, to)
}
