import PixelKernels
import Testing

@Suite("Kernels that go over many bytes at once are the same as one step for each")
struct CoverageKernelTests {
    /// Numbers without an order that could hide a mistake.
    private func bytes(_ count: Int, seed: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: ($0 &* 97 &+ seed &* 31) ^ ($0 >> 2)) }
    }

    @Test("coverage is added, none above 255, and nothing beside it is touched", arguments: 1...40)
    func coverage(width: Int) {
        let (height, sourceStride, targetStride) = (3, width + 3, 50)
        let source = bytes(sourceStride * height, seed: width)
        let before = bytes(targetStride * height, seed: 7)
        var expected = before
        for y in 0..<height {
            for x in 0..<width {
                expected[y * targetStride + x] = UInt8(min(Int(before[y * targetStride + x]) + Int(source[y * sourceStride + x]), 255))
            }
        }
        var target = before
        pk_add_coverage(&target, targetStride, source, sourceStride, width, height)
        #expect(target == expected)
    }

    @Test("the ink of a wide picture, wherever two pixels of it stand", arguments: [1, 7, 8, 31, 32, 33, 40, 64, 65, 100, 131])
    func ink(width: Int) {
        let (height, stride) = (4, width + 5)
        for first in 0..<width {
            for last in Swift.stride(from: first, to: width, by: 3) {
                // What is beside the picture does not count.
                var pixels = [UInt32](repeating: 0, count: stride * height)
                for y in 0..<height { for x in width..<stride { pixels[y * stride + x] = 1 } }
                pixels[1 * stride + last] = 0x0100_0000
                pixels[2 * stride + first] = 1
                let ink = pk_ink_bounds(pixels, width, height, stride)
                #expect((ink.x, ink.y, ink.width, ink.height) == (first, 1, last - first + 1, 2))
            }
        }
    }

    @Test("no ink")
    func noInk() {
        #expect(pk_ink_bounds([UInt32](repeating: 0, count: 200), 50, 4, 50).width == 0)
    }
}
