import Foundation
import Testing

@testable @_spi(ForasteroInternal) import CoreGraphics

@Suite(.enabled(if: PDFLibrary.shared != nil, "libpoppler-glib8 is not installed"))
struct PDFReadingTests {
    private func page(_ size: CGSize) throws -> CGPDFPage {
        let data = NSMutableData()
        var box = CGRect(origin: .zero, size: size)
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        context.closePDF()
        let provider = try #require(CGDataProvider(data: data))
        let document = try #require(CGPDFDocument(provider))
        return try #require(document.page(at: 1))
    }

    @Test("A page that does not fit is made smaller, one that does stays as it is; both lie in the middle")
    func transforms() throws {
        let page = try page(CGSize(width: 100, height: 200))
        let box = page.getBoxRect(.cropBox)
        func place(_ width: CGFloat, _ height: CGFloat, _ rotate: Int32 = 0, _ preserves: Bool = true) -> CGRect {
            let rect = CGRect(x: 0, y: 0, width: width, height: height)
            let placed = box.applying(page.getDrawingTransform(.cropBox, rect: rect, rotate: rotate, preserveAspectRatio: preserves))
            return CGRect(
                x: placed.minX.rounded(), y: placed.minY.rounded(), width: placed.width.rounded(), height: placed.height.rounded())
        }
        #expect(place(50, 50) == CGRect(x: 13, y: 0, width: 25, height: 50))
        #expect(place(50, 50, 0, false) == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(place(400, 400) == CGRect(x: 150, y: 100, width: 100, height: 200))
        #expect(place(400, 400, 90) == CGRect(x: 100, y: 150, width: 200, height: 100))
        #expect(place(400, 400, -270) == place(400, 400, 90))
    }

    @Test("What is no document is none, and damaged ones crash nothing")
    func damage() throws {
        for text in ["", "%PDF-1.4", "%PDF-1.7\n%%EOF", "no document"] {
            let provider = try #require(CGDataProvider(data: Data(text.utf8) as CFData))
            #expect(CGPDFDocument(provider) == nil)
        }
        #expect(CGPDFDocument(URL(fileURLWithPath: "/nowhere.pdf") as CFURL) == nil)
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
        context.beginPDFPage(nil)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.closePDF()
        let whole = Data(referencing: data)
        for place in stride(from: 0, to: whole.count, by: 9) {
            var damaged = whole
            damaged[place] ^= 0x15
            let document = CGDataProvider(data: damaged as CFData).flatMap { CGPDFDocument($0) }
            guard let page = document?.page(at: 1), let buffer = PixelBuffer(width: 8, height: 8, format: .argb32) else { continue }
            CGContext(buffer: buffer, scale: 1)?.drawPDFPage(page)
        }
    }
}
