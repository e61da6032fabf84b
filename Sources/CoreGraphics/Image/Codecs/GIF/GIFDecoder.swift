internal import PixelKernels

/// Draws the frames of a GIF file one upon the other.
@_spi(ForasteroInternal)
public struct GIFDecoder {
    public let file: GIFFile

    /// Fails when the picture is larger than the budget allows.
    public init(_ file: GIFFile, budget: PixelBudget) throws(ImageDecodingError) {
        try budget.check(width: file.width, height: file.height)
        self.file = file
    }

    /// The picture that is seen while a frame is shown.
    public func image(at index: Int) throws(ImageDecodingError) -> CGImage {
        guard file.frames.indices.contains(index) else { throw .damaged("a GIF file has no frame \(index)") }
        guard let canvas = PixelBuffer(width: file.width, height: file.height, format: .argb32) else { throw .outOfMemory }
        for earlier in firstFrame(for: index)..<index {
            let frame = file.frames[earlier]
            switch frame.disposal {
            // Nothing of the frame is left, so it need not be drawn.
            case .restore: break
            case .keep: try? draw(frame, on: canvas)
            case .clear: clear(frame, on: canvas)
            }
        }
        try draw(file.frames[index], on: canvas)
        return CGImage(buffer: canvas)
    }

    // MARK: Private

    /// The frame after the last one that leaves nothing, or 0.
    private func firstFrame(for index: Int) -> Int {
        let start = file.frames[..<index].lastIndex { frame in
            frame.disposal == .clear && visible(frame) == CGRect(x: 0, y: 0, width: file.width, height: file.height)
        }
        return start.map { $0 + 1 } ?? 0
    }

    private func visible(_ frame: GIFFrame) -> CGRect {
        CGRect(x: frame.left, y: frame.top, width: frame.width, height: frame.height)
            .intersection(CGRect(x: 0, y: 0, width: file.width, height: file.height))
    }

    private func clear(_ frame: GIFFrame, on canvas: PixelBuffer) {
        let area = visible(frame)
        guard !area.isEmpty else { return }
        for y in Int(area.minY)..<Int(area.maxY) {
            memset(canvas.pixels + y * canvas.bytesPerRow + Int(area.minX) * 4, 0, Int(area.width) * 4)
        }
    }

    private func draw(_ frame: GIFFrame, on canvas: PixelBuffer) throws(ImageDecodingError) {
        guard frame.palette.count == 256 else { throw .damaged("a frame of a GIF file has no colours") }
        let area = visible(frame)
        guard !area.isEmpty else { return }
        // Rows below the picture are not unpacked: what they claim to be costs nothing.
        let rows = frame.isInterlaced ? frame.height : min(frame.height, file.height - frame.top)
        let count = frame.width * rows
        guard count <= PixelBuffer.maximumPixelCount else { throw .tooLarge(width: frame.width, height: frame.height) }
        // No code stands for more indices than there are codes, so few bytes cannot fill much memory.
        let possible = min(count, frame.packed.count * 8 / max(frame.codeSize + 1, 1) * 4096)
        var indices = [UInt8](repeating: 0, count: possible)
        let found = pk_gif_decode(frame.packed, frame.packed.count, Int32(frame.codeSize), &indices, possible)
        guard found > 0 else { throw .damaged("the pixels of a GIF file are wrong or cut off") }
        indices.withUnsafeBufferPointer { indices in
            guard let start = indices.baseAddress else { return }
            for row in 0..<found / frame.width {
                let y = frame.top + (frame.isInterlaced ? GIFDecoder.interlaced(row, of: frame.height) : row)
                guard y < file.height else { continue }
                let target = (canvas.pixels + y * canvas.bytesPerRow).assumingMemoryBound(to: UInt32.self) + frame.left
                pk_gif_paint(
                    start + row * frame.width, Int(area.width), frame.palette, Int32(frame.transparentIndex ?? -1), target)
            }
        }
    }

    /// Where a row of an interlaced frame stands: every eighth first, then those between.
    private static func interlaced(_ row: Int, of height: Int) -> Int {
        var row = row
        for (start, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
            let count = height > start ? (height - start + step - 1) / step : 0
            if row < count { return start + row * step }
            row -= count
        }
        return height
    }
}
