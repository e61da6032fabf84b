import CoreGraphics
import Foundation
import XCTest

@testable import WebKit

@MainActor
final class PagePictureTests: XCTestCase {
    /// MO-16: what a page has not drawn yet is white in a view that is opaque, and clear in another.
    func testUndrawnParts() throws {
        let picture = PagePicture()
        let descriptor = try XCTUnwrap(picture.makeMemory(for: CGSize(width: 8, height: 8)))
        defer { close(descriptor) }
        let row = [UInt8](repeating: 0x80, count: picture.width * 4)
        for line in 0..<picture.height { XCTAssertEqual(pwrite(descriptor, row, row.count, off_t(line * row.count)), row.count) }
        let drawn = CGRect(x: 0, y: 0, width: 3, height: picture.height)
        let clear = try XCTUnwrap(picture.take(drawn, isOpaque: false))
        XCTAssertEqual(try first(of: clear, column: 2), [0x80, 0x80, 0x80, 0x80])
        XCTAssertEqual(try first(of: clear, column: 3), [0, 0, 0, 0])
        let opaque = try XCTUnwrap(picture.take(drawn, isOpaque: true))
        XCTAssertEqual(try first(of: opaque, column: 2).prefix(3), [0x80, 0x80, 0x80])
        XCTAssertEqual(try first(of: opaque, column: 3).prefix(3), [0xFF, 0xFF, 0xFF])
        let more = try XCTUnwrap(picture.take(CGRect(x: 3, y: 0, width: 1, height: 1), isOpaque: true))
        XCTAssertEqual(try (2...4).map { try first(of: more, column: $0)[0] }, [0x80, 0x80, 0xFF])
    }

    /// The four bytes of a place in the first row.
    private func first(of image: CGImage, column: Int) throws -> [UInt8] {
        let bytes = try XCTUnwrap(image.dataProvider?.data)
        return Array(Data(referencing: bytes as NSData)[column * 4..<column * 4 + 4])
    }
}
