import CMalloc
import Foundation
import Testing

@testable import UIKitDrive

/// True if the address or the thread sanitizer is part of the process.
private let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil

struct HeapPolicyTests {
    // In a process of its own: the figure is of the whole process, whose other tests free large blocks meanwhile.
    @Test(
        "A picture's memory goes back to the system, however large the pictures were that were freed before it",
        .enabled(if: !isSanitized, "a sanitizer replaces the heap whose figures these are"))
    func largeBlocks() async {
        await #expect(processExitsWith: .success) {
            free(malloc(20 << 20))
            HeapPolicy.apply()
            free(malloc(20 << 20))
            let before = mallinfo2().hblks
            let block = malloc(16 << 20)
            #expect(mallinfo2().hblks > before)
            free(block)
        }
    }
}
