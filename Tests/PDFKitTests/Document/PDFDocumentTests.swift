import CoreGraphics
import TestFiles
import Testing
import UIKit

@testable import PDFKit

@MainActor
@Suite(.enabled(if: Poppler.shared != nil, "libpoppler-glib8 is not installed"))
struct PDFDocumentTests {
    @Test("MO-28: pages are found by their numbers, and are the same objects each time")
    func pages() throws {
        let document = try #require(PDFDocument(data: SampleDocument.data))
        #expect(document.pageCount == 3)
        let page = try #require(document.page(at: 1))
        #expect(document.page(at: 1) === page)
        #expect(document.index(for: page) == 1)
        #expect(page.document === document)
        #expect(page.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(document.page(at: 2)?.bounds(for: .cropBox).size == CGSize(width: 300, height: 200))
        #expect(document.page(at: 3) == nil)
        #expect(document.page(at: -1) == nil)
        #expect(document.index(for: PDFPage()) == NSNotFound)
        #expect(page.label == "2")
        #expect((document.majorVersion, document.minorVersion) == (1, 4))
        #expect(!document.isEncrypted && !document.isLocked && document.allowsPrinting && document.allowsCopying)
    }

    @Test("A page that is drawn is the page; its picture has its shape")
    func drawing() throws {
        let page = try #require(PDFDocument(data: SampleDocument.data)?.page(at: 2))
        let picture = page.thumbnail(of: CGSize(width: 60, height: 60), for: .mediaBox)
        #expect(picture.size == CGSize(width: 60, height: 40))
        #expect(picture.color(at: 10, 20) == [255, 0, 0])
        #expect(picture.color(at: 50, 20) == [255, 255, 255])
        page.rotation = 90
        let turned = page.thumbnail(of: CGSize(width: 60, height: 60), for: .mediaBox)
        #expect(turned.size == CGSize(width: 40, height: 60))
        #expect(turned.color(at: 20, 10) == [255, 0, 0])
        #expect(turned.color(at: 20, 50) == [255, 255, 255])
        page.rotation = -180
        #expect(page.rotation == 180)
        #expect(page.thumbnail(of: CGSize(width: 60, height: 60), for: .mediaBox).color(at: 50, 20) == [255, 0, 0])
        page.rotation = 270
        #expect(page.thumbnail(of: CGSize(width: 60, height: 60), for: .mediaBox).color(at: 20, 50) == [255, 0, 0])
        page.rotation = 0
        page.setBounds(CGRect(x: 100, y: 0, width: 100, height: 200), for: .cropBox)
        let cut = page.thumbnail(of: CGSize(width: 60, height: 60), for: .cropBox)
        #expect(cut.size == CGSize(width: 30, height: 60))
        #expect(cut.color(at: 5, 30) == [255, 0, 0])
        #expect(cut.color(at: 25, 30) == [255, 255, 255])
    }

    @Test("Pages are put in, moved and taken out; what is written is read again")
    func assembling() throws {
        let document = try #require(PDFDocument(data: SampleDocument.data))
        #expect(document.dataRepresentation() == SampleDocument.data)
        let red = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        let page = try #require(PDFPage(image: red))
        document.insert(page, at: 0)
        #expect(document.pageCount == 4 && document.page(at: 0) === page && page.document === document)
        document.exchangePage(at: 1, withPageAt: 2)
        document.removePage(at: 3)
        document.documentAttributes = [PDFDocumentAttribute.titleAttribute: "Mine"]
        let folder = try TemporaryFolder()
        let url = URL(fileURLWithPath: folder.path).appendingPathComponent("a.pdf")
        #expect(document.write(to: url))
        let again = try #require(PDFDocument(url: url))
        #expect(again.documentURL == url)
        #expect(again.pageCount == 3)
        #expect(again.page(at: 0)?.bounds(for: .mediaBox).size == CGSize(width: 40, height: 20))
        #expect(again.page(at: 0)?.thumbnail(of: CGSize(width: 40, height: 20), for: .mediaBox).color(at: 20, 10) == [255, 0, 0])
        #expect(again.page(at: 1)?.string?.contains("world again") == true)
        #expect(again.page(at: 2)?.string?.contains("Hello World") == true)
        #expect(again.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "Mine")
        #expect(!document.write(to: URL(fileURLWithPath: "/nowhere/a.pdf")))
        let copy = try #require(again.page(at: 1)?.copy() as? PDFPage)
        let new = PDFDocument()
        new.insert(copy, at: 0)
        #expect(new.pageCount == 1 && new.string?.contains("world again") == true)
        #expect(PDFPage(image: UIImage()) == nil)
    }

