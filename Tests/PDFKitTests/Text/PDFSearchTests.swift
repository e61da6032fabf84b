import UIKit
import XCTest

@testable import PDFKit

final class PDFSearchTests: XCTestCase {
    @MainActor
    final class Listener: NSObject, PDFDocumentDelegate {
        var events: [String] = []
        var cancels = false
        nonisolated func documentDidBeginDocumentFind(_ notification: Notification) { note("begin") }
        nonisolated func documentDidEndDocumentFind(_ notification: Notification) { note("end") }
        nonisolated func documentDidBeginPageFind(_ notification: Notification) {
            note("page \(notification.userInfo?[PDFDocumentPageIndexKey] as? Int ?? -1)")
        }
        nonisolated func didMatchString(_ instance: PDFSelection) {
            let text = instance.string ?? ""
            note(text)
            MainActor.assumeIsolated { if cancels { document?.cancelFindString() } }
        }
        weak var document: PDFDocument?
        nonisolated private func note(_ text: String) { MainActor.assumeIsolated { events.append(text) } }
    }

    @MainActor private func search(cancels: Bool = false) throws -> [String] {
        try XCTSkipIf(Poppler.shared == nil, "libpoppler-glib8 is not installed")
        let document = try XCTUnwrap(PDFDocument(data: SampleDocument.data))
        let listener = Listener()
        (listener.document, listener.cancels) = (document, cancels)
        document.delegate = listener
        document.beginFindString("world", withOptions: .caseInsensitive)
        XCTAssertTrue(document.isFinding)
        XCTAssertEqual(listener.events, ["begin"])
        let end = Date(timeIntervalSinceNow: 10)
        while document.isFinding, Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
        XCTAssertFalse(document.isFinding)
        return listener.events
    }

    @MainActor func testTellsOfEachPageAndMatch() throws {
        XCTAssertEqual(try search(), ["begin", "page 0", "World", "page 1", "world", "page 2", "end"])
    }

    @MainActor func testEndsWhenCancelledInTheMiddle() throws {
        XCTAssertEqual(try search(cancels: true), ["begin", "page 0", "World", "end"])
    }
}
