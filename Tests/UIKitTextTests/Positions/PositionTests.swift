import Foundation
import Testing
import UIKitText
import UIKitTesting

/// Positions and ranges of a field's text, and where they stand.
@MainActor
@Suite(.serialized)
struct PositionTests {
    private func location(_ position: UITextPosition?, _ field: UITextField) -> Int? {
        position.map { field.offset(from: field.beginningOfDocument, to: $0) }
    }

    @Test("Positions count UTF-16 units, and there is none outside of the text")
    func offsets() throws {
        let field = UITextField()
        field.text = "a👍b"
        let start = field.beginningOfDocument
        #expect(location(field.endOfDocument, field) == 4)
        let two = try #require(field.position(from: start, offset: 2))
        #expect(field.position(from: start, offset: 5) == nil)
        #expect(field.position(from: start, offset: -1) == nil)
        #expect(field.position(from: two, offset: .max) == nil)
        #expect(field.position(from: two, offset: .min) == nil)
        #expect(field.compare(start, to: two) == .orderedAscending)
        #expect(field.compare(two, to: start) == .orderedDescending)
        #expect(field.compare(two, to: two) == .orderedSame)
        #expect(field.offset(from: two, to: start) == -2)
        let range = try #require(field.textRange(from: field.endOfDocument, to: start))
        #expect(!range.isEmpty)
        #expect(location(range.start, field) == 0)
        #expect(field.text(in: range) == "a👍b")
        #expect(field.position(from: start, offset: 2) == two)
        #expect(field.textRange(from: start, to: field.endOfDocument) == range)
    }

    @Test("In a direction they go by characters")
    func directions() throws {
        let field = UITextField()
        field.text = "a👍b"
        let end = field.endOfDocument
        #expect(location(field.position(from: end, in: .left, offset: 2), field) == 1)
        #expect(location(field.position(from: field.beginningOfDocument, in: .right, offset: 2), field) == 3)
        #expect(field.position(from: end, in: .right, offset: 1) == nil)
        #expect(location(field.position(from: end, in: .up, offset: 1), field) == 0)
        let range = try #require(field.characterRange(byExtending: end, in: .left))
        #expect(field.text(in: range) == "a👍b")
        #expect(location(field.position(within: range, farthestIn: .left), field) == 0)
    }

    @Test("Positions of another object, and those that came before the text got shorter, lead nowhere and do no harm")
    func foreign() throws {
        final class Other: UITextPosition {}
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.text = "long text"
        let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        field.text = "abc"
        #expect(field.text(in: all) == "abc")
        #expect(field.selectionRects(for: all).count == 1)
        field.replace(all, withText: "x")
        #expect(field.text == "x")
        #expect(field.position(from: Other(), offset: 0) == nil)
        #expect(field.textRange(from: Other(), to: field.endOfDocument) == nil)
        #expect(field.caretRect(for: Other()).minX == 0)
        #expect(field.caretRect(for: all.end).minX > 0)
    }

    @Test("A point leads to the nearest position, a caret stands there again, and beside the text there is no character")
    func points() throws {
        let stage = FieldScreen("Hello")
        let field = stage.field
        for offset in 0...5 {
            let position = try #require(field.position(from: field.beginningOfDocument, offset: offset))
            let rect = field.caretRect(for: position)
            #expect(location(field.closestPosition(to: CGPoint(x: rect.minX + 0.5, y: -50)), field) == offset)
        }
        let caret = field.caretRect(for: field.endOfDocument)
        #expect(field.characterRange(at: CGPoint(x: caret.minX + 5, y: 17)) == nil)
        let first = try #require(field.characterRange(at: CGPoint(x: 2, y: 17)))
        #expect(field.text(in: first) == "H")
        let whole = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        #expect(abs(field.firstRect(for: whole).width - caret.minX) < 0.01)
        #expect(location(field.closestPosition(to: CGPoint(x: 300, y: 0), within: first), field) == 1)
    }

    @Test("Dots stand for characters, whatever they are made of")
    func secret() throws {
        let stage = FieldScreen("a👨‍👩‍👧‍👦b")
        stage.field.isSecureTextEntry = true
        let positions = [0, 1, 12, 13].map { stage.field.position(from: stage.field.beginningOfDocument, offset: $0)! }
        let locations = positions.map { stage.field.caretRect(for: $0).minX }
        // Characters at the ends of a line have half of the space beside them that others have.
        for (location, next) in zip(locations, locations.dropFirst()) { #expect(abs(next - location - locations[1]) < 0.3, "\(locations)") }
        #expect(location(stage.field.closestPosition(to: CGPoint(x: locations[2], y: 17)), stage.field) == 12)
    }

    @Test("The tokenizer knows words, and everything of a single line")
    func tokens() throws {
        let field = UITextField()
        field.text = "Don't stop, 42!"
        let tokenizer = field.tokenizer
        func word(_ offset: Int, _ direction: UITextStorageDirection) -> String? {
            let position = field.position(from: field.beginningOfDocument, offset: offset)
            let range = position.flatMap { tokenizer.rangeEnclosingPosition($0, with: .word, inDirection: .storage(direction)) }
            return range.flatMap { field.text(in: $0) }
        }
        #expect(word(0, .forward) == "Don't")
        #expect(word(4, .forward) == "Don't")
        #expect(word(5, .backward) == "Don't")
        #expect(word(11, .forward) == nil)
        #expect(word(12, .forward) == "42")
        #expect(word(15, .backward) == nil)
        let five = try #require(field.position(from: field.beginningOfDocument, offset: 5))
        #expect(tokenizer.isPosition(five, atBoundary: .word, inDirection: .storage(.forward)))
        #expect(!tokenizer.isPosition(five, atBoundary: .word, inDirection: .storage(.backward)))
        #expect(location(tokenizer.position(from: five, toBoundary: .document, inDirection: .layout(.left)), field) == 0)
        #expect(location(tokenizer.position(from: five, toBoundary: .line, inDirection: .layout(.right)), field) == 15)
        #expect(tokenizer.isPosition(five, withinTextUnit: .sentence, inDirection: .storage(.forward)))
    }

    @Test("A range of one's own has to say where it begins")
    func abstract() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { _ = UITextRange().start } }
        await #expect(processExitsWith: .failure) { await MainActor.run { _ = UITextRange().isEmpty } }
    }
}
