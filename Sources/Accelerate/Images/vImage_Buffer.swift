import Foundation
internal import VectorKernels

/// A count of pixels.
public typealias vImagePixelCount = UInt
/// Flags, combined.
public typealias vImage_Flags = UInt32
/// ``kvImageNoError``, or what is wrong.
public typealias vImage_Error = Int
/// A pixel of one byte.
public typealias Pixel_8 = UInt8

/// Where the pixels of a picture lie. It does not own them.
// apple: https://developer.apple.com/documentation/accelerate/vimage_buffer
public struct vImage_Buffer {
    /// The first pixel of the first row.
    public var data: UnsafeMutableRawPointer!
    /// The count of rows.
    public var height: vImagePixelCount
    /// The count of pixels in a row.
    public var width: vImagePixelCount
    /// The distance from one row to the next, in bytes.
    public var rowBytes: Int

    /// A picture of no size, nowhere.
    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

    /// A picture whose pixels are somebody else's.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }

    /// Gives back the pixels of a picture for which this framework has taken memory.
    // apple: https://developer.apple.com/documentation/accelerate/vimage_buffer/free()
    public func free() { Foundation.free(data) }
}

extension vImage_Buffer {
    /// Pixels of four bytes; an error where the rows cannot be what they are said to be.
    func fourBytes() throws(ImageFailure) -> vk_image {
        guard let data else { throw ImageFailure(kvImageNullPointerArgument) }
        // No picture is larger: so no product of its sizes is too large for a number.
        guard (1...1 << 24).contains(width), (1...1 << 24).contains(height) else { throw ImageFailure(kvImageInvalidParameter) }
        guard rowBytes >= 4 * Int(width), rowBytes < 1 << 32 else { throw ImageFailure(kvImageInvalidRowBytes) }
        return vk_image(bytes: data.assumingMemoryBound(to: UInt8.self), width: Int(width), height: Int(height), stride: rowBytes)
    }
}
