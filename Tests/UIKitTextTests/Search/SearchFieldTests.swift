import Foundation
import ItemProvider
import Testing
import UIKitTesting

@testable import UIKitText

/// A search field on its own, and the tokens in it.
@MainActor
@Suite struct SearchFieldTests {
    private let screen = TestScreen(size: CGSize(width: 375, height: 300), scale: 2)
    private let field = UISearchTextField(frame: CGRect(x: 20, y: 40, width: 335, height: 36))
    private let ada = UISearchToken(icon: nil, text: "Ada")
    private let today = UISearchToken(icon: UIImage(systemName: "clock"), text: "Today")

    init() {
        screen.window.addSubview(field)
        screen.settle()
    }

    private func begin(_ text: String = "", _ tokens: [UISearchToken] = []) {
        field.text = text
        field.tokens = tokens
        field.becomeFirstResponder()
        screen.settle()
    }

    private func position(_ offset: Int) -> UITextPosition {
        field.position(from: field.beginningOfDocument, offset: offset) ?? field.endOfDocument
    }

    private func select(_ start: Int, _ end: Int) { field.selectedTextRange = field.textRange(from: position(start), to: position(end)) }

    private var selection: [Int] {
        guard let range = field.selectedTextRange else { return [] }
        return [range.start, range.end].map { field.offset(from: field.beginningOfDocument, to: $0) }
    }

    // MARK: On its own

    @Test("SE-51: alone it has a magnifying glass, a round ground, and a clear button while it is edited")
    func alone() {
        #expect(field.leftView is UIImageView)
        #expect(field.leftViewMode == .always)
        #expect(field.clearButtonMode == .whileEditing)
        #expect(field.borderStyle == .roundedRect)
        #expect(field.intrinsicContentSize.height == 36)
        #expect(field.tokens.isEmpty)
        #expect(field.allowsDeletingTokens)
        #expect(field.tokenBackgroundColor == nil)
        #expect(field.searchSuggestions == nil)
    }

