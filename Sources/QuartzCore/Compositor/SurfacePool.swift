@_spi(ForasteroInternal) import CoreGraphics
import Display

/// Pixels for groups, used again from frame to frame.
final class SurfacePool {
    private var free: [PixelBuffer] = []
    private let countLimit = 6

    /// A clear surface for a part of the screen. To be given back with ``recycle(_:)``.
    func makeSurface(at rect: PixelRect) -> Surface? {
        let index = free.firstIndex {
            $0.width >= rect.width && $0.height >= rect.height && $0.width * $0.height <= 4 * (rect.width * rect.height + 4096)
        }
        // Sizes are rounded up, so that a group that grows little by little finds room in what is there.
        let buffer =
            index.map { free.remove(at: $0) }
            ?? PixelBuffer(width: roundedUp(rect.width), height: roundedUp(rect.height), format: .argb32)
        guard let buffer, let surface = Surface(buffer, at: rect) else { return nil }
        surface.fill(rect, with: .clear, replacing: true)
        return surface
    }

    func recycle(_ surface: Surface) {
        if free.count == countLimit { free.removeFirst() }
        free.append(surface.buffer)
    }

    private func roundedUp(_ side: Int) -> Int {
        min((side + 63) / 64 * 64, PixelBuffer.maximumSide)
    }
}
