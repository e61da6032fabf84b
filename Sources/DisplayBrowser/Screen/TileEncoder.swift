@_spi(ForasteroInternal) import CoreGraphics
import Display
import Foundation
import Synchronization

/// Encodes parts of pictures on a queue of its own, one frame after the other, so that they leave in the order in which they were made.
final class TileEncoder: Sendable {
    private let queue = DispatchQueue(label: "forastero.tiles", qos: .userInteractive)
    private static let quality: CGFloat = 0.8

    /// Pixels of a part of a picture, which nobody changes any more.
    struct Part: Sendable {
        var rect: PixelRect
        var pixels: PixelBuffer

        /// Copies the part; nil when memory is short.
        init?(_ rect: PixelRect, of picture: FrameBuffer) {
            guard let pixels = PixelBuffer(width: rect.width, height: rect.height, format: .rgb24) else { return nil }
            for row in 0..<rect.height {
                let source = picture.baseAddress + (rect.y + row) * picture.bytesPerRow + rect.x * 4
                memcpy(pixels.pixels + row * pixels.bytesPerRow, source, rect.width * 4)
            }
            self.rect = rect
            self.pixels = pixels
        }
    }

    /// - Parameter send: called on the encoder's queue.
    func encode(_ parts: [Part], as codec: FrameTile.Codec, number: Int, send: @escaping @Sendable ([UInt8]) -> Void) {
        queue.async {
            let tiles = Mutex([FrameTile?](repeating: nil, count: parts.count))
            DispatchQueue.concurrentPerform(iterations: parts.count) { index in
                let tile = parts[index].encoded(as: codec, quality: Self.quality)
                tiles.withLock { $0[index] = tile }
            }
            send(FrameMessage(number: number, tiles: tiles.withLock { $0.compactMap(\.self) }).bytes)
        }
    }
}

extension TileEncoder.Part {
    fileprivate func encoded(as codec: FrameTile.Codec, quality: CGFloat) -> FrameTile? {
        let image = CGImage(buffer: pixels)
        let bytes = codec == .jpeg ? image.jpegData(quality: quality) : image.pngData(ofScreen: true)
        return bytes.map { FrameTile(rect: rect, codec: codec, bytes: $0) }
    }
}
