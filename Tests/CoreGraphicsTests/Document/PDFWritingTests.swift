import Foundation
import Testing

@testable @_spi(ForasteroInternal) import CoreGraphics

@Suite(.enabled(if: PDFLibrary.shared != nil, "libpoppler-glib8 is not installed"))
struct PDFWritingTests {
    private func write(
        _ box: CGRect? = nil, _ info: [CFString: Any] = [:], isFlipped: Bool = false, _ draw: (CGContext) -> Void
    ) throws -> Data {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(
            CGContext(documentFor: consumer, box: box ?? .zero, info as CFDictionary, isFlipped: isFlipped))
        draw(context)
        context.closePDF()
        return Data(referencing: data)
    }

    private func read(_ data: Data) throws -> CGPDFDocument {
        let provider = try #require(CGDataProvider(data: data as CFData))
        return try #require(CGPDFDocument(provider))
    }

    /// The first page, one pixel a point, in the order of bytes red, green, blue, alpha; the first row on top.
    private func pixels(_ page: CGPDFPage) throws -> (CGContext, (Int, Int) -> [UInt8]) {
        let size = page.getBoxRect(.mediaBox).size
        let context = try #require(
            CGContext(
                data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.drawPDFPage(page)
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return (context, { x, y in (0..<4).map { bytes[y * context.bytesPerRow + 4 * x + $0] } })
    }

    @Test("A page comes back as it was drawn, with zero at the lower left corner")
    func roundTrip() throws {
        let data = try write(CGRect(x: 0, y: 0, width: 20, height: 30)) { context in
            context.beginPDFPage(nil)
            context.setFillColor(red: 1, green: 0, blue: 0.4, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        }
        #expect(data.prefix(5) == Data("%PDF-".utf8))
        let document = try read(data)
        #expect(document.numberOfPages == 1)
        let page = try #require(document.page(at: 1))
        #expect(page.getBoxRect(.cropBox) == CGRect(x: 0, y: 0, width: 20, height: 30))
        let (context, pixel) = try pixels(page)
        defer { withExtendedLifetime(context) {} }
        #expect(pixel(2, 27) == [255, 0, 102, 255])
        #expect(pixel(2, 2) == [0, 0, 0, 0])
        #expect(pixel(15, 27) == [0, 0, 0, 0])
        #expect(document.page(at: 0) == nil)
        #expect(document.page(at: 2) == nil)
    }

    @Test("A flipped document begins at the upper left corner; each page begins anew, in its own size")
    func pages() throws {
        let data = try write(CGRect(x: 0, y: 0, width: 20.5, height: 30.25), isFlipped: true) { context in
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 30))
            context.beginPDFPage(nil)
            context.saveGState()
            context.translateBy(x: 7, y: 7)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.fill(CGRect(x: -7, y: -7, width: 3, height: 3))
            let box = CGRect(x: 0, y: 0, width: 8, height: 9)
            context.beginPDFPage([kCGPDFContextMediaBox: withUnsafeBytes(of: box) { Data($0) }] as CFDictionary)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let document = try read(data)
        #expect(document.numberOfPages == 2)
        let first = try #require(document.page(at: 1)), second = try #require(document.page(at: 2))
        #expect(abs(first.getBoxRect(.mediaBox).height - 30.25) < 0.01)
        #expect(second.getBoxRect(.mediaBox).size == CGSize(width: 8, height: 9))
        let (one, atFirst) = try pixels(first)
        let (two, atSecond) = try pixels(second)
        defer { withExtendedLifetime((one, two)) {} }
        #expect(atFirst(1, 1) == [0, 255, 0, 255])
        #expect(atFirst(10, 10) == [0, 0, 0, 0])
        #expect(atSecond(0, 0) == [0, 0, 0, 255])
        #expect(atSecond(5, 5) == [0, 0, 0, 0])
    }

    @Test("Pictures, gradients, masks, shadows and each blend mode can be drawn into a document")
    func everything() throws {
        let buffer = try #require(PixelBuffer(width: 4, height: 4, format: .argb32))
        memset(buffer.pixels, 0xFF, buffer.bytesPerRow * 4)
        let image = CGImage(buffer: buffer)
        let data = try write(CGRect(x: 0, y: 0, width: 40, height: 40)) { context in
            context.beginPDFPage(nil)
            context.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
            for raw in 0..<28 {
                guard let mode = CGBlendMode(rawValue: Int32(raw)) else { continue }
                context.setBlendMode(mode)
                context.draw(image, in: CGRect(x: raw, y: raw, width: 5, height: 5))
            }
            context.setBlendMode(.normal)
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: image)
            context.clear(CGRect(x: 1, y: 1, width: 1, height: 1))
            context.strokeEllipse(in: CGRect(x: 3, y: 3, width: 9, height: 9))
        }
        #expect(try read(data).numberOfPages == 1)
    }

    @Test("A document has no pixels, takes nothing after its end, and is written when it goes away")
    func ends() throws {
        let data = NSMutableData()
        var context = CGContext(consumer: try #require(CGDataConsumer(data: data)), mediaBox: nil, nil)
        #expect(context?.data == nil)
        #expect(context?.makeImage() == nil)
        #expect(context?.width == 0)
        #expect(context?.pageBox == CGRect(x: 0, y: 0, width: 612, height: 792))
        context?.beginPDFPage(nil)
        context?.endPDFPage()
        context?.endPDFPage()
        #expect(data.length == 0)
        context = nil
        let length = data.length
        #expect(length > 0)
        let closed = try write { context in
            context.beginPDFPage(nil)
            context.closePDF()
            context.closePDF()
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(try read(closed).numberOfPages == 1)
    }

    @Test(
        "Sizes that no page has are those of letter paper",
        arguments: [CGRect.null, .infinite, CGRect(x: 0, y: 0, width: 0, height: 5), CGRect(x: 1e9, y: 0, width: 5, height: 5)])
    func sizes(box: CGRect) throws {
        let document = try read(try write(box) { $0.beginPDFPage(nil) })
        #expect(document.page(at: 1)?.getBoxRect(.mediaBox).size == CGSize(width: 612, height: 792))
    }

    @Test("The title is written")
    func titles() throws {
        let data = try write(nil, [kCGPDFContextTitle: "Quarterly", kCGPDFContextKeywords: ["one", "two"]]) { $0.beginPDFPage(nil) }
        #expect(data.range(of: Data("Quarterly".utf8)) != nil)
    }
}
