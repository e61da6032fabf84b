@_spi(ForasteroInternal) import CoreGraphics

/// Pixels for pictures of what travels, used again: rows that scroll in are as large as those that have scrolled out.
///
/// Fresh memory would be cleared by the system page by page, and cold for the processor.
final class BitmapPool {
    private var free: [PixelBuffer] = []
    private var pixelCount = 0
    /// Pictures of five rows of a phone.
    private static let pixelLimit = 400_000

    /// Pixels of any content; nil when there is no memory for them. To be given back with ``recycle(_:)``.
    func makeBuffer(width: Int, height: Int) -> PixelBuffer? {
        guard let index = free.lastIndex(where: { $0.width == width && $0.height == height }) else {
            return PixelBuffer(width: width, height: height, format: .argb32)
        }
        let buffer = free.remove(at: index)
        pixelCount -= width * height
        return buffer
    }

    func recycle(_ buffer: PixelBuffer) {
        let area = buffer.width * buffer.height
        guard area <= Self.pixelLimit else { return }
        while pixelCount + area > Self.pixelLimit {
            let oldest = free.removeFirst()
            pixelCount -= oldest.width * oldest.height
        }
        free.append(buffer)
        pixelCount += area
    }
}
