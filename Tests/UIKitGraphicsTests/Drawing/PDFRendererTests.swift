import Testing
import UIKitTesting

@MainActor
struct PDFRendererTests {
    private func document(_ data: Data) throws -> CGPDFDocument? {
        let provider = try #require(CGDataProvider(data: data as CFData))
        return CGPDFDocument(provider)
    }

    @Test("SV-136: a renderer makes a document of the pages that its actions begin")
    func rendering() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Report"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 50, height: 60), format: format)
        let data = renderer.pdfData { context in
            #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 50, height: 60))
            context.beginPage()
            #expect(UIGraphicsGetCurrentContext() == context.cgContext)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 30, height: 20), pageInfo: [:])
            #expect(context.pdfContextBounds.width == 30)
            ("text" as NSString).draw(at: .zero, withAttributes: nil)
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(data.prefix(5) == Data("%PDF-".utf8))
        guard let read = try document(data) else { return }
        #expect(read.numberOfPages == 2)
        #expect(read.page(at: 2)?.getBoxRect(.mediaBox).size == CGSize(width: 30, height: 20))
    }

    @Test("The functions of old write a document, too, and end only what is theirs")
    func functions() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        UIGraphicsBeginPDFPage()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 100, height: 50), nil)
        #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 100, height: 50))
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetPDFContextBounds() == .zero)
        #expect(data.length > 0)
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() != nil)
        UIGraphicsEndImageContext()
        #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("A document is written into a file, and what goes wrong is thrown")
    func files() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 5, height: 5))
        try renderer.writePDF(to: url) { $0.beginPage() }
        #expect(try Data(contentsOf: url).count > 100)
        #expect(throws: (any Error).self) { try renderer.writePDF(to: URL(fileURLWithPath: "/nowhere/at/all.pdf")) { $0.beginPage() } }
    }
}
