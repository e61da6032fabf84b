@_spi(ForasteroInternal) internal import CoreGraphics
import Foundation

/// A decoded picture, and when it is shown.
struct VideoFrame: Sendable {
    /// In seconds of the medium.
    let time: TimeInterval
    let image: CGImage

    /// The picture of a sample; nil for one that does not hold what it says, and for one too large to be shown.
    init?(_ sample: OpaquePointer, library: FrameLibrary) {
        guard let buffer = library.buffer(sample), let structure = library.caps(sample).flatMap({ library.structure($0, 0) }) else {
            return nil
        }
        var (width, height): (Int32, Int32) = (0, 0)
        guard library.number(structure, "width", &width) != 0, library.number(structure, "height", &height) != 0, width > 0, height > 0
        else {
            return nil
        }
        let stamp = UnsafeRawPointer(buffer).load(fromByteOffset: FrameLibrary.BufferField.time, as: UInt64.self)
        let moment = library.segment(sample).map { library.streamTime($0, MediaLibrary.Element.formatOfTime, stamp) } ?? stamp
        time = moment > UInt64(Int64.max) ? 0 : TimeInterval(moment) / 1e9
        var mapped = FrameLibrary.MappedBytes()
        guard library.map(buffer, &mapped, FrameLibrary.reading) != 0 else { return nil }
        defer { library.unmap(buffer, &mapped) }
        let rowLength = Int(width) * 4
        guard let bytes = mapped.bytes, mapped.count >= rowLength * Int(height),
            let pixels = PixelBuffer(width: Int(width), height: Int(height), format: .rgb24)
        else { return nil }
        for row in 0..<Int(height) { memcpy(pixels.pixels + row * pixels.bytesPerRow, bytes + row * rowLength, rowLength) }
        image = CGImage(buffer: pixels)
    }
}
