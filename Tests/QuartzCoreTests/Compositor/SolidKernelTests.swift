import PixelKernels
import Testing

@Suite("A colour painted through a mask, and with round corners, is what plain arithmetic makes of each pixel")
struct SolidKernelTests {
    private static let colors: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFF3C_3C43, 0xFFFF_0000, 0x993C_3C43, 0x8000_0000, 0x0101_0101]

    /// A third all, a third nothing, the rest anything.
    private func masks(_ count: Int, seed: Int) -> [UInt8] {
        (0..<count).map { index in
            let number = (index &* 7919 &+ seed &* 104_729) ^ (index >> 3)
            return [0, 255, UInt8(truncatingIfNeeded: number >> 4)][abs(number / 5 + index / 11) % 3]
        }
    }

    private func pixels(_ count: Int) -> [UInt32] { (0..<count).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xFF00_0000 } }

    private func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let product = a * b + 128
        return (product + product >> 8) >> 8
    }

    private func painted(_ pixel: UInt32, _ color: UInt32, through mask: UInt8) -> UInt32 {
        let alpha = product(color >> 24, UInt32(mask))
        return stride(from: UInt32(0), to: 32, by: 8).reduce(0) { result, shift in
            let source = product(color >> shift & 255, UInt32(mask))
            return result | min(source + product(pixel >> shift & 255, 255 - alpha), 255) << shift
        }
    }

    @Test("masks of all widths", arguments: colors, [1, 7, 8, 9, 15, 16, 23, 40])
    func masked(color: UInt32, width: Int) {
        let (height, stride, maskStride) = (5, width + 3, width + 2)
        let mask = masks(maskStride * height, seed: width)
        let before = pixels(stride * height)
        var expected = before
        for y in 0..<height {
            for x in 0..<width { expected[y * stride + x] = painted(before[y * stride + x], color, through: mask[y * maskStride + x]) }
        }
        var target = before
        pk_paint_masked(&target, stride, mask, maskStride, width, height, color)
        #expect(target == expected)
    }

    @Test("corners of all sizes, whole and in part", arguments: colors, 1...20)
    func rounded(color: UInt32, side: Int) {
        let mask = masks(4 * side * side, seed: side)
        for more in [0, 3, 8, 21] {
            let (width, height) = (2 * side + more, 2 * side + 6)
            for part in [
                pk_part(left: 0, top: 0, right: Int32(width), bottom: Int32(height)),
                pk_part(left: 0, top: 1, right: Int32(width), bottom: Int32(height - 1)),
                pk_part(left: 1, top: 0, right: Int32(width), bottom: Int32(side)),
                pk_part(left: Int32(width / 2), top: Int32(height / 2), right: Int32(width), bottom: Int32(height)),
            ] {
                mask.withUnsafeBufferPointer {
                    check(
                        pk_rounded(
                            width: Int32(width), height: Int32(height), side: Int32(side), mask: $0.baseAddress, mask_stride: 2 * side),
                        part, color, mask)
                }
            }
        }
    }

    private func check(_ shape: pk_rounded, _ part: pk_part, _ color: UInt32, _ mask: [UInt8]) {
        let (side, width, height) = (Int(shape.side), Int(shape.width), Int(shape.height))
        func corner(_ place: Int, _ length: Int) -> Int? {
            place < side ? place : place >= length - side ? place - length + 2 * side : nil
        }
        let (left, top, stride) = (Int(part.left), Int(part.top), width + 5)
        let before = pixels(stride * height)
        var expected = before
        for y in top..<Int(part.bottom) {
            for x in left..<Int(part.right) {
                let index = (y - top) * stride + x - left
                let corners = corner(y, height).flatMap { row in corner(x, width).map { mask[row * 2 * side + $0] } }
                expected[index] = painted(before[index], color, through: corners ?? 255)
            }
        }
        var target = before
        pk_paint_rounded(&target, stride, shape, part, color)
        #expect(target == expected, "side \(side), width \(width), part \(part)")
    }
}
