import Accelerate
import Testing

struct ConvolutionTests {
    private typealias Function = (
        UnsafePointer<vImage_Buffer>, UnsafePointer<vImage_Buffer>, UnsafeMutableRawPointer?, UInt, UInt, UInt32, UInt32,
        UnsafePointer<UInt8>?, vImage_Flags
    ) -> vImage_Error

    /// The same sum of neighbours, in plain words.
    private func expected(
        _ source: TestPixels, _ x: Int, _ y: Int, _ channel: Int, width: Int, height: Int, isTent: Bool, edge: Int, color: [UInt8]
    ) -> Double {
        var (sum, weights) = (0.0, 0.0)
        for dy in -height / 2...height / 2 {
            for dx in -width / 2...width / 2 {
                let weight = isTent ? Double((width / 2 + 1 - abs(dx)) * (height / 2 + 1 - abs(dy))) : 1
                let isInside = (0..<source.width).contains(x + dx) && (0..<source.height).contains(y + dy)
                if !isInside, edge == kvImageTruncateKernel { continue }
                let (nearX, nearY) = (min(max(x + dx, 0), source.width - 1), min(max(y + dy, 0), source.height - 1))
                let value = isInside || edge == kvImageEdgeExtend ? source[nearX, nearY][channel] : color[channel]
                sum += weight * Double(value)
                weights += weight
            }
        }
        return sum / weights
    }

    private func check(
        _ function: Function, _ source: TestPixels, isTent: Bool, width: Int, height: Int, edge: Int, color: [UInt8]
    ) {
        let target = TestPixels(source.width, source.height)
        let code = withUnsafePointer(to: source.buffer) { from in
            withUnsafePointer(to: target.buffer) { function(from, $0, nil, 0, 0, UInt32(height), UInt32(width), color, UInt32(edge)) }
        }
        #expect(code == kvImageNoError)
        #expect(target.isWhole)
        var worst = 0.0
        for y in 0..<source.height {
            for x in 0..<source.width {
                for c in 0..<4 {
                    let wanted = expected(
                        source, x, y, c, width: width, height: height, isTent: isTent, edge: edge, color: color)
                    worst = max(worst, abs(Double(target[x, y][c]) - wanted))
                }
            }
        }
        // Half a number for the last rounding, and 1/256 of one for that between rows and columns.
        #expect(worst <= 0.505)
    }

    @Test(
        "Each pixel is the mean of its neighbours, in the shape and with the edge that were asked for",
        arguments: [kvImageEdgeExtend, kvImageBackgroundColorFill, kvImageTruncateKernel], [false, true])
    func means(edge: Int, isTent: Bool) {
        let source = TestPixels.noise(13, 9)
        let function: Function =
            isTent
            ? { vImageTentConvolve_ARGB8888($0, $1, $2, $3, $4, $5, $6, $7, $8) }
            : { vImageBoxConvolve_ARGB8888($0, $1, $2, $3, $4, $5, $6, $7, $8) }
        for (width, height) in [(1, 1), (3, 3), (5, 1), (1, 7), (9, 21), (31, 3)] {
            check(
                function, source, isTent: isTent, width: width, height: height, edge: edge, color: [10, 90, 200, 255])
        }
    }

