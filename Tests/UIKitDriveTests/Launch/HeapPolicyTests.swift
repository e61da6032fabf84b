import CMalloc
import Testing

@testable import UIKitDrive

struct HeapPolicyTests {
    @Test("A picture's memory goes back to the system, however large the pictures were that were freed before it")
    func largeBlocks() throws {
        try freeLargeBlock()
        HeapPolicy.apply()
        try freeLargeBlock()
        let before = mallinfo2().hblks
        let block = try #require(malloc(16 << 20))
        #expect(mallinfo2().hblks > before)
        free(block)
    }

    private func freeLargeBlock() throws {
        let block = try #require(malloc(20 << 20))
        free(block)
    }
}
