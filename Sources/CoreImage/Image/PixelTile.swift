@_spi(ForasteroInternal) internal import CoreGraphics
import Foundation

/// The pixels of a region, the top row first, without gaps between rows.
final class PixelTile: @unchecked Sendable {
    let region: PixelRegion
    let pixels: UnsafeMutablePointer<UInt32>

    /// All transparent; nil where memory is short.
    init?(_ region: PixelRegion) {
        guard let memory = calloc(region.count, 4) else { return nil }
        self.region = region
        pixels = memory.bindMemory(to: UInt32.self, capacity: region.count)
    }

    deinit { free(pixels) }

    /// Draws into the pixels, in the coordinates of the plane.
    func draw(_ body: (CGContext) -> Void) {
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGImageByteOrderInfo.order32Little.rawValue
        guard
            let context = CGContext(
                data: pixels, width: region.width, height: region.height, bitsPerComponent: 8, bytesPerRow: region.width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        else { return }
        context.translateBy(x: CGFloat(-region.x), y: CGFloat(-region.y))
        body(context)
    }

    /// The pixels as a picture. Nobody may change them any more.
    func image() -> CGImage? {
        let buffer = PixelBuffer(
            pixels: pixels, width: region.width, height: region.height, bytesPerRow: region.width * 4, format: .argb32,
            release: { [self] in withExtendedLifetime(self) {} })
        return buffer.map { CGImage(buffer: $0) }
    }
}