    @Test("Pixels whose neighbours are not all there are copied where that was asked for")
    func copying() {
        let source = TestPixels.noise(7, 6)
        let target = TestPixels(7, 6)
        var (from, to) = (source.buffer, target.buffer)
        #expect(vImageBoxConvolve_ARGB8888(&from, &to, nil, 0, 0, 3, 3, nil, UInt32(kvImageCopyInPlace)) == kvImageNoError)
        for y in 0..<6 { for x in 0..<7 where x == 0 || y == 0 || x == 6 || y == 5 { #expect(target[x, y] == source[x, y]) } }
        #expect(target[3, 3] != source[3, 3])
    }

    @Test("A plain picture stays as it is, also in its own place")
    func inPlace() {
        let source = TestPixels(20, 20) { _, _ in [255, 1, 128, 77] }
        var buffer = source.buffer
        #expect(vImageBoxConvolve_ARGB8888(&buffer, &buffer, nil, 0, 0, 9, 9, nil, UInt32(kvImageEdgeExtend)) == kvImageNoError)
        #expect(source.all.allSatisfy { $0 == [255, 1, 128, 77] })
        let (one, two) = (TestPixels.noise(20, 15), TestPixels.noise(20, 15))
        let apart = TestPixels(20, 15)
        var (first, second, result) = (one.buffer, two.buffer, apart.buffer)
        vImageBoxConvolve_ARGB8888(&first, &first, nil, 0, 0, 5, 7, nil, UInt32(kvImageCopyInPlace))
        vImageBoxConvolve_ARGB8888(&second, &result, nil, 0, 0, 5, 7, nil, UInt32(kvImageCopyInPlace))
        #expect(one.all == apart.all)
    }

    @Test("A part of the picture comes out as it lies in the whole")
    func regions() {
        let source = TestPixels.noise(12, 10)
        let (whole, part) = (TestPixels(12, 10), TestPixels(4, 3))
        var (from, all, some) = (source.buffer, whole.buffer, part.buffer)
        vImageTentConvolve_ARGB8888(&from, &all, nil, 0, 0, 5, 5, nil, UInt32(kvImageEdgeExtend))
        #expect(vImageTentConvolve_ARGB8888(&from, &some, nil, 7, 6, 5, 5, nil, UInt32(kvImageEdgeExtend)) == kvImageNoError)
        for y in 0..<3 { for x in 0..<4 { #expect(part[x, y] == whole[x + 7, y + 6]) } }
    }

    @Test("The first byte of each pixel can stay as it is")
    func alpha() {
        let source = TestPixels.noise(8, 8)
        let target = TestPixels(8, 8)
        var (from, to) = (source.buffer, target.buffer)
        vImageBoxConvolve_ARGB8888(&from, &to, nil, 0, 0, 3, 3, nil, UInt32(kvImageEdgeExtend | kvImageLeaveAlphaUnchanged))
        #expect(zip(source.all, target.all).allSatisfy { $0[0] == $1[0] })
        #expect(source.all.map { $0[1] } != target.all.map { $0[1] })
    }

    @Test("Wrong parameters have numbers of their own, and nothing is written")
    func misuse() {
        let (source, target) = (TestPixels.noise(8, 8), TestPixels(8, 8))
        func code(
            _ change: (inout vImage_Buffer, inout vImage_Buffer) -> Void = { _, _ in }, x: UInt = 0, height: UInt32 = 3,
            flags: Int = kvImageEdgeExtend
        ) -> Int {
            var (from, to) = (source.buffer, target.buffer)
            change(&from, &to)
            return vImageBoxConvolve_ARGB8888(&from, &to, nil, x, 0, height, 3, nil, UInt32(flags))
        }
        #expect(code(height: 4) == kvImageInvalidKernelSize)
        #expect(code(height: 0) == kvImageInvalidKernelSize)
        #expect(code(height: UInt32.max) == kvImageInvalidKernelSize)
        #expect(code(flags: kvImageNoFlags) == kvImageInvalidEdgeStyle)
        #expect(code(flags: kvImageEdgeExtend | kvImageTruncateKernel) == kvImageInvalidEdgeStyle)
        #expect(code(flags: kvImageBackgroundColorFill) == kvImageNullPointerArgument)
        #expect(code(flags: kvImageEdgeExtend | kvImageGetTempBufferSize) == 0)
        #expect(code(x: 8) == kvImageInvalidOffset_X)
        #expect(code(x: 1) == kvImageRoiLargerThanInputBuffer)
        #expect(
            code({
                $0.data = nil; _ = $1
            }) == kvImageNullPointerArgument)
        #expect(
            code({
                $0.rowBytes = 31; _ = $1
            }) == kvImageInvalidRowBytes)
        #expect(
            code({
                $0.rowBytes = -64; _ = $1
            }) == kvImageInvalidRowBytes)
        #expect(
            code({
                $1.width = 0; _ = $0
            }) == kvImageInvalidParameter)
        #expect(
            code({
                $0.height = .max; _ = $1
            }) == kvImageInvalidParameter)
        #expect(target.all.allSatisfy { $0 == [0, 0, 0, 0] })
    }
}
