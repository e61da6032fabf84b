import Foundation
import Testing
import UIKitTesting
@_spi(ForasteroInternal) @testable import UIKitText

/// The panel for searching, and a text view that is searched.
@MainActor
@Suite(.serialized)
struct FindPanelTests {
    @Test("TX-149: a text view has a find interaction while that is enabled")
    func enabling() {
        let view = UITextView()
        #expect(!view.isFindInteractionEnabled)
        #expect(view.findInteraction == nil)
        view.isFindInteractionEnabled = true
        #expect(view.findInteraction?.view === view)
        #expect(view.interactions.contains { $0 === view.findInteraction })
        #expect(view.supportsTextReplacement)
        view.isEditable = false
        #expect(!view.supportsTextReplacement)
        view.isFindInteractionEnabled = false
        #expect(view.findInteraction == nil)
        #expect(view.interactions.allSatisfy { !($0 is UIFindInteraction) })
    }

    @Test("TX-149: Command-F shows the panel, which finds while one types; Return, Command-G and Shift go on and back; Escape ends it")
    func keys() throws {
        let stage = FindScreen("one two one\nthree One")
        try stage.find("one")
        #expect(stage.interaction?.isFindNavigatorVisible == true)
        #expect(stage.interaction?.searchText == "one")
        #expect(stage.count == "1 of 3")
        #expect(stage.looked == NSRange(location: 0, length: 3))
        #expect(!stage.view.isFirstResponder)
        try stage.screen.press(key: "return")
        #expect(stage.count == "2 of 3")
        #expect(stage.looked == NSRange(location: 8, length: 3))
        try stage.screen.press(key: "cmd+g")
        #expect(stage.count == "3 of 3")
        try stage.screen.press(key: "cmd+g")
        #expect(stage.count == "1 of 3")
        try stage.screen.press(key: "shift+return")
        try stage.screen.press(key: "cmd+shift+g")
        #expect(stage.count == "2 of 3")
        #expect(stage.view.text == "one two one\nthree One")
        try stage.screen.type(" x")
        #expect(stage.count == "No results")
        #expect(stage.looked == nil)
        #expect(stage.view.finder.found.isEmpty)
        try stage.screen.press(key: "escape")
        stage.screen.wait(0.5)
        #expect(!stage.screen.shows("FindPanel"))
        #expect(stage.view.isFirstResponder)
        #expect(!stage.view.finder.isSearching)
        try stage.screen.press(key: "cmd+f")
        stage.screen.wait(0.5)
        #expect((stage.screen.view(named: "Find") as? UITextField)?.text == "one x")
    }

    @Test("TX-149: without the interaction Command-F does nothing, nor does replacing in a text that is only read")
    func disabled() throws {
        let stage = FindScreen("one")
        stage.view.isFindInteractionEnabled = false
        try stage.screen.press(key: "cmd+f")
        stage.screen.wait(0.5)
        #expect(!stage.screen.shows("FindPanel"))
        #expect(stage.view.text == "one")
        stage.view.isFindInteractionEnabled = true
        stage.view.isEditable = false
        stage.view.becomeFirstResponder()
        let find = #selector(UIResponderStandardEditActions.find(_:))
        let replace = #selector(UIResponderStandardEditActions.findAndReplace(_:))
        #expect(stage.view.canPerformAction(find, withSender: nil))
        #expect(!stage.view.canPerformAction(replace, withSender: nil))
        stage.interaction?.presentFindNavigator(showingReplace: true)
        stage.screen.wait(0.5)
        #expect(stage.screen.shows("FindPanel"))
        #expect(!stage.screen.shows("Replace with"))
    }

    @Test("TX-149: Control does on the keyboard of a desk what Command does, and the selection is searched for with E")
    func desktopKeys() throws {
        let stage = FindScreen("one two one")
        stage.view.selectedRange = NSRange(location: 8, length: 3)
        try stage.screen.press(key: "control+e")
        stage.screen.wait(0.5)
        #expect(stage.interaction?.searchText == "one")
        #expect(stage.count == "2 of 2")
        try stage.screen.press(key: "control+g")
        #expect(stage.count == "1 of 2")
    }

