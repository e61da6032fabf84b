import Testing
import UIKit

@testable import PDFKit

@MainActor
@Suite(.enabled(if: Poppler.shared != nil, "libpoppler-glib8 is not installed"))
struct PDFTextTests {
    private let document = PDFDocument(data: SampleDocument.data)!
    private var page: PDFPage { document.page(at: 0)! }

    @Test("The text of a page has a place for each of its letters")
    func letters() throws {
        #expect(page.string?.hasPrefix("Hello World\nsecond line") == true)
        #expect(page.numberOfCharacters == page.string?.utf16.count)
        let first = page.characterBounds(at: 0)
        #expect(abs(first.minX - 20) < 1 && first.contains(CGPoint(x: 25, y: 245)))
        #expect(page.characterIndex(at: CGPoint(x: 25, y: 245)) == 0)
        #expect(page.characterIndex(at: CGPoint(x: 5, y: 5)) == NSNotFound)
        #expect(page.characterBounds(at: 12).midY < first.minY)
        #expect(page.characterBounds(at: 1_000) == .zero)
        #expect(PDFPage().string == "" && PDFPage().numberOfCharacters == 0)
    }

    @Test("Text is selected by ranges, rectangles, points, words and lines")
    func selecting() throws {
        #expect(page.selection(for: NSRange(location: 0, length: 5))?.string == "Hello")
        #expect(page.selection(for: NSRange(location: 0, length: 5_000))?.string?.hasPrefix("Hello World\nsecond") == true)
        #expect(page.selection(for: NSRange(location: 5_000, length: 1)) == nil)
        #expect(page.selection(for: CGRect(x: 0, y: 230, width: 200, height: 40))?.string == "Hello World")
        #expect(page.selection(for: CGRect(x: 0, y: 0, width: 10, height: 10)) == nil)
        #expect(page.selectionForWord(at: CGPoint(x: 25, y: 245))?.string == "Hello")
        #expect(page.selectionForLine(at: CGPoint(x: 25, y: 205))?.string == "second line")
        #expect(page.selectionForWord(at: CGPoint(x: 1, y: 1)) == nil)
        let lines = try #require(page.selection(from: CGPoint(x: 22, y: 245), to: CGPoint(x: 190, y: 205)))
        #expect(lines.string == "Hello World\nsecond line")
        #expect(lines.selectionsByLine().map(\.string) == ["Hello World", "second line"])
        let all = try #require(document.selectionForEntireDocument)
        #expect(all.pages == [page, document.page(at: 1)!])
        let over = document.selection(from: document.page(at: 1)!, at: CGPoint(x: 22, y: 245), to: page, at: CGPoint(x: 22, y: 205))
        #expect(over?.pages.count == 2 && over?.string?.hasPrefix("second line") == true)
    }

    @Test("Parts of a selection that touch become one; its ends move")
    func parts() throws {
        let selection = try #require(page.selection(for: NSRange(location: 6, length: 5)))
        let bounds = selection.bounds(for: page)
        #expect(bounds.width > 30 && bounds.minX > 60)
        selection.add(try #require(page.selection(for: NSRange(location: 0, length: 2))))
        #expect(selection.numberOfTextRanges(on: page) == 2 && selection.range(at: 0, on: page) == NSRange(location: 0, length: 2))
        #expect(selection.string == "He\nWorld")
        selection.add([try #require(page.selection(for: NSRange(location: 2, length: 4)))])
        #expect(selection.string == "Hello World" && selection.numberOfTextRanges(on: page) == 1)
        #expect(selection.range(at: 7, on: page).location == NSNotFound)
        selection.extend(atEnd: -6)
        #expect(selection.string == "Hello")
        selection.extend(atStart: -1)
        #expect(selection.string == "ello")
        selection.extend(atStart: 50)
        selection.extend(atEnd: -50)
        #expect(selection.string == "H")
        #expect((selection.copy() as? PDFSelection)?.string == "H")
        #expect(PDFSelection(document: document).string == "")
    }

    @Test("A text is found on all pages, forwards and backwards")
    func finding() throws {
        let found = document.findString("world", withOptions: .caseInsensitive)
        #expect(found.map(\.string) == ["World", "world"])
        #expect(found.map { $0.pages.first } == [page, document.page(at: 1)])
        #expect(document.findString("world").count == 1)
        #expect(document.findString("").isEmpty && document.findString("nowhere").isEmpty)
        let first = try #require(document.findString("l", fromSelection: nil))
        let second = try #require(document.findString("l", fromSelection: first))
        #expect(first.range(at: 0, on: page).location == 2 && second.range(at: 0, on: page).location == 3)
        #expect(document.findString("l", fromSelection: second, withOptions: .backwards)?.range(at: 0, on: page).location == 2)
        #expect(document.findString("Hello", fromSelection: second) == nil)
        #expect(document.findString("again", fromSelection: second)?.pages.first === document.page(at: 1))
    }
}