    @Test("A document that takes a password has no pages until it is unlocked, which is told")
    func passwords() throws {
        let document = try #require(PDFDocument(data: SampleDocument.locked))
        #expect(document.isLocked && document.isEncrypted && document.pageCount == 0)
        #expect(document.permissionsStatus == .none && document.string == nil && !document.allowsCopying)
        #expect(document.dataRepresentation() == SampleDocument.locked)
        let tally = Tally()
        let token = NotificationCenter.default.addObserver(forName: .PDFDocumentDidUnlock, object: document, queue: nil) { _ in
            tally.count += 1
        }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(!document.unlock(withPassword: "open"))
        #expect(tally.count == 0 && document.isLocked)
        #expect(document.unlock(withPassword: "sesame"))
        #expect(tally.count == 1 && !document.isLocked && document.isEncrypted && document.pageCount == 2)
        #expect(document.permissionsStatus == .user && document.allowsPrinting && !document.allowsCopying)
        let own = try #require(PDFDocument(data: SampleDocument.locked))
        #expect(own.unlock(withPassword: "master"))
        #expect(own.permissionsStatus == .owner && own.allowsCopying)
    }

    @Test("MO-31: without the library there is no document, but a new one")
    func missingLibrary() {
        #expect(DocumentContents(SampleDocument.data, with: nil) == nil)
        #expect(DocumentContents(SampleDocument.data, with: PDFLibrary.shared) != nil)
        #expect(PDFDocument().pageCount == 0)
    }

    @Test("An outline is a tree of places")
    func outline() throws {
        let document = try #require(PDFDocument(data: SampleDocument.data))
        let root = try #require(document.outlineRoot)
        #expect(document.outlineRoot === root && root.parent == nil && root.numberOfChildren == 1)
        let chapter = try #require(root.child(at: 0))
        #expect(chapter.label == "Chapter" && chapter.parent === root && chapter.document === document)
        #expect(chapter.destination?.page === document.page(at: 0))
        #expect(chapter.destination?.point == CGPoint(x: 10, y: 290))
        #expect(chapter.destination?.zoom == kPDFDestinationUnspecifiedValue)
        let part = try #require(chapter.child(at: 0))
        #expect(part.label == "Part" && part.destination?.page === document.page(at: 2) && part.destination?.zoom == 2)
        #expect(root.child(at: 1) == nil)
        #expect(try #require(chapter.destination).compare(try #require(part.destination)) == .orderedAscending)
        let new = PDFOutline()
        root.insertChild(new, at: 0)
        #expect(new.index == 0 && chapter.index == 1)
        new.insertChild(part, at: 0)
        #expect(part.parent === new && chapter.numberOfChildren == 0)
        new.removeFromParent()
        #expect(root.numberOfChildren == 1)
        #expect(SampleDocument.plain(1).outlineRoot == nil)
    }

    @Test("Annotations of a file are found, with where links lead")
    func annotations() throws {
        let document = try #require(PDFDocument(data: SampleDocument.data))
        let page = try #require(document.page(at: 0))
        #expect(page.annotations.map(\.type) == ["Link", "Link", "Square"])
        let inside = try #require(page.annotation(at: CGPoint(x: 30, y: 30)))
        #expect(inside.destination?.page === document.page(at: 2) && inside.page === page)
        #expect(page.annotation(at: CGPoint(x: 150, y: 30))?.url == URL(string: "https://example.org/"))
        let square = try #require(page.annotations.last)
        #expect(square.contents == "a note" && square.bounds == CGRect(x: 20, y: 60, width: 60, height: 40))
        var blue: CGFloat = 0
        square.color.getRed(nil, green: nil, blue: &blue, alpha: nil)
        #expect(blue == 1)
        func edge() -> [Int] { page.thumbnail(of: CGSize(width: 200, height: 300), for: .mediaBox).color(at: 20, 220) }
        #expect(edge()[0] < 200)
        page.removeAnnotation(square)
        #expect(page.annotations.count == 2 && square.page == nil)
        #expect(edge() == [255, 255, 255])
    }

