import Foundation
import Testing
import UIKitTesting
@_spi(ForasteroInternal) @testable import UIKitText

/// A view and a session of an app's own.
@MainActor
@Suite(.serialized)
struct OwnFindSessionTests {
    private final class Canvas: UIView {
        override var canBecomeFirstResponder: Bool { true }
        /// Says that it performs everything, as careless code does.
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
    }

    private final class Session: UIFindSession {
        var count = 0
        var index = NSNotFound
        var calls: [String] = []
        var replaces = false
        override var resultCount: Int { count }
        override var highlightedResultIndex: Int { index }
        override var supportsReplacement: Bool { replaces }
        override func performSearch(query: String, options: UITextSearchOptions?) {
            calls.append("search \(query) \(options?.stringCompareOptions == .caseInsensitive)")
        }
        override func highlightNextResult(in direction: UITextStorageDirection) { calls.append("next \(direction.rawValue)") }
        override func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {
            calls.append("replace \(query) \(replacementString)")
        }
        override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
            calls.append("replace all \(searchQuery) \(replacementString)")
        }
        override func invalidateFoundResults() { calls.append("invalidate") }
    }

    private final class Delegate: UIObject, UIFindInteractionDelegate {
        let session = Session()
        func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
    }

    private let delegate = Delegate()
    private let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 390, height: 400))

    private func show() -> (screen: TestScreen, interaction: UIFindInteraction) {
        let interaction = UIFindInteraction(sessionDelegate: delegate)
        canvas.addInteraction(interaction)
        let screen = TestScreen(showing: canvas)
        canvas.becomeFirstResponder()
        return (screen, interaction)
    }

    @Test("TX-149, TX-151: the keys of searching reach the interaction of any view, whatever the view says that it performs")
    func keys() throws {
        let (screen, interaction) = show()
        try screen.press(key: "cmd+g")
        #expect(!interaction.isFindNavigatorVisible)
        try screen.press(key: "cmd+f")
        screen.wait(0.5)
        #expect(interaction.isFindNavigatorVisible)
        #expect(interaction.activeFindSession === delegate.session)
        try screen.type("ab")
        try screen.press(key: "cmd+g")
        try screen.press(key: "cmd+shift+g")
        #expect(delegate.session.calls == ["invalidate", "search a true", "search ab true", "next 0", "next 1"])
        try screen.press(key: "delete")
        try screen.press(key: "delete")
        #expect(delegate.session.calls.suffix(2) == ["search a true", "invalidate"])
        #expect(interaction.searchText == "")
        try screen.press(key: "escape")
        screen.wait(0.5)
        #expect(!interaction.isFindNavigatorVisible)
        #expect(canvas.isFirstResponder)
    }

    @Test("TX-151: the panel shows what the session says of itself, when it is told to look")
    func results() throws {
        let (screen, interaction) = show()
        interaction.searchText = "text"
        interaction.presentFindNavigator(showingReplace: false)
        screen.wait(0.5)
        func count() -> String? { (screen.view(named: "FindCount") as? UILabel)?.text }
        #expect(count() == "No results")
        (delegate.session.count, delegate.session.index) = (5, 1)
        interaction.updateResultCount()
        screen.settle()
        #expect(count() == "2 of 5")
        delegate.session.index = NSNotFound
        interaction.updateResultCount()
        screen.settle()
        #expect(count() == "5 results")
        (delegate.session.count, delegate.session.searchResultDisplayStyle) = (1, .total)
        interaction.updateResultCount()
        screen.settle()
        #expect(count() == "1 result")
        delegate.session.searchResultDisplayStyle = .none
        interaction.updateResultCount()
        screen.settle()
        #expect(count()?.isEmpty ?? true)
    }

    @Test("TX-152: what is put in the place of the text is handed to a session that can replace")
    func replacing() throws {
        delegate.session.replaces = true
        (delegate.session.count, delegate.session.index) = (2, 0)
        let (screen, interaction) = show()
        try screen.press(key: "cmd+option+f")
        screen.wait(0.5)
        try screen.type("a")
        try screen.press(key: "tab")
        try screen.type("b")
        try screen.tap("Replace")
        try screen.tap("Replace all")
        #expect(delegate.session.calls.suffix(2) == ["replace a b", "replace all a b"])
        #expect(interaction.replacementText == "b")
        interaction.presentFindNavigator(showingReplace: false)
        screen.wait(0.5)
        #expect(!screen.shows("Replace with"))
    }

    @Test("TX-151: a session of the base class finds nothing and takes everything")
    func baseClass() {
        let session = UIFindSession()
        session.performSearch(query: "a", options: nil)
        session.highlightNextResult(in: .forward)
        session.performSingleReplacement(query: "a", replacementString: "b", options: nil)
        session.replaceAll(searchQuery: "a", replacementString: "b", options: nil)
        session.invalidateFoundResults()
        #expect(session.resultCount == 0)
        #expect(session.highlightedResultIndex == NSNotFound)
        #expect(!session.supportsReplacement)
        #expect(!session.allowsReplacementForCurrentlyHighlightedResult)
        #expect(session.searchResultDisplayStyle == .currentAndTotal)
    }
}
