internal import VectorKernels

/// Averages each pixel with its neighbours, all of which count alike. One of ``kvImageEdgeExtend``, ``kvImageBackgroundColorFill``,
/// ``kvImageTruncateKernel`` and ``kvImageCopyInPlace`` says what is beyond the picture.
/// - Parameters:
///   - src: four bytes a pixel, in any order.
///   - dest: takes the part that begins at the offsets, in its own size. It may lie where the source does.
///   - tempBuffer: is not needed.
///   - kernel_height: how many rows count, odd, and at most 32767.
///   - kernel_width: how many columns count.
///   - backgroundColor: four bytes, for ``kvImageBackgroundColorFill``.
/// - Returns: ``kvImageNoError``, or what is wrong with the parameters.
// apple: https://developer.apple.com/documentation/accelerate/vimageboxconvolve_argb8888(_:_:_:_:_:_:_:_:_:)
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    let reach = Convolution(
        left: srcOffsetToROI_X, top: srcOffsetToROI_Y, height: kernel_height, width: kernel_width, isTent: false, flags: Int(flags))
    return reach.blur(src.pointee, dest.pointee, backgroundColor)
}

/// Averages each pixel with its neighbours, which count less the farther they are. All else is as with
/// ``vImageBoxConvolve_ARGB8888(_:_:_:_:_:_:_:_:_:)``.
// apple: https://developer.apple.com/documentation/accelerate/vimagetentconvolve_argb8888(_:_:_:_:_:_:_:_:_:)
@discardableResult
public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    let reach = Convolution(
        left: srcOffsetToROI_X, top: srcOffsetToROI_Y, height: kernel_height, width: kernel_width, isTent: true, flags: Int(flags))
    return reach.blur(src.pointee, dest.pointee, backgroundColor)
}

/// How pixels are averaged with their neighbours.
private struct Convolution {
    let left: vImagePixelCount
    let top: vImagePixelCount
    let height: UInt32
    let width: UInt32
    let isTent: Bool
    let flags: Int

    /// The value for pixels beyond the picture; nil unless exactly one flag says so.
    private var edge: vk_edge? {
        let styles: [(Int, vk_edge)] = [
            (kvImageEdgeExtend, vk_edge_extend), (kvImageBackgroundColorFill, vk_edge_color), (kvImageTruncateKernel, vk_edge_truncate),
            (kvImageCopyInPlace, vk_edge_copy),
        ]
        let named = styles.filter { flags & $0.0 != 0 }
        return named.count == 1 ? named[0].1 : nil
    }

    func blur(_ source: vImage_Buffer, _ target: vImage_Buffer, _ color: UnsafePointer<UInt8>?) -> vImage_Error {
        ImageFailure.code { () throws(ImageFailure) in
            guard let edge else { throw ImageFailure(kvImageInvalidEdgeStyle) }
            guard height % 2 == 1, width % 2 == 1, height < 1 << 15, width < 1 << 15 else { throw ImageFailure(kvImageInvalidKernelSize) }
            if edge == vk_edge_color, color == nil { throw ImageFailure(kvImageNullPointerArgument) }
            if flags & kvImageGetTempBufferSize != 0 { return }
            let (from, to) = (try source.fourBytes(), try target.fourBytes())
            guard left < source.width else { throw ImageFailure(kvImageInvalidOffset_X) }
            guard top < source.height else { throw ImageFailure(kvImageInvalidOffset_Y) }
            guard target.width <= source.width - left, target.height <= source.height - top else {
                throw ImageFailure(kvImageRoiLargerThanInputBuffer)
            }
            let background = color.map { [UInt8](UnsafeBufferPointer(start: $0, count: 4)) } ?? [0, 0, 0, 0]
            let channels: UInt32 = flags & kvImageLeaveAlphaUnchanged != 0 ? 0b1110 : 0b1111
            let isDone = vk_blur(
                from, to, Int(left), Int(top), Int(width), Int(height), isTent ? 1 : 0, edge, background, channels)
            if isDone == 0 { throw ImageFailure(kvImageMemoryAllocationError) }
        }
    }
}
