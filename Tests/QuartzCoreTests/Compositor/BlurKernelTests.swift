import PixelKernels
import Testing

@Suite("Kernels of blurs do what their arithmetic says, however many pixels they take at once")
struct BlurKernelTests {
    /// Numbers without an order that could hide a mistake.
    private func pixels(_ count: Int, seed: UInt32) -> [UInt32] {
        (0..<count).map { (UInt32($0) &* 2_654_435_761 &+ seed &* 40_503) ^ UInt32($0) << 13 }
    }

    private func channel(_ pixel: UInt32, _ index: Int) -> UInt32 { pixel >> UInt32(8 * index) & 255 }

    /// The average of a box around a place; beyond the ends the outermost pixels go on.
    private func average(of line: [UInt32], at place: Int, reach: Int) -> UInt32 {
        let scale = UInt32((1 << 16) + reach) / UInt32(2 * reach + 1)
        return (0..<4).reduce(0) { pixel, index in
            let sum = (place - reach...place + reach).reduce(UInt32(0)) { $0 + channel(line[min(max($1, 0), line.count - 1)], index) }
            return pixel | ((sum * scale + 1 << 15) >> 16) << UInt32(8 * index)
        }
    }

    @Test("rows, two at a time and the last one alone", arguments: [(1, 1), (5, 2), (5, 3), (17, 4), (40, 7)], [1, 3, 10, 60])
    func rows(size: (width: Int, height: Int), reach: Int) {
        let (sourceStride, targetStride) = (size.width + 3, size.width + 1)
        let source = pixels(sourceStride * size.height, seed: 1)
        let before = pixels(targetStride * size.height, seed: 2)
        var expected = before
        for y in 0..<size.height {
            let line = Array(source[y * sourceStride..<y * sourceStride + size.width])
            for x in 0..<size.width { expected[y * targetStride + x] = average(of: line, at: x, reach: reach) }
        }
        var target = before
        pk_blur_pixel_rows(source, sourceStride, &target, targetStride, size.width, size.height, reach)
        #expect(target == expected)
    }

    @Test("columns", arguments: [(1, 1), (5, 2), (8, 9), (33, 20)], [1, 3, 10])
    func columns(size: (width: Int, height: Int), reach: Int) {
        let source = pixels(size.width * size.height, seed: 3)
        var expected = source
        for x in 0..<size.width {
            let line = (0..<size.height).map { source[$0 * size.width + x] }
            for y in 0..<size.height { expected[y * size.width + x] = average(of: line, at: y, reach: reach) }
        }
        var target = source
        var sums = [UInt32](repeating: 0, count: size.width * 4)
        pk_blur_pixel_columns(source, size.width, &target, size.width, size.width, size.height, reach, &sums)
        #expect(target == expected)
    }

    @Test(
        "a picture at half its size, of which the last row and column stand for missing ones",
        arguments: [(2, 2), (7, 4), (16, 5), (41, 9)])
    func half(size: (width: Int, height: Int)) {
        let source = pixels(size.width * size.height, seed: 4)
        let half = (width: (size.width + 1) / 2, height: (size.height + 1) / 2)
        func pixel(_ x: Int, _ y: Int) -> UInt32 { source[min(y, size.height - 1) * size.width + min(x, size.width - 1)] }
        let expected = (0..<half.height).flatMap { y in
            (0..<half.width).map { x in
                (0..<4).reduce(UInt32(0)) { result, index in
                    let four = [(0, 0), (1, 0), (0, 1), (1, 1)].reduce(UInt32(0)) { $0 + channel(pixel(2 * x + $1.0, 2 * y + $1.1), index) }
                    return result | ((four + 2) / 4) << UInt32(8 * index)
                }
            }
        }
        var target = [UInt32](repeating: 0, count: half.width * half.height)
        pk_halve(source, size.width, size.height, size.width, &target, half.width)
        #expect(target == expected)
    }
}
