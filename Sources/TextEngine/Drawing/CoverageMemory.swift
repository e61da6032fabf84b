@_spi(ForasteroInternal) internal import CoreGraphics
import Foundation

/// Memory for the coverage of long texts, used again when a text has gone.
// optimization: so much memory the system gives page by page, each when it is first written: for a page of text that took a third of all
// that it takes to show it.
final class CoverageMemory: @unchecked Sendable {
    static let shared = CoverageMemory()

    private struct Block {
        let address: UInt
        let size: Int
    }

    private let lock = NSLock()
    private var free: [Block] = []

    /// What is smaller comes from memory that the process has already.
    private static let smallest = 64 << 10
    private static let mostBlocks = 4
    private static let largest = 4 << 20

    /// Coverage of nothing; nil when memory is short.
    func makeBuffer(width: Int, height: Int) -> PixelBuffer? {
        let bytesPerRow = (width + 15) & ~15
        let size = bytesPerRow * height
        guard size >= Self.smallest, size <= Self.largest, let block = takeBlock(of: size) else {
            return PixelBuffer(width: width, height: height, format: .alpha8)
        }
        guard let memory = UnsafeMutableRawPointer(bitPattern: block.address) else { return nil }
        memset(memory, 0, size)
        let buffer = PixelBuffer(
            pixels: memory, width: width, height: height, bytesPerRow: bytesPerRow, format: .alpha8, release: { [self] in give(block) })
        if buffer == nil { give(block) }
        return buffer
    }

    /// Twice as much as needed serves, too: texts that follow each other are about as long.
    private func takeBlock(of size: Int) -> Block? {
        lock.lock()
        defer { lock.unlock() }
        if let index = free.firstIndex(where: { $0.size >= size && $0.size <= 2 * size }) { return free.remove(at: index) }
        return malloc(size).map { Block(address: UInt(bitPattern: $0), size: size) }
    }

    /// May be called in any thread.
    private func give(_ block: Block) {
        lock.lock()
        defer { lock.unlock() }
        free.append(block)
        if free.count > Self.mostBlocks { returnToSystem(free.removeFirst()) }
    }

    private func returnToSystem(_ block: Block) { Foundation.free(UnsafeMutableRawPointer(bitPattern: block.address)) }
}
