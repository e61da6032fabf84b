import Accelerate

/// Pixels of four bytes, and memory for them.
final class TestPixels {
    let width: Int
    let height: Int
    /// Rows are longer than their pixels, so that a mistaken stride shows.
    let rowBytes: Int
    private let memory: UnsafeMutableRawPointer

    init(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> [UInt8] = { _, _ in [0, 0, 0, 0] }) {
        (self.width, self.height, rowBytes) = (width, height, 4 * width + 12)
        memory = .allocate(byteCount: rowBytes * height, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0xEE, count: rowBytes * height)
        for y in 0..<height {
            for x in 0..<width { memory.advanced(by: y * rowBytes + 4 * x).copyMemory(from: pixel(x, y), byteCount: 4) }
        }
    }

    deinit { memory.deallocate() }

    var buffer: vImage_Buffer { vImage_Buffer(data: memory, height: UInt(height), width: UInt(width), rowBytes: rowBytes) }

    subscript(x: Int, y: Int) -> [UInt8] { (0..<4).map { memory.load(fromByteOffset: y * rowBytes + 4 * x + $0, as: UInt8.self) } }

    var all: [[UInt8]] { (0..<height).flatMap { y in (0..<width).map { self[$0, y] } } }

    /// True if nobody has written between the rows.
    var isWhole: Bool {
        (0..<height).allSatisfy { y in
            (4 * width..<rowBytes).allSatisfy { memory.load(fromByteOffset: y * rowBytes + $0, as: UInt8.self) == 0xEE }
        }
    }

    /// What looks like noise and is always the same.
    static func noise(_ width: Int, _ height: Int) -> TestPixels {
        var state: UInt32 = 7
        return TestPixels(width, height) { _, _ in
            (0..<4).map { _ in
                state = state &* 1_664_525 &+ 1_013_904_223
                return UInt8(state >> 24)
            }
        }
    }
}
