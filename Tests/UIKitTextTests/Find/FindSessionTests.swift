import Foundation
import Testing
import UIKitTesting
@_spi(ForasteroInternal) import UIKitText

/// How a session searches in an object of an app's own.
@MainActor
@Suite(.serialized)
struct FindSessionTests {
    @Test("TX-150: what is found is decorated, the first one is looked at and scrolled to, and all is forgotten at the end")
    func search() {
        let lines = SearchedLines("one two one", "one")
        let session = UITextSearchingFindSession(searchableObject: lines)
        #expect(session.resultCount == 0)
        #expect(session.highlightedResultIndex == NSNotFound)
        session.performSearch(query: "one", options: nil)
        #expect(
            lines.take() == [
                "clear", "search one", "found 0:0", "will highlight 0:0", "highlighted 0:0", "scroll 0:0", "found 0:8", "found 1:0",
            ])
        #expect(session.resultCount == 3)
        #expect(session.highlightedResultIndex == 0)
        session.highlightNextResult(in: .forward)
        #expect(lines.take() == ["found 0:0", "will highlight 0:8", "highlighted 0:8", "scroll 0:8"])
        session.highlightNextResult(in: .backward)
        session.highlightNextResult(in: .backward)
        #expect(session.highlightedResultIndex == 2)
        session.highlightNextResult(in: .forward)
        #expect(session.highlightedResultIndex == 0)
        _ = lines.take()
        session.invalidateFoundResults()
        #expect(lines.take() == ["clear"])
        #expect(session.resultCount == 0)
        #expect(session.highlightedResultIndex == NSNotFound)
        session.highlightNextResult(in: .forward)
        #expect(lines.take().isEmpty)
    }

    @Test("TX-150: they are looked at in the order of documents and places, from the selection on, in whatever order they are found")
    func order() {
        let lines = SearchedLines("a a", "a a", "a")
        lines.order = [2, 0, 1]
        lines.selected = (1, 1)
        let session = UITextSearchingFindSession(searchableObject: lines)
        session.performSearch(query: "a", options: nil)
        #expect(session.resultCount == 5)
        // Behind the third one, which lies before the selection.
        #expect(lines.calls.contains("highlighted 2:0"))
        #expect(session.highlightedResultIndex == 4)
        lines.order = [0, 1, 2]
        session.performSearch(query: "a", options: nil)
        #expect(session.highlightedResultIndex == 3)
        lines.selected = (2, 5)
        session.performSearch(query: "a", options: nil)
        #expect(session.highlightedResultIndex == 0)
    }

    @Test("TX-150: what is reported from another thread is taken on the main one, and what an older search reports is ignored")
    func threads() async throws {
        let lines = SearchedLines("a b")
        let session = UITextSearchingFindSession(searchableObject: lines)
        var aggregators: [UITextSearchAggregator<Int>] = []
        lines.searches = { _, aggregator in aggregators.append(aggregator) }
        session.performSearch(query: "a", options: nil)
        session.performSearch(query: "b", options: nil)
        let (old, new) = (aggregators[0], aggregators[1])
        let (first, second) = (SearchedLines.Match(0..<1), SearchedLines.Match(2..<3))
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                old.foundRange(first, searchString: "a", document: 0)
                new.foundRange(second, searchString: "b", document: 0)
                new.foundRange(second, searchString: "b", document: 0)
                new.finishedSearching()
                DispatchQueue.main.async { continuation.resume() }
            }
        }
        #expect(session.resultCount == 1)
        #expect(new.allFoundRanges.count == 1)
        #expect(lines.calls.contains("highlighted 0:2"))
        #expect(!lines.calls.contains("found 0:0"))
        new.invalidateFoundRange(second, document: 0)
        #expect(session.resultCount == 0)
        #expect(session.highlightedResultIndex == NSNotFound)
        #expect(lines.calls.last == "normal 0:2")
        _ = lines.take()
        new.invalidate()
        #expect(lines.take() == ["clear", "search b"])
    }

    @Test("TX-152: the object is asked before each replacement, and only for one that it does itself; replacing all is one request")
    func replacing() {
        let lines = SearchedLines("one one", "one")
        let session = UITextSearchingFindSession(searchableObject: lines)
        session.performSearch(query: "one", options: nil)
        #expect(!session.supportsReplacement)
        #expect(!session.allowsReplacementForCurrentlyHighlightedResult)
        _ = lines.take()
        session.performSingleReplacement(query: "one", replacementString: "two", options: nil)
        session.replaceAll(searchQuery: "one", replacementString: "two", options: nil)
        #expect(lines.take().isEmpty)
        lines.canReplace = true
        #expect(session.supportsReplacement)
        #expect(session.allowsReplacementForCurrentlyHighlightedResult)
        session.performSingleReplacement(query: "one", replacementString: "two", options: nil)
        #expect(
            lines.take() == [
                "should replace 0:0 two", "replace 0:0 two", "normal 0:0", "will highlight 0:4", "highlighted 0:4", "scroll 0:4",
            ])
        #expect(session.resultCount == 2)
        lines.refuses = [0]
        session.performSingleReplacement(query: "one", replacementString: "two", options: nil)
        #expect(lines.take().first == "should replace 0:4 two")
        #expect(session.highlightedResultIndex == 1)
        #expect(session.resultCount == 2)
        session.replaceAll(searchQuery: "one", replacementString: "two", options: nil)
        #expect(lines.take().prefix(1) == ["replace all one two"])
    }

    @Test("TX-150: a session whose object has gone finds nothing")
    func goneObject() {
        var lines: SearchedLines? = SearchedLines("one")
        let session = lines.map { UITextSearchingFindSession(searchableObject: $0) }
        #expect(session?.searchableObject != nil)
        lines = nil
        #expect(session?.searchableObject == nil)
        #expect(session?.supportsReplacement == false)
        session?.performSearch(query: "one", options: nil)
        session?.highlightNextResult(in: .forward)
        #expect(session?.resultCount == 0)
    }

    @Test("TX-151: the delegate is told when the panel comes and goes; without a session none comes")
    func delegate() throws {
        let lines = SearchedLines("one two")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        let interaction = UIFindInteraction(sessionDelegate: lines)
        view.addInteraction(interaction)
        interaction.presentFindNavigator(showingReplace: false)
        #expect(lines.take().isEmpty)
        #expect(!interaction.isFindNavigatorVisible)
        let screen = TestScreen(showing: view)
        lines.hasSession = false
        interaction.presentFindNavigator(showingReplace: false)
        #expect(lines.take() == ["session"])
        #expect(!interaction.isFindNavigatorVisible)
        #expect(interaction.activeFindSession == nil)
        lines.hasSession = true
        interaction.searchText = "two"
        interaction.presentFindNavigator(showingReplace: true)
        screen.wait(0.5)
        #expect(lines.take().prefix(4) == ["session", "begin", "clear", "search two"])
        #expect(interaction.isFindNavigatorVisible)
        #expect(!screen.shows("Replace with"))
        #expect(screen.shows("1 of 1"))
        interaction.dismissFindNavigator()
        screen.wait(0.5)
        #expect(lines.take() == ["clear", "end"])
        #expect(interaction.activeFindSession == nil)
        #expect(!screen.shows("FindPanel"))
        interaction.dismissFindNavigator()
        #expect(lines.take().isEmpty)
        interaction.presentFindNavigator(showingReplace: false)
        view.removeFromSuperview()
        #expect(!interaction.isFindNavigatorVisible)
        #expect(lines.take().last == "end")
        screen.wait(0.5)
        #expect(!screen.shows("FindPanel"))
    }
}