    @Test("Annotations that are added are drawn, and written into the pages")
    func adding() throws {
        let document = SampleDocument.plain(2)
        let page = try #require(document.page(at: 1))
        let square = PDFAnnotation(bounds: CGRect(x: 100, y: 100, width: 50, height: 50), forType: .square, withProperties: nil)
        square.color = .red
        square.interiorColor = .green
        page.addAnnotation(square)
        #expect(square.page === page && page.annotations == [square])
        func color(_ page: PDFPage?) -> [Int]? { page?.thumbnail(of: CGSize(width: 200, height: 300), for: .mediaBox).color(at: 125, 175) }
        #expect(color(page) == [0, 255, 0])
        page.displaysAnnotations = false
        #expect(color(page) == [255, 255, 255])
        page.displaysAnnotations = true
        square.shouldDisplay = false
        #expect(color(page) == [255, 255, 255])
        square.shouldDisplay = true
        let again = try #require(document.dataRepresentation().flatMap { PDFDocument(data: $0) })
        #expect(color(again.page(at: 1)) == [0, 255, 0])
        document.page(at: 0)?.addAnnotation(square)
        #expect(page.annotations.isEmpty && square.page === document.page(at: 0))
    }

    @Test("What subclasses draw is drawn", arguments: ["Highlight", "Underline", "StrikeOut", "Circle", "Line", "Ink", "FreeText"])
    func kinds(_ kind: String) throws {
        let page = PDFPage()
        let bounds = CGRect(x: 100, y: 100, width: 100, height: 40)
        let annotation = PDFAnnotation(bounds: bounds, forType: PDFAnnotationSubtype(rawValue: "/" + kind), withProperties: nil)
        #expect(annotation.type == kind)
        annotation.contents = "text"
        (annotation.startPoint, annotation.endPoint) = (.zero, CGPoint(x: 100, y: 40))
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 40))
        annotation.add(path)
        func ink() -> Int {
            page.thumbnail(of: CGSize(width: 612, height: 792), for: .mediaBox)
                .pixels(CGRect(x: 100, y: 792 - 140, width: 100, height: 40)).count { $0 != [255, 255, 255] }
        }
        #expect(page.annotations.isEmpty && ink() == 0)
        page.addAnnotation(annotation)
        #expect(ink() > 0)
    }

    @Test("Damaged documents, and those that lead in circles, crash nothing and end")
    func damage() {
        for data in [SampleDocument.endlessOutline, SampleDocument.endlessPages] {
            guard let document = PDFDocument(data: data) else { continue }
            _ = document.outlineRoot
            _ = document.page(at: 0)?.string
            _ = document.page(at: 0)?.annotations
        }
        let whole = SampleDocument.data
        for place in stride(from: 0, to: whole.count, by: 7) {
            var damaged = whole
            damaged[place] ^= 0x15
            guard let document = PDFDocument(data: damaged) else { continue }
            _ = document.outlineRoot
            for index in 0..<min(document.pageCount, 4) {
                let page = document.page(at: index)
                _ = page?.annotations
                _ = page?.string
                _ = page?.thumbnail(of: CGSize(width: 8, height: 8), for: .cropBox)
            }
        }
        #expect(PDFDocument(data: Data()) == nil)
        #expect(PDFDocument(data: Data("no document".utf8)) == nil)
        #expect(PDFDocument(data: whole.prefix(200)) == nil)
        #expect(PDFDocument(url: URL(fileURLWithPath: "/nowhere.pdf")) == nil)
    }
}
