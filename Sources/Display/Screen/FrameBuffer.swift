/// A picture in memory: rows of 32-bit pixels, premultiplied alpha in the top byte, then red, green, blue.
///
/// The words are in the byte order of the machine (so the bytes are B, G, R, A on a little-endian one). Rows start at
/// multiples of 64 bytes. A new buffer is transparent black. Not safe for two threads at once.
public final class FrameBuffer {
    /// Each side from 1 to 32,767 pixels.
    public let size: PixelSize
    /// Distance between the starts of two rows, in bytes.
    public let bytesPerRow: Int
    /// The first pixel of the top row. Valid as long as the buffer lives and its rows are where they are.
    public private(set) var baseAddress: UnsafeMutableRawPointer
    /// Nil once the rows are in ``ring``.
    private var memory: UnsafeMutableRawPointer?
    private var ring: PixelRing?

    /// Returns nil when a side is not between 1 and 32,767, or when there is no memory for it.
    public init?(size: PixelSize) {
        let sides = 1...Int(Int16.max)
        guard sides.contains(size.width), sides.contains(size.height) else { return nil }
        let alignment = 64
        bytesPerRow = (size.width * 4 + alignment - 1) / alignment * alignment
        // optimization: large memory comes from the system zeroed, and costs nothing until it is touched.
        let count = bytesPerRow * size.height + alignment
        guard let memory = calloc(count, 1) else { return nil }
        if count >= Self.largePage * 2 { Self.useLargePages(memory, count) }
        self.memory = memory
        baseAddress = memory.alignedUp(toMultipleOf: alignment)
        self.size = size
    }

    deinit {
        free(memory)
    }

    private static let largePage = 2 << 20

    // optimization: a screen's pixels are 1,300 pages of the usual size, and the system is entered for each when it is first painted.
    private static func useLargePages(_ memory: UnsafeMutableRawPointer, _ count: Int) {
        let start = memory.alignedUp(toMultipleOf: 4096)
        _ = madvise(start, count - (start - memory), MADV_HUGEPAGE)
    }

    /// Moves the rows to memory in which they can go round. It is asked for when rows are first moved: most pictures never are.
    func ensureRing(room: Int) -> PixelRing? {
        if let ring { return ring }
        guard let new = PixelRing(atLeast: room) else { return nil }
        memcpy(new.start, baseAddress, bytesPerRow * size.height)
        baseAddress = new.start
        free(memory)
        memory = nil
        ring = new
        return new
    }

    func moveBase(to address: UnsafeMutableRawPointer) { baseAddress = address }

    /// The pixel at a position, as a premultiplied ARGB word. Meant for tests and probes, not for loops.
    public subscript(x: Int, y: Int) -> UInt32 {
        get { address(x, y).load(as: UInt32.self) }
        set { address(x, y).storeBytes(of: newValue, as: UInt32.self) }
    }

    /// Copies the same rectangle of another buffer; what lies outside either buffer is left out.
    public func copy(_ rect: PixelRect, from source: FrameBuffer) {
        let inside = rect.intersection(PixelRect(size)).intersection(PixelRect(source.size))
        for row in inside.y..<inside.maxY where !inside.isEmpty {
            memcpy(address(inside.x, row), source.address(inside.x, row), inside.width * 4)
        }
    }

    private func address(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer {
        guard x >= 0 && y >= 0 && x < size.width && y < size.height else {
            fatalError("Pixel (\(x), \(y)) lies outside a buffer of \(size.width)×\(size.height). Ask only for pixels inside.")
        }
        return baseAddress + y * bytesPerRow + x * 4
    }
}
