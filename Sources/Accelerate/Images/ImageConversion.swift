public import CoreGraphics
import Foundation

/// Takes memory for a picture: rows that begin at multiples of 16 bytes. The caller frees it.
/// - Parameter flags: with ``kvImageNoAllocate`` only the sizes are set, and the alignment is answered.
// apple: https://developer.apple.com/documentation/accelerate/vimagebuffer_init(_:_:_:_:_:)
@discardableResult
public func vImageBuffer_Init(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount, _ pixelBits: UInt32,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard height <= 1 << 24, width <= 1 << 24, pixelBits <= 1024 else { return kvImageInvalidParameter }
    let rowBytes = ((Int(width) * Int(pixelBits) + 7) / 8 + 15) / 16 * 16
    buf.pointee = vImage_Buffer(data: nil, height: height, width: width, rowBytes: rowBytes)
    if Int(flags) & kvImageNoAllocate != 0 { return 16 }
    guard let data = malloc(max(16, rowBytes * Int(height))) else { return kvImageMemoryAllocationError }
    buf.pointee.data = data
    return kvImageNoError
}

/// Writes a picture's pixels as a format says: one that ``CoreGraphics/CGContext`` can draw in.
/// - Parameters:
///   - buf: takes memory, which the caller frees; with ``kvImageNoAllocate`` its own is used.
///   - backgroundColor: is not looked at: a format without alpha is drawn over black.
/// - Returns: ``kvImageNoError``, or ``kvImageUnsupportedConversion`` for other formats.
// apple: https://developer.apple.com/documentation/accelerate/vimagebuffer_initwithcgimage(_:_:_:_:_:)
@discardableResult
public func vImageBuffer_InitWithCGImage(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ backgroundColor: UnsafePointer<CGFloat>!, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
    let isOwn = Int(flags) & kvImageNoAllocate == 0
    if isOwn {
        let code = vImageBuffer_Init(buf, UInt(image.height), UInt(image.width), format.pointee.bitsPerPixel, flags)
        guard code == kvImageNoError else { return code }
        memset(buf.pointee.data, 0, max(16, buf.pointee.rowBytes * image.height))
    }
    guard buf.pointee.width == UInt(image.width), buf.pointee.height == UInt(image.height) else { return kvImageBufferSizeMismatch }
    guard let context = context(buf.pointee, format.pointee) else {
        if isOwn {
            buf.pointee.free()
            buf.pointee.data = nil
        }
        return kvImageUnsupportedConversion
    }
    context.setBlendMode(.copy)
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    context.flush()
    return kvImageNoError
}

/// A picture of pixels, which are copied.
/// - Parameters:
///   - callback: is called with the pixels when the picture needs them no more; nil for `free` with ``kvImageNoAllocate``.
///   - error: takes ``kvImageNoError``, or ``kvImageUnsupportedConversion`` for formats in which ``CoreGraphics/CGContext`` cannot draw.
/// - Returns: the picture, which belongs to the caller; nil for an error.
// apple: https://developer.apple.com/documentation/accelerate/vimagecreatecgimagefrombuffer(_:_:_:_:_:_:)
public func vImageCreateCGImageFromBuffer(
    _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>,
    _ callback: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)!, _ userData: UnsafeMutableRawPointer!,
    _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>!
) -> Unmanaged<CGImage>! {
    let image = context(buf.pointee, format.pointee)?.makeImage()
    error?.pointee = image == nil ? kvImageUnsupportedConversion : kvImageNoError
    if image != nil, Int(flags) & kvImageNoAllocate != 0 {
        if let callback { callback(userData, buf.pointee.data) } else { buf.pointee.free() }
    }
    return image.map(Unmanaged.passRetained)
}

private func context(_ buffer: vImage_Buffer, _ format: vImage_CGImageFormat) -> CGContext? {
    guard let data = buffer.data, (1...1 << 24).contains(buffer.width), (1...1 << 24).contains(buffer.height),
        buffer.rowBytes >= (Int(buffer.width) * Int(format.bitsPerPixel) + 7) / 8, format.decode == nil
    else { return nil }
    let space = format.colorSpace.map { $0.takeUnretainedValue() } ?? CGColorSpace(name: CGColorSpace.sRGB)
    guard let space,
        let context = CGContext(
            data: data, width: Int(buffer.width), height: Int(buffer.height), bitsPerComponent: Int(format.bitsPerComponent),
            bytesPerRow: buffer.rowBytes, space: space, bitmapInfo: format.bitmapInfo.rawValue)
    else { return nil }
    return context.bitsPerPixel == Int(format.bitsPerPixel) ? context : nil
}
