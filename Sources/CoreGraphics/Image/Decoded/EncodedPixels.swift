import Synchronization

/// The pixels of an image file. They are decoded when they are drawn, and again when they are drawn after having been let go of.
final class EncodedPixels: Sendable {
    private struct Decoded {
        weak var buffer: PixelBuffer?
    }

    let width: Int
    let height: Int
    let pixelFormat: PixelBuffer.Format
    private let file: Data
    private let format: ImageFormat
    private let cache: DecodedPixels
    private let decoded: Mutex<Decoded>

    /// Nil when little would be won: the pixels are few, or the file is not much smaller than they are.
    /// - Parameter buffer: the pixels of the file, decoded just now, which proves that it can be.
    init?(_ file: Data, _ format: ImageFormat, decodedAs buffer: PixelBuffer, cache: DecodedPixels = .shared) {
        guard buffer.byteCount >= Self.smallestSize, file.count <= buffer.byteCount / 2 else { return nil }
        // The bytes may be somebody else's memory, which changes or goes away, or a small part of something large.
        self.file = file.withUnsafeBytes { Data($0) }
        (self.format, self.cache) = (format, cache)
        (width, height, pixelFormat) = (buffer.width, buffer.height, buffer.format)
        decoded = Mutex(Decoded(buffer: buffer))
        cache.keep(buffer)
    }

    deinit {
        if let buffer = decoded.withLock({ $0.buffer }) { cache.remove(buffer) }
    }

    /// May be called on any thread; a second one that asks meanwhile waits for the first.
    var buffer: PixelBuffer {
        let buffer = decoded.withLock { decoded in
            if let known = decoded.buffer { return known }
            let buffer = decode()
            decoded.buffer = buffer
            return buffer
        }
        cache.keep(buffer)
        return buffer
    }

    /// 128 × 128 pixels.
    private static let smallestSize = 128 * 128 * 4

    private func decode() -> PixelBuffer {
        let budget = PixelBudget(pixelCount: width * height)
        if let buffer = try? format.decodePixels(of: file, budget: budget) { return buffer }
        // The file was good before, so only memory can be short: nothing is shown, but later there may be more.
        return PixelBuffer(width: width, height: height, format: pixelFormat) ?? .onePixel
    }
}

extension PixelBuffer {
    var byteCount: Int { bytesPerRow * height }

    /// What is left to show when there is no memory.
    fileprivate static let onePixel: PixelBuffer = {
        guard let buffer = PixelBuffer(width: 1, height: 1, format: .argb32) else { fatalError("There is no memory left for a pixel.") }
        return buffer
    }()
}