    @Test("SE-51: without a border there is no ground, and a colour of the app's is behind the text")
    func ground() {
        field.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 200, y: 45)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        field.borderStyle = .none
        screen.window.backgroundColor = .white
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 200, y: 45)) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    // MARK: Tokens

    @Test("SE-44: tokens stand before the text, in their order")
    func standing() throws {
        begin("lovelace", [ada])
        field.insertToken(today, at: 1)
        screen.settle()
        let (first, second) = (try #require(screen.view(named: "Ada")), try #require(screen.view(named: "Today")))
        let locations = [first, second].map { $0.convert($0.bounds, to: field) }
        #expect(locations[0].maxX <= locations[1].minX)
        #expect(locations[1].maxX <= field.editingRect(forBounds: field.bounds).minX)
        field.removeToken(at: 0)
        #expect(field.tokens == [today])
    }

    @Test("SE-44: a place where there is no token is a programming error")
    func misuse() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { UISearchTextField().removeToken(at: 0) } }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UISearchTextField().insertToken(UISearchToken(icon: nil, text: ""), at: 1) }
        }
    }

    @Test("SE-45: each token has a position before the text")
    func positions() {
        begin("abc", [ada, today])
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 5)
        #expect(field.offset(from: field.positionOfToken(at: 1), to: field.textualRange.start) == 1)
        #expect(field.text(in: field.textualRange) == "abc")
        #expect(field.compare(field.positionOfToken(at: 0), to: field.positionOfToken(at: 1)) == .orderedAscending)
        let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        #expect(all.map { field.tokens(in: $0) } == [ada, today])
        #expect(all.flatMap { field.text(in: $0) } == "abc")
        #expect(field.tokens(in: field.textualRange) == [])
    }

    @Test("SE-45: a selection can have tokens in it; a caret before a token selects that")
    func selecting() {
        begin("abc", [ada, today])
        select(1, 4)
        #expect(selection == [1, 4])
        select(0, 0)
        #expect(selection == [0, 1])
        select(3, 3)
        #expect(selection == [3, 3])
    }

    @Test("SE-46: the text of a stretch becomes a token, which is selected")
    func replacing() throws {
        begin("find ada now", [today])
        let start = try #require(field.position(from: field.textualRange.start, offset: 5))
        let end = try #require(field.position(from: start, offset: 3))
        let range = try #require(field.textRange(from: start, to: end))
        field.replaceTextualPortion(of: range, with: ada, at: 1)
        #expect(field.text == "find  now")
        #expect(field.tokens == [today, ada])
        #expect(field.selectedTextRange.map { field.tokens(in: $0) } == [ada])
    }

    @Test("SE-46: a composition is ended first")
    func replacingComposition() throws {
        begin("a")
        field.setMarkedText("kon", selectedRange: NSRange(location: 3, length: 0))
        field.replaceTextualPortion(of: field.textualRange, with: ada, at: 0)
        #expect(field.markedTextRange == nil)
        #expect(field.text == "")
        #expect(field.tokens == [ada])
    }

    @Test("SE-47: Delete at the beginning of the text selects the last token, and again takes it away")
    func deleting() throws {
        begin("", [ada, today])
        try screen.press(key: "delete")
        #expect(field.tokens.count == 2)
        #expect(selection == [1, 2])
        try screen.press(key: "delete")
        #expect(field.tokens == [ada])
        field.allowsDeletingTokens = false
        try screen.press(key: "delete")
        try screen.press(key: "delete")
        #expect(field.tokens == [ada])
    }

    @Test("SE-47: what is typed takes the place of a selected token")
    func typingOver() throws {
        begin("b", [ada])
        try screen.tap("Ada")
        #expect(selection == [0, 1])
        try screen.type("x")
        #expect(field.tokens == [])
        #expect(field.text == "xb")
    }

    @Test("SE-48: a token that a person takes away is told like text, one that the program does is not")
    func telling() throws {
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        begin("", [ada, today])
        field.removeToken(at: 0)
        #expect(changes == 0)
        try screen.press(key: "delete")
        try screen.press(key: "delete")
        #expect(changes == 1)
    }

    @Test("SE-49: a token keeps what it stands for alive, and has a default colour until one is set")
    func token() throws {
        weak var kept: NSObject?
        let token = UISearchToken(icon: nil, text: "x")
        autoreleasepool {
            let object = NSObject()
            kept = object
            token.representedObject = object
        }
        #expect(kept != nil)
        field.tokenBackgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        begin("", [token])
        let view = try #require(screen.view(named: "x"))
        #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.2))
    }

    @Test("SE-49: text beside tokens can be copied")
    func copying() throws {
        begin("abc", [ada])
        select(0, 4)
        try screen.press(key: "cmd+c")
        #expect(UIPasteboard.general.string == "abc")
    }

    private final class Copier: UIObject, UISearchTextFieldDelegate {
        func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider {
            let provider = NSItemProvider()
            let name = token.representedObject as? String ?? ""
            provider.registerDataRepresentation(forTypeIdentifier: "org.example.person", visibility: .all) { completion in
                completion(Data(name.utf8), nil)
                return nil
            }
            return provider
        }
    }

    @Test("SE-49: tokens are copied as what the delegate makes of them, and not without it")
    func copyingTokens() async throws {
        let copy = #selector(UIResponderStandardEditActions.copy(_:))
        UIPasteboard.general.items = []
        begin("abc", [ada])
        ada.representedObject = "Ada"
        select(0, 4)
        select(0, 1)
        #expect(!field.canPerformAction(copy, withSender: nil))
        let copier = Copier()
        field.delegate = copier
        #expect(field.canPerformAction(copy, withSender: nil))
        field.allowsCopyingTokens = false
        #expect(!field.canPerformAction(copy, withSender: nil))
        field.allowsCopyingTokens = true
        select(0, 4)
        try screen.press(key: "cmd+c")
        // The bytes come from another queue.
        for _ in 0..<100_000 where UIPasteboard.general.numberOfItems < 2 {
            await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        }
        #expect(UIPasteboard.general.items.count == 2)
        #expect(UIPasteboard.general.items.first?["org.example.person"] as? Data == Data("Ada".utf8))
        #expect(UIPasteboard.general.items.last?["public.utf8-plain-text"] as? String == "abc")
        try screen.press(key: "cmd+x")
        #expect(field.tokens.isEmpty)
        #expect(field.text == "")
    }

    @Test("SE-50: suggestions are a menu below the field; choosing one tells the delegate, and they are gone")
    func suggestions() throws {
        let chooser = Chooser()
        field.delegate = chooser
        field.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Ada Lovelace")]
        screen.settle()
        #expect(!screen.shows("Ada Lovelace"), "nobody edits the field")
        begin("a")
        let row = try #require(screen.view(named: "Ada Lovelace"))
        #expect(row.convert(row.bounds, to: nil).minY > field.frame.maxY)
        try screen.tap("Ada Lovelace")
        #expect(chooser.chosen == ["Ada Lovelace"])
        #expect(field.searchSuggestions == nil)
        #expect(!screen.shows("Ada Lovelace"))
    }

    @Test("the clear button takes tokens away too")
    func clearing() throws {
        begin("", [ada])
        try screen.tap("Clear text")
        #expect(field.tokens.isEmpty)
    }

    @Test("many tokens leave room for the text, and the last ones are seen")
    func manyTokens() throws {
        begin("", (0..<30).map { UISearchToken(icon: nil, text: "Token \($0)") })
        #expect(field.editingRect(forBounds: field.bounds).width >= 60)
        #expect(screen.shows("Token 29"))
        #expect(!screen.shows("Token 3"))
    }

    @Test("keys go from the text to the tokens and back")
    func arrows() throws {
        begin("a", [ada])
        try screen.press(key: "left")
        try screen.press(key: "left")
        #expect(field.selectedTextRange.map { field.tokens(in: $0) } == [ada])
        try screen.press(key: "right")
        #expect(field.selectedTextRange.map { field.tokens(in: $0) } == [])
    }

    @Test("keys go from token to token where there is no text")
    func arrowsWithoutText() throws {
        let grace = UISearchToken(icon: nil, text: "Grace")
        begin("", [ada, grace])
        var visited: [[UISearchToken]?] = []
        for key in ["left", "left", "left", "right", "right", "right"] {
            try screen.press(key: key)
            visited.append(field.selectedTextRange.map { field.tokens(in: $0) })
        }
        #expect(visited == [[grace], [ada], [ada], [grace], [], []])
    }

    @Test("a double tap selects the word under it, whatever tokens there are")
    func wordBesideTokens() throws {
        begin("one two", [ada, ada])
        field.selectedTextRange = field.textRange(from: field.textualRange.start, to: field.textualRange.start)
        let word = field.tokenizer.rangeEnclosingPosition(
            try #require(field.position(from: field.textualRange.start, offset: 5)), with: .word, inDirection: .storage(.forward))
        #expect(word.flatMap(field.text(in:)) == "two")
        try screen.press(key: "option+right")
        #expect(field.selectedTextRange.map { field.offset(from: field.textualRange.start, to: $0.start) } == 3)
        try screen.press(key: "option+left")
        #expect(field.selectedTextRange.map { field.offset(from: field.textualRange.start, to: $0.start) } == 0)
    }
}

@MainActor
private final class Chooser: UIObject, UISearchTextFieldDelegate {
    var chosen: [String] = []
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        chosen.append(suggestion.localizedSuggestion ?? "")
    }
}
