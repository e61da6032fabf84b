import UIKit
import WebKit
import XCTest

/// MO-16: pages as documents.
@MainActor
final class DocumentTests: WebViewCase {
    private func document(_ configuration: WKPDFConfiguration = WKPDFConfiguration()) throws -> (page: CGPDFPage, count: Int) {
        let done = expectation(description: "document")
        var answer: Result<Data, any Error>?
        view.createPDF(configuration: configuration) {
            answer = $0
            done.fulfill()
        }
        wait(for: [done], timeout: Listener.patience)
        let data = try XCTUnwrap(answer).get()
        let document = try XCTUnwrap(CGDataProvider(data: data as CFData).flatMap { CGPDFDocument($0) })
        return (try XCTUnwrap(document.page(at: 1)), document.numberOfPages)
    }

    /// The colour at a place, in points from the top left.
    private func color(of page: CGPDFPage, at point: CGPoint) throws -> UIColor {
        let size = page.getBoxRect(.mediaBox).size
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            context.cgContext.translateBy(x: 0, y: size.height)
            context.cgContext.scaleBy(x: 1, y: -1)
            context.cgContext.drawPDFPage(page)
        }
        let bytes = try XCTUnwrap(image.cgImage?.cropping(to: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.dataProvider?.data)
        let pixel = Array(Data(referencing: bytes as NSData).prefix(4)).map { CGFloat($0) / 255 }
        return UIColor(red: pixel[2], green: pixel[1], blue: pixel[0], alpha: 1)
    }

    private let page = """
        <style>* { margin: 0; -webkit-print-color-adjust: exact }</style>
        <div style="height: 500px; background: #f00">Words</div><div style="height: 1000px; background: #00f"></div>
        """

    /// MO-16: a document is one page with all of the page's contents, also those that are not seen.
    func testAllOfAPage() throws {
        show(page)
        let (page, count) = try document()
        XCTAssertEqual(count, 1)
        XCTAssertEqual(page.getBoxRect(.mediaBox).size, CGSize(width: 390, height: 1500))
        XCTAssertEqual(try color(of: page, at: CGPoint(x: 200, y: 490)), .red)
        XCTAssertEqual(try color(of: page, at: CGPoint(x: 200, y: 510)), .blue)
        XCTAssertEqual(try color(of: page, at: CGPoint(x: 385, y: 1490)), .blue)
    }

    /// MO-16: a part of it.
    func testAPart() throws {
        show(page)
        let configuration = WKPDFConfiguration()
        configuration.rect = CGRect(x: 100, y: 450, width: 200, height: 100)
        let (page, count) = try document(configuration)
        XCTAssertEqual(count, 1)
        XCTAssertEqual(page.getBoxRect(.mediaBox).size, CGSize(width: 200, height: 100))
        XCTAssertEqual(try color(of: page, at: CGPoint(x: 10, y: 45)), .red)
        XCTAssertEqual(try color(of: page, at: CGPoint(x: 190, y: 55)), .blue)
    }

    /// MO-16: a part without a size is no document, and says so.
    func testAPartWithoutSize() throws {
        show(page)
        let configuration = WKPDFConfiguration()
        configuration.rect = .zero
        XCTAssertThrowsError(try document(configuration)) { XCTAssertEqual(($0 as NSError).code, WKError.Code.unknown.rawValue) }
    }
}