    @Test("TX-149: buttons go on, back and end; the menu offers capitals and whole words")
    func buttons() throws {
        let stage = FindScreen("cat Cat concat")
        try stage.find("cat")
        #expect(stage.count == "1 of 3")
        try stage.screen.tap("Find next")
        #expect(stage.count == "2 of 3")
        try stage.screen.tap("Find previous")
        #expect(stage.count == "1 of 3")
        try stage.screen.tap("Find options")
        stage.screen.wait(0.5)
        try stage.screen.tap("Whole Words")
        stage.screen.wait(0.5)
        #expect(stage.count == "1 of 2")
        try stage.screen.tap("Find options")
        stage.screen.wait(0.5)
        try stage.screen.tap("Match Case")
        stage.screen.wait(0.5)
        #expect(stage.count == "1 of 1")
        try stage.screen.tap("Done")
        stage.screen.wait(0.5)
        #expect(!stage.screen.shows("FindPanel"))
    }

    @Test("TX-149: an app makes the menu of its own, or none")
    func ownMenu() throws {
        let stage = FindScreen("cat")
        var given: [String] = []
        stage.interaction?.optionsMenuProvider = { elements in
            given = elements.flatMap { ($0 as? UIMenu)?.children ?? [$0] }.map(\.title)
            return UIMenu(children: [UIAction(title: "Mine") { _ in }])
        }
        try stage.find("cat")
        try stage.screen.tap("Find options")
        stage.screen.wait(0.5)
        #expect(given == ["Find", "Find & Replace", "Match Case", "Whole Words"])
        #expect(stage.screen.shows("Mine"))
    }

    @Test("TX-152: Replace asks the text's delegate, replaces one and goes on; All replaces the rest in one step of undo")
    func replacing() throws {
        let stage = FindScreen("one two one three one")
        try stage.find("one", replacing: "1")
        #expect(stage.count == "1 of 3")
        _ = stage.log.take()
        try stage.screen.tap("Replace")
        #expect(stage.view.text == "1 two one three one")
        #expect(stage.count == "1 of 2")
        #expect(stage.looked == NSRange(location: 6, length: 3))
        #expect(stage.log.take().first == "change {0, 3} \"1\"")
        stage.log.answers["should change"] = false
        try stage.screen.tap("Replace")
        #expect(stage.view.text == "1 two one three one")
        #expect(stage.count == "2 of 2")
        stage.log.answers["should change"] = true
        _ = stage.log.take()
        try stage.screen.tap("Replace all")
        #expect(stage.view.text == "1 two 1 three 1")
        #expect(stage.count == "No results")
        #expect(stage.log.take().filter { $0.hasPrefix("change ") } == ["change {6, 3} \"1\"", "change {16, 3} \"1\""])
        try stage.screen.press(key: "escape")
        stage.screen.wait(0.5)
        #expect(stage.view.undoManager?.undoActionName == "Replace All")
        try stage.screen.press(key: "cmd+z")
        #expect(stage.view.text == "1 two one three one")
        try stage.screen.press(key: "cmd+z")
        #expect(stage.view.text == "one two one three one")
        try stage.screen.press(key: "cmd+shift+z")
        try stage.screen.press(key: "cmd+shift+z")
        #expect(stage.view.text == "1 two 1 three 1")
    }

