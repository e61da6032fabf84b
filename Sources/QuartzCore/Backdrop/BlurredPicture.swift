@_spi(ForasteroInternal) import CoreGraphics
import Display
internal import PixelKernels

/// A part of the screen, blurred. Since nothing fine is left in it, it is kept in fewer pixels than it stands for.
final class BlurredPicture {
    /// The pixels of the screen that the picture stands for.
    let rect: PixelRect
    private let buffer: PixelBuffer
    /// The size of one of the picture's pixels, in pixels of the screen.
    private let cell: Int
    /// How many of the buffer's pixels belong to it, from the top left.
    private let size: PixelSize
    /// True if no pixel has alpha.
    let isOpaque: Bool
    private let pool: BitmapPool

    /// - Parameters:
    ///   - surface: holds what is to be blurred; its pixels are left as they are.
    ///   - isOpaque: whether none of these has alpha.
    ///   - pool: where pixels come from, and where they go.
    init?(of surface: Surface, _ effect: BackdropEffect, isOpaque: Bool, pool: BitmapPool) {
        self.pool = pool
        self.isOpaque = isOpaque
        rect = surface.rect
        var halvings = Self.halvings(for: effect.deviation)
        var size = (width: surface.rect.width, height: surface.rect.height)
        guard var small = halvings == 0 ? surface.buffer.copy() : surface.buffer.halved(&size, pool) else { return nil }
        cell = 1 << halvings
        while halvings > 1, let next = small.halved(&size, pool) {
            pool.recycle(small)
            small = next
            halvings -= 1
        }
        buffer = small
        self.size = PixelSize(width: size.width, height: size.height)
        small.blur(size, deviation: effect.deviation / CGFloat(cell), pool)
        if effect.saturation != 1 {
            for row in 0..<size.height { pk_saturate(small.row(row), size.width, Float(effect.saturation)) }
        }
    }

    deinit {
        pool.recycle(buffer)
    }

    /// The picture as something to paint with where it belongs.
    func source(visible: PixelRect) -> PaintSource? {
        if cell == 1 { return PaintSource(buffer, at: (rect.x, rect.y)) }
        let size = CGFloat(cell)
        let part = CGRect(x: 0, y: 0, width: CGFloat(rect.width) / size, height: CGFloat(rect.height) / size)
        return PaintSource(buffer, part: part, stretchedTo: rect.cgRect, visible: visible, isSmoothed: true)
    }

    /// Paints the picture where it belongs, in the place of what is there, where a region allows it and whatever the clip is.
    /// - Parameter limit: no pixels outside it are painted.
    /// - Returns: False where that takes a ``source(visible:)``; something may have been painted then.
    func cover(_ surface: Surface, in limit: PixelRect, _ region: Region) -> Bool {
        guard isOpaque, cell > 1, surface.buffer.format == .argb32 else { return false }
        let small = pk_small(pixels: buffer.row(0), width: size.width, height: size.height, stride: buffer.pixelsPerRow)
        let visible = limit.intersection(rect).intersection(surface.rect)
        var isComplete = true
        region.forEach { box in
            let part = box.intersection(visible)
            guard !part.isEmpty else { return }
            let place = pk_rect(x: part.x - rect.x, y: part.y - rect.y, width: part.width, height: part.height)
            if pk_enlarge(small, cell, surface.address(of: part), surface.buffer.bytesPerRow / 4, place) == 0 { isComplete = false }
        }
        return isComplete
    }

    /// How often the picture is made half as large before it is blurred: never so often that it can be seen.
    private static func halvings(for deviation: CGFloat) -> Int {
        deviation >= 6 ? 2 : deviation >= 3 ? 1 : 0
    }
}

extension PixelBuffer {
    /// The top left part of the picture at half its size.
    /// - Parameter size: of the part; becomes that of the result.
    fileprivate func halved(_ size: inout (width: Int, height: Int), _ pool: BitmapPool) -> PixelBuffer? {
        let half = (width: (size.width + 1) / 2, height: (size.height + 1) / 2)
        guard let result = pool.makeBuffer(width: half.width, height: half.height) else { return nil }
        pk_halve(row(0), size.width, size.height, pixelsPerRow, result.row(0), result.pixelsPerRow)
        size = half
        return result
    }

    /// Blurs by three boxes. Beyond the edges the outermost pixels go on.
    fileprivate func blur(_ size: (width: Int, height: Int), deviation: CGFloat, _ pool: BitmapPool) {
        // A box of this length has a third of the variance.
        let length = Int((4 * deviation * deviation + 1).squareRoot().rounded())
        let reach = min(length / 2, Int(pk_pixel_blur_limit))
        guard reach > 0, let scratch = pool.makeBuffer(width: size.width, height: size.height) else { return }
        defer { pool.recycle(scratch) }
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: size.width * 4)
        defer { sums.deallocate() }
        for _ in 0..<3 {
            pk_blur_pixel_rows(row(0), pixelsPerRow, scratch.row(0), scratch.pixelsPerRow, size.width, size.height, reach)
            pk_blur_pixel_columns(scratch.row(0), scratch.pixelsPerRow, row(0), pixelsPerRow, size.width, size.height, reach, sums)
        }
    }

    fileprivate var pixelsPerRow: Int { bytesPerRow / 4 }

    fileprivate func row(_ index: Int) -> UnsafeMutablePointer<UInt32> {
        (pixels + index * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    }
}
