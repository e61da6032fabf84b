@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) internal import CoreGraphics
@_spi(ForasteroInternal) internal import Display
import Foundation
@_spi(ForasteroInternal) internal import QuartzCore

extension ScreenDriver {
    /// The picture of the screen, with the pixels of the device.
    public func snapshot() -> UIImage? {
        settle()
        return sharedPixels()?.copy().map { image($0) }
    }

    /// Shows what can be seen without copying it.
    ///
    /// - Parameter body: must not keep the picture: its pixels are the screen's own.
    public func withSnapshot<Result>(_ body: (UIImage) throws -> Result) rethrows -> Result? {
        settle()
        return try sharedPixels().map { try body(image($0)) }
    }

    /// The tree of views as text; see `Documentation/Driving.md`.
    public func dump() -> String {
        settle()
        return ViewDump().text(of: host.windows.visibleWindows)
    }

    /// Writes what can be seen as a PNG file.
    public func writeSnapshot(to path: String) throws {
        settle()
        guard let data = sharedPixels().flatMap({ CGImage(buffer: $0).pngData(ofScreen: true) }) else {
            throw DriveFailure("the picture cannot be made: memory is short")
        }
        try write(data, to: path)
    }

    /// Writes the tree of views as a text file.
    public func writeDump(to path: String) throws {
        try write(Data(dump().utf8), to: path)
    }

    private func write(_ data: Data, to path: String) throws {
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw DriveFailure("\(path) cannot be written: \(error.localizedDescription)")
        }
    }

    private func image(_ pixels: PixelBuffer) -> UIImage {
        UIImage(cgImage: CGImage(buffer: pixels), scale: host.display.geometry.scale, orientation: .up)
    }

    /// The pixels of what the screen shows; of a window, what it was last given. The next frame writes into them.
    private func sharedPixels() -> PixelBuffer? {
        host.pipeline.showLatestFrame()
        let frame = (host.display as? HeadlessScreen)?.frameBuffer ?? host.layers.picture
        return PixelBuffer(
            pixels: frame.baseAddress, width: frame.size.width, height: frame.size.height, bytesPerRow: frame.bytesPerRow, format: .rgb24)
    }
}
