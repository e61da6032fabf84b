import CoreImage
import Testing

@Suite("Pictures are rendered into memory") struct BitmapTests {
    /// Orange below, blue above, each two pixels wide and one high.
    private var picture: CIImage {
        let below = CIImage(color: CIColor(red: 1, green: 0.2, blue: 0)).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
        let above = CIImage(color: CIColor(red: 0, green: 0, blue: 1)).cropped(to: CGRect(x: 0, y: 1, width: 2, height: 1))
        return below.composited(over: above)
    }

    private func bytes(_ format: CIFormat, _ bounds: CGRect, rowBytes: Int, count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 9, count: count)
        CIContext().render(picture, toBitmap: &bytes, rowBytes: rowBytes, bounds: bounds, format: format, colorSpace: nil)
        return bytes
    }

    @Test("The bytes of a pixel are in the order asked for")
    func orders() {
        let corner = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(bytes(.RGBA8, corner, rowBytes: 4, count: 4) == [255, 51, 0, 255])
        #expect(bytes(.BGRA8, corner, rowBytes: 4, count: 4) == [0, 51, 255, 255])
        #expect(bytes(.ARGB8, corner, rowBytes: 4, count: 4) == [255, 255, 51, 0])
        #expect(bytes(.ABGR8, corner, rowBytes: 4, count: 4) == [255, 0, 51, 255])
    }

    @Test("The top row comes first, bytes between rows stay, and pixels beyond the picture are transparent")
    func rows() {
        let whole = bytes(.RGBA8, CGRect(x: 1, y: 0, width: 2, height: 2), rowBytes: 10, count: 20)
        #expect(whole == [0, 0, 255, 255, 0, 0, 0, 0, 9, 9, 255, 51, 0, 255, 0, 0, 0, 0, 9, 9])
    }

    @Test("Nothing is written for rows that do not fit, or for parts without pixels")
    func misuse() {
        #expect(bytes(.RGBA8, CGRect(x: 0, y: 0, width: 2, height: 1), rowBytes: 4, count: 8) == [UInt8](repeating: 9, count: 8))
        #expect(bytes(.RGBA8, .null, rowBytes: 4, count: 4) == [9, 9, 9, 9])
        #expect(bytes(.RGBA8, .infinite, rowBytes: 4, count: 4) == [9, 9, 9, 9])
    }

    @Test("A format that is not known stops the program, and names those that are")
    func unknownFormat() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var bytes = [UInt8](repeating: 0, count: 4)
            let bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
            CIContext().render(
                CIImage(color: .red), toBitmap: &bytes, rowBytes: 4, bounds: bounds, format: CIFormat(rawValue: 1), colorSpace: nil)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Choose RGBA8, BGRA8, ARGB8 or ABGR8"))
    }
}
