import Foundation
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitTextInput

/// Searches in the text of a text view, and knows what was found and is shown.
///
/// A short text is searched at once, a long one in pieces between which keys are handled.
@MainActor
final class TextFinder {
    /// A search that is under way, or will be made again when the text changes.
    private struct Search {
        let query: TextQuery
        let aggregator: UITextSearchAggregator<AnyHashable?>
        var location = 0
        var isDone = false
    }

    private unowned let view: UITextView
    private var search: Search?
    private var timer: CaretTimer?
    /// The ranges that were found, in the order of the text.
    private(set) var found: [NSRange] = []
    private(set) var highlighted: NSRange?
    private var isSorted = true
    private var isHeld = false

    // ad-hoc: some milliseconds' work
    private static let pieceLength = 32_768
    /// A text that is no longer is searched again with each change.
    private static let shortLength = 65_536
    /// How long a longer one is left alone before that, and between pieces, in seconds.
    private static let rest = 0.3
    private static let pause = 0.002

    init(of view: UITextView) { self.view = view }

    /// True if anything is searched for.
    var isSearching: Bool { search != nil }
    /// True if the rest of the text is veiled.
    var isShown: Bool { !found.isEmpty || highlighted != nil }

    // MARK: Searching

    func begin(_ query: String, _ options: UITextSearchOptions, _ aggregator: UITextSearchAggregator<AnyHashable?>) {
        timer?.stop()
        timer = nil
        search = Search(query: TextQuery(query, options), aggregator: aggregator)
        let pieces = max(Self.shortLength / Self.pieceLength, 1)
        for _ in 0..<pieces { searchPiece() }
        goOn()
    }

    private func goOn() {
        guard search?.isDone == false else { return }
        timer = CaretTimer(after: Self.pause, every: 1000) { [weak self] in
            self?.searchPiece()
            self?.goOn()
        }
    }

    private func searchPiece() {
        guard var current = search, !current.isDone else { return }
        let length = view.editor.length
        let limit = min(current.location + Self.pieceLength, length)
        let matches = matches(of: current.query, from: current.location, limit: limit)
        current.location = max(limit, matches.last.map { NSMaxRange($0) } ?? 0)
        current.isDone = current.location >= length
        search = current
        let (aggregator, text) = (current.aggregator, current.query.text)
        for range in matches { aggregator.foundRange(TextOffsetRange(range), searchString: text, document: nil) }
        if current.isDone { current.aggregator.finishedSearching() }
    }

    /// The matches that begin before a limit.
    private func matches(of query: TextQuery, from start: Int, limit: Int) -> [NSRange] {
        let end = min(limit + query.reach, view.editor.length)
        guard end > start else { return [] }
        let units = Array(view.characters(in: NSRange(location: start, length: end - start)).utf16)
        let before = start > 0 ? view.unit(at: start - 1) : 0
        let matches = query.matches(in: units, limit: limit - start, before: before)
        return matches.map { NSRange(location: $0.location + start, length: $0.length) }
    }

    /// All matches in the text, at once.
    func allMatches(of query: TextQuery) -> [NSRange] { matches(of: query, from: 0, limit: view.editor.length) }

    /// The text is another one: what was found stands elsewhere.
    func textDidChange() {
        guard search != nil else { return }
        clear()
        timer?.stop()
        if view.editor.length <= Self.shortLength { return searchAgain() }
        timer = CaretTimer(after: Self.rest, every: 1000) { [weak self] in self?.searchAgain() }
    }

    func searchAgain() {
        timer?.stop()
        timer = nil
        guard let aggregator = search?.aggregator, !isHeld else { return }
        search = nil
        aggregator.invalidate()
    }

    /// Does something in the course of which the text is not searched again.
    func holding(_ body: () -> Void) {
        isHeld = true
        body()
        isHeld = false
    }

    /// Searches for nothing any more.
    func end() {
        timer?.stop()
        (timer, search) = (nil, nil)
        clear()
    }

    // MARK: Showing

    func decorate(_ range: NSRange, _ style: UITextSearchFoundTextStyle) {
        if highlighted == range, style != .highlighted { highlighted = nil }
        switch style {
        case .normal: found.removeAll { $0 == range }
        case .highlighted: highlighted = range
        case .found:
            guard found.last != range, index(of: range) == nil else { break }
            if let last = found.last, last.location > range.location { isSorted = false }
            found.append(range)
        }
        view.parts.foundTextDidChange()
    }

    func clear() {
        guard isShown else { return }
        (found, highlighted, isSorted) = ([], nil, true)
        view.parts.foundTextDidChange()
    }

    private func index(of range: NSRange) -> Int? {
        guard let last = found.last, range.location <= last.location else { return nil }
        let index = firstIndex(endingBehind: range.location)
        return index < found.count && found[index] == range ? index : nil
    }

    /// The ranges that were found within a stretch.
    func found(in range: NSRange) -> ArraySlice<NSRange> {
        sort()
        let start = firstIndex(endingBehind: range.location)
        var end = start
        while end < found.count, found[end].location < NSMaxRange(range) { end += 1 }
        return found[start..<end]
    }

    private func sort() {
        guard !isSorted else { return }
        found.sort { $0.location < $1.location }
        isSorted = true
    }

    private func firstIndex(endingBehind location: Int) -> Int {
        sort()
        var (low, high) = (0, found.count)
        while low < high {
            let middle = (low + high) / 2
            if NSMaxRange(found[middle]) > location { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
