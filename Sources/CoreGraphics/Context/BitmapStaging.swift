internal import PixelKernels

/// The memory of a bitmap context whose layout Cairo cannot draw into: grey, alpha first in big order, and the like.
///
/// Drawing goes to a buffer of our own. As soon as the program knows where its memory is, it may read and write there at any
/// time, so pixels are fetched before everything drawn and stored afterwards.
final class BitmapStaging {
    let memory: UnsafeMutableRawPointer
    let bytesPerRow: Int
    private let layout: BitmapLayout
    private let places: pk_layout
    private let ownsMemory: Bool
    private var isExposed: Bool

    /// Fails when the layout cannot be written, rows are too short, or memory is.
    init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, _ layout: BitmapLayout) {
        guard let places = layout.bytesOfContext, PixelBuffer.isAllowed(width: width, height: height) else { return nil }
        let needed = width * Int(places.size)
        let stride = data == nil && bytesPerRow == 0 ? needed : bytesPerRow
        guard stride >= needed, stride <= needed + 4096, let memory = data ?? calloc(height, stride) else { return nil }
        self.memory = memory
        self.bytesPerRow = stride
        self.layout = layout
        self.places = places
        ownsMemory = data == nil
        isExposed = data != nil
    }

    deinit {
        if ownsMemory { free(memory) }
    }

    func expose(_ buffer: PixelBuffer) {
        guard !isExposed else { return }
        isExposed = true
        store(buffer)
    }

    func fetch(into buffer: PixelBuffer) {
        if isExposed { buffer.read(memory, bytesPerRow: bytesPerRow, layout, places) }
    }

    func store(_ buffer: PixelBuffer) {
        if isExposed { buffer.write(memory, bytesPerRow: bytesPerRow, layout, places) }
    }
}

extension CGContext {
    /// Draws with the program's memory up to date before and after.
    func withStaging(_ draw: () -> Void) {
        guard let staging, layers.isEmpty else { return draw() }
        canvas.flush()
        staging.fetch(into: canvas.buffer)
        canvas.pixelsDidChange()
        draw()
        canvas.flush()
        staging.store(canvas.buffer)
    }
}
