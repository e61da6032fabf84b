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

    @Test("enlarging, the whole picture and a part", arguments: [2, 4], [(1, 1), (1, 3), (5, 4), (12, 7), (13, 2)])
    func enlarging(cell: Int, size: (width: Int, height: Int)) {
        let stride = size.width + 2
        let source = pixels(stride * size.height, seed: 5)
        /// The two lines around the middle of a pixel, and how much the second counts, in eighths.
        func around(_ place: Int, _ count: Int) -> (Int, Int, UInt32) {
            let eighths = (2 * place + 1) * 8 / (2 * cell) - 4
            guard eighths >= 0, eighths / 8 < count - 1 else { return eighths < 0 ? (0, 0, 0) : (count - 1, count - 1, 0) }
            return (eighths / 8, eighths / 8 + 1, UInt32(eighths % 8))
        }
        func expected(_ x: Int, _ y: Int) -> UInt32 {
            let (left, right, xShare) = around(x, size.width)
            let (top, bottom, yShare) = around(y, size.height)
            return (0..<3).reduce(0xFF00_0000) { pixel, index in
                func row(_ y: Int) -> (UInt32, UInt32) {
                    (channel(source[y * stride + left], index), channel(source[y * stride + right], index))
                }
                let (a, b) = (row(top), row(bottom))
                let (first, second) = (a.0 * (8 - yShare) + b.0 * yShare, a.1 * (8 - yShare) + b.1 * yShare)
                return pixel | ((first * (8 - xShare) + second * xShare + 32) / 64) << UInt32(8 * index)
            }
        }
        let (width, height) = (size.width * cell - 1, size.height * cell - 1)
        for (x, y) in [(0, 0), (width / 2, height / 3)] {
            let (partWidth, partHeight, targetStride) = (width - x, height - y, width + 3)
            let before = pixels(targetStride * partHeight, seed: 6)
            var wanted = before
            for row in 0..<partHeight {
                for column in 0..<partWidth { wanted[row * targetStride + column] = expected(x + column, y + row) }
            }
            var target = before
            let isDone = source.withUnsafeBufferPointer {
                pk_enlarge(
                    pk_small(pixels: $0.baseAddress, width: size.width, height: size.height, stride: stride), cell, &target, targetStride,
                    pk_rect(x: x, y: y, width: partWidth, height: partHeight))
            }
            #expect(isDone != 0)
            #expect(target == wanted)
        }
    }
}