    @Test("TX-152: a replacement that contains what is searched for is not replaced again, and the look of the text stays")
    func growing() throws {
        let stage = FindScreen("a b a")
        stage.view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 1))
        try stage.find("a", replacing: "aa")
        try stage.screen.tap("Replace")
        #expect(stage.view.text == "aa b a")
        #expect(stage.looked == NSRange(location: 5, length: 1))
        try stage.screen.tap("Replace all")
        try #require(stage.view.text == "aaaa b aa")
        #expect(stage.view.textStorage.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("TX-150: what is looked at is scrolled into sight, clear of the panel; the text may be edited meanwhile")
    func scrolling() throws {
        let text = (0..<200).map { "line \($0)" }.joined(separator: "\n")
        let stage = FindScreen(text)
        try stage.find("line 199")
        let view = stage.view
        let caret = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: text.utf16.count) ?? view.endOfDocument)
        let panel = try #require(stage.screen.view(named: "FindPanel"))
        #expect(view.convert(caret, to: nil).maxY <= panel.convert(panel.bounds, to: nil as UIView?).minY)
        #expect(view.contentOffset.y > 1000)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "line 199\n")
        stage.screen.wait(0.5)
        #expect(view.finder.found.count == 2)
        #expect(stage.count?.hasSuffix("of 2") == true)
        try stage.screen.press(key: "escape")
        stage.screen.wait(0.5)
        #expect(view.keyboardOverlap == 0)
    }

    @Test("TX-149: on a wide screen the panel stands at the upper edge, and the text below it")
    func wide() throws {
        let stage = FindScreen("one two", size: CGSize(width: 1024, height: 768))
        let inset = stage.view.adjustedContentInset.top
        try stage.find("two")
        let panel = try #require(stage.screen.view(named: "FindPanel"))
        let frame = panel.convert(panel.bounds, to: nil as UIView?)
        #expect(frame.minY < 60)
        #expect(stage.count == "1 of 1")
        #expect(stage.view.adjustedContentInset.top == inset + frame.height)
        #expect(stage.view.contentOffset.y == -stage.view.adjustedContentInset.top)
        try stage.screen.press(key: "escape")
        stage.screen.wait(0.5)
        #expect(!stage.screen.shows("FindPanel"))
        #expect(stage.view.adjustedContentInset.top == inset)
    }

    @Test("TX-149: with the keyboard on the screen the panel stands on it")
    func screenKeyboard() throws {
        let stage = FindScreen("one two")
        stage.screen.showsKeyboard = true
        stage.interaction?.presentFindNavigator(showingReplace: false)
        stage.screen.wait(0.6)
        for key in ["t", "w", "o"] {
            try stage.screen.tap(key)
            stage.screen.wait(0.3)
        }
        #expect(stage.interaction?.searchText == "two")
        #expect(stage.count == "1 of 1")
        let (panel, keyboard) = (try #require(stage.screen.view(named: "FindPanel")), try #require(stage.screen.view(named: "Keyboard")))
        #expect(panel.convert(panel.bounds, to: nil as UIView?).maxY == keyboard.convert(keyboard.bounds, to: nil as UIView?).minY)
    }

    @Test("TX-150: a megabyte is searched between keys, and 10,000 places are replaced at once")
    func work() throws {
        let line = "This is one line of the long text with a needle in it, and some words beside it to make it long enough.\n"
        let stage = FindScreen(String(repeating: line, count: 10_000))
        let count = LineCount(stage.view)
        try stage.screen.press(key: "cmd+f")
        stage.screen.wait(0.5)
        let typing = try count.lines { for letter in "needle" { try stage.screen.type(String(letter)) } }
        let showing = count.lines { stage.screen.wait(3) }
        #expect(stage.count == "1 of 10000")
        let replacing = count.lines {
            stage.view.replaceAll(queryString: "needle", options: UITextSearchOptions(), withText: "nail")
            stage.screen.settle()
        }
        #expect(typing < 200)
        #expect(showing < 200)
        #expect(replacing < 200)
        #expect(stage.view.textStorage.length == (line.utf16.count - 2) * 10_000)
        stage.screen.wait(1)
        stage.view.undoManager?.undo()
        #expect(stage.view.textStorage.length == line.utf16.count * 10_000)
    }
}
