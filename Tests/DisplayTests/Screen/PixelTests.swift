import Display
import Testing

@Suite("Pixels")
struct PixelTests {
    @Test("Rectangles overlap in what both cover")
    func intersection() {
        let a = PixelRect(x: 0, y: 0, width: 10, height: 10)
        #expect(a.intersection(PixelRect(x: 5, y: -5, width: 10, height: 10)) == PixelRect(x: 5, y: 0, width: 5, height: 5))
        #expect(a.intersection(PixelRect(x: 10, y: 0, width: 5, height: 5)).isEmpty)
        #expect(a.area == 100)
        #expect(PixelRect(x: 0, y: 0, width: -3, height: 5).area == 0)
    }

    @Test("Geometry that makes no sense becomes one point, one pixel", arguments: [CGFloat.nan, .infinity, -3, 0])
    func geometry(value: CGFloat) {
        let geometry = ScreenGeometry(size: CGSize(width: value, height: 2), scale: value)
        #expect(geometry.pixelSize == PixelSize(width: 1, height: 2))
    }

    @Test("Pixels are whole, also at a scale between whole numbers")
    func fraction() {
        #expect(ScreenGeometry(size: CGSize(width: 11, height: 11), scale: 1.5).pixelSize == PixelSize(width: 17, height: 17))
    }

    @Test("Buffers that cannot be are not made", arguments: [(0, 5), (5, 0), (-1, 5), (40_000, 1)])
    func impossibleBuffer(width: Int, height: Int) {
        #expect(FrameBuffer(size: PixelSize(width: width, height: height)) == nil)
    }

    @Test("A pixel outside a buffer stops the program")
    func outside() async {
        await #expect(processExitsWith: .failure) {
            _ = FrameBuffer(size: PixelSize(width: 2, height: 2))?[2, 0]
        }
    }
}
