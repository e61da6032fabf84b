@_spi(ForasteroInternal) internal import CoreGraphics
import Foundation
import UIKit
internal import WebProtocol

/// The picture of a page, which the web program draws into memory that both share.
@MainActor
final class PagePicture {
    private(set) var width = 0
    private(set) var height = 0
    private(set) var scale: CGFloat = 1
    private var memory: UnsafeMutableRawPointer?
    private var buffer: PixelBuffer?

    isolated deinit { release() }

    /// Memory for a page of a size in points.
    /// - Returns: its descriptor; nil where there is none, or the page is too large to be shown.
    func makeMemory(for size: CGSize) -> Int32? {
        release()
        scale = min(max(UIScreen.main.scale.rounded(.up), 1), 4)
        (width, height) = (Int(size.width * scale), Int(size.height * scale))
        guard width > 0, height > 0, max(width, height) <= PixelBuffer.maximumSide else { return nil }
        let descriptor = web_shared_memory(byteCount)
        guard descriptor >= 0 else { return nil }
        let mapped = mmap(nil, byteCount, PROT_READ, MAP_SHARED, descriptor, 0)
        guard let mapped, mapped != MAP_FAILED else {
            close(descriptor)
            return nil
        }
        memory = mapped
        return descriptor
    }

    /// The drawn pixels, as a picture of their own.
    /// - Parameter area: what is new in it, in pixels.
    func take(_ area: CGRect, isOpaque: Bool) -> CGImage? {
        guard let memory, let new = PixelBuffer(width: width, height: height, format: isOpaque ? .rgb24 : .argb32) else { return nil }
        let area = area.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull else { return nil }
        if let buffer, buffer.width == width, buffer.height == height, buffer.format == new.format {
            if area.size != CGSize(width: width, height: height) { memcpy(new.pixels, buffer.pixels, new.bytesPerRow * height) }
        } else if isOpaque {
            // A page that has drawn a part of itself is white where it has not drawn yet.
            memset(new.pixels, 0xFF, new.bytesPerRow * height)
        }
        copy(memory, to: new, area)
        buffer = new
        return CGImage(buffer: new)
    }

    func forget() {
        release()
        buffer = nil
    }

    // MARK: Private

    private var byteCount: Int { width * height * 4 }

    private func copy(_ memory: UnsafeMutableRawPointer, to buffer: PixelBuffer, _ area: CGRect) {
        let (left, length) = (Int(area.minX) * 4, Int(area.width) * 4)
        for row in Int(area.minY)..<Int(area.maxY) {
            memcpy(buffer.pixels + row * buffer.bytesPerRow + left, memory + row * width * 4 + left, length)
        }
    }

    private func release() {
        if let memory { munmap(memory, byteCount) }
        memory = nil
    }
}
