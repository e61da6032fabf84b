import Accelerate
import Testing

struct TransformingTests {
    @Test("A matrix mixes the bytes of a pixel, divides, and keeps what comes out within a byte")
    func matrix() {
        let source = TestPixels(3, 2) { x, y in [UInt8(10 * x), UInt8(100 + y), 200, 255] }
        let target = TestPixels(3, 2)
        var (from, to) = (source.buffer, target.buffer)
        let matrix: [Int16] = [2, 0, 0, 0, 0, 0, 1, 0, 0, 4, 0, 0, 0, 0, 0, -2]
        #expect(vImageMatrixMultiply_ARGB8888(&from, &to, matrix, 2, nil, nil, 0) == kvImageNoError)
        #expect(target[2, 1] == [20, 255, 50, 0])
        #expect(target.isWhole)
        let biases: ([Int16], [Int32]) = ([5, 0, 0, 0], [0, 0, 20, 600])
        #expect(vImageMatrixMultiply_ARGB8888(&from, &to, matrix, 2, biases.0, biases.1, 0) == kvImageNoError)
        #expect(target[2, 1] == [25, 255, 60, 45])
        #expect(vImageMatrixMultiply_ARGB8888(&from, &to, matrix, 0, nil, nil, 0) == kvImageInvalidParameter)
        #expect(vImageMatrixMultiply_ARGB8888(&from, &to, matrix, 1, nil, nil, UInt32(kvImageEdgeExtend)) == kvImageUnknownFlagsBit)
    }

    @Test("Bytes change places, also where they lie")
    func permutation() {
        let source = TestPixels(2, 2) { _, _ in [1, 2, 3, 4] }
        var buffer = source.buffer
        #expect(vImagePermuteChannels_ARGB8888(&buffer, &buffer, [3, 2, 1, 0] as [UInt8], 0) == kvImageNoError)
        #expect(source.all.allSatisfy { $0 == [4, 3, 2, 1] })
        #expect(vImagePermuteChannels_ARGB8888(&buffer, &buffer, [4, 0, 0, 0] as [UInt8], 0) == kvImageInvalidParameter)
    }

    @Test("A plain picture is plain in each size", arguments: [(1, 1), (3, 50), (100, 7), (16, 16)])
    func plainScaling(size: (Int, Int)) {
        let source = TestPixels(16, 16) { _, _ in [255, 0, 17, 128] }
        let target = TestPixels(size.0, size.1)
        var (from, to) = (source.buffer, target.buffer)
        for flags in [kvImageNoFlags, kvImageHighQualityResampling] {
            #expect(vImageScale_ARGB8888(&from, &to, nil, UInt32(flags)) == kvImageNoError)
            #expect(target.all.allSatisfy { $0 == [255, 0, 17, 128] })
            #expect(target.isWhole)
        }
    }

    @Test("In its own size a picture stays as it is, and halves lie where they were in any")
    func scaling() {
        let source = TestPixels.noise(9, 7)
        let same = TestPixels(9, 7)
        var (from, to) = (source.buffer, same.buffer)
        vImageScale_ARGB8888(&from, &to, nil, 0)
        #expect(same.all == source.all)
        let halves = TestPixels(40, 4) { x, _ in x < 20 ? [255, 0, 0, 0] : [255, 255, 255, 255] }
        let small = TestPixels(10, 2)
        (from, to) = (halves.buffer, small.buffer)
        vImageScale_ARGB8888(&from, &to, nil, 0)
        #expect(small[1, 0] == [255, 0, 0, 0])
        #expect(small[8, 1] == [255, 255, 255, 255])
        #expect(vImageScale_ARGB8888(&from, &from, nil, 0) == kvImageOutOfPlaceOperationRequired)
    }
}
