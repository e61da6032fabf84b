import Foundation
import UIKitCore

/// The results of a search in an object with documents of one kind.
final class DocumentTexts<Object: UITextSearching>: FoundTexts {
    private typealias Collector = TextSearchCollector<Object.DocumentIdentifier>
    private typealias Found = Collector.Found

    private weak var searched: Object?
    weak var observer: (any FoundTextsObserver)?
    private var found: [Found] = []
    private(set) var current: Int?
    private var collector: Collector?
    private var search: (query: String, options: UITextSearchOptions)?
    private var isSorted = true
    /// True if the object is just being asked to search.
    private var isAsking = false
    /// True if the stretch that will be looked at comes into sight too.
    private var scrolls = true

    init(of object: Object) { searched = object }

    var object: (any UITextSearching)? { searched }
    var count: Int { found.count }
    var supportsReplacement: Bool { searched?.supportsTextReplacement ?? false }

    // MARK: Searching

    func search(_ query: String, _ options: UITextSearchOptions) {
        search = (query, options)
        begin(scrolls: true)
    }

    private func begin(scrolls: Bool) {
        guard let search, let searched else { return }
        clear()
        self.scrolls = scrolls
        collector?.listener = nil
        let collector = Collector { [weak self] in self?.take($0) }
        self.collector = collector
        isAsking = true
        searched.performTextSearch(
            queryString: search.query, options: search.options, resultAggregator: UITextSearchAggregator(collector: collector))
        isAsking = false
        observer?.foundTextsDidChange()
    }

    func end() {
        collector?.listener = nil
        (collector, search) = (nil, nil)
        clear()
        observer?.foundTextsDidChange()
    }

    private func clear() {
        (found, current, isSorted) = ([], nil, true)
        searched?.clearAllDecoratedFoundText()
    }

    private func take(_ news: [Collector.News]) {
        for item in news {
            switch item {
            case .found(let item): add(item)
            case .invalidated(let item): remove(item)
            case .invalidatedAll:
                // Who begins a search by forgetting what was found wants no other one.
                if isAsking { clear() } else { return begin(scrolls: false) }
            case .finished:
                sort()
                if current == nil, !found.isEmpty { highlight(nearestToSelection ?? 0) }
            }
        }
        observer?.foundTextsDidChange()
    }

    private func add(_ item: Found) {
        if let last = found.last, isSorted, order(last, item) == .orderedDescending { isSorted = false }
        found.append(item)
        searched?.decorate(foundTextRange: item.range, document: item.document, usingStyle: .found)
        // A long text is gone through for some time: what is looked at first need not wait for its end.
        if current == nil, isSorted, isAtSelection(item) { highlight(found.count - 1) }
    }

    private func remove(_ item: Found) {
        guard let index = found.firstIndex(where: { $0.range === item.range }) else { return }
        drop(index)
    }

    private func drop(_ index: Int) {
        let item = found.remove(at: index)
        searched?.decorate(foundTextRange: item.range, document: item.document, usingStyle: .normal)
        guard let current else { return }
        if current == index { self.current = nil } else if current > index { self.current = current - 1 }
    }

    // MARK: Order

    private func order(_ first: Found, _ second: Found) -> ComparisonResult {
        guard let searched else { return .orderedSame }
        if first.document == second.document { return searched.compare(first.range, toRange: second.range, document: first.document) }
        return searched.compare(document: first.document, toDocument: second.document)
    }

    private func sort() {
        guard !isSorted else { return }
        let former = current.map { found[$0].range }
        // Those that have no order stay as they came.
        found = found.enumerated().sorted { first, second in
            let order = order(first.element, second.element)
            return order == .orderedSame ? first.offset < second.offset : order == .orderedAscending
        }.map(\.element)
        isSorted = true
        current = former.flatMap { range in found.firstIndex { $0.range === range } }
    }

    /// Returns true if a stretch begins where the selection does, or behind it.
    private func isAtSelection(_ item: Found) -> Bool {
        guard let searched, let selection = searched.selectedTextRange else { return true }
        let selected = Found(range: selection, document: searched.selectedTextSearchDocument ?? item.document)
        return order(item, selected) != .orderedAscending
    }

    private var nearestToSelection: Int? { found.firstIndex { isAtSelection($0) } }

    // MARK: Looking at one

    private func highlight(_ index: Int) {
        guard let searched, found.indices.contains(index) else { return }
        if let current, current != index {
            searched.decorate(foundTextRange: found[current].range, document: found[current].document, usingStyle: .found)
        }
        let item = found[index]
        current = index
        searched.willHighlight(foundTextRange: item.range, document: item.document)
        searched.decorate(foundTextRange: item.range, document: item.document, usingStyle: .highlighted)
        if scrolls { searched.scrollRangeToVisible(item.range, inDocument: item.document) }
        scrolls = true
    }

    func move(_ direction: UITextStorageDirection) {
        sort()
        guard !found.isEmpty else { return }
        scrolls = true
        if let current {
            highlight((current + (direction == .forward ? 1 : found.count - 1)) % found.count)
        } else if direction == .forward {
            highlight(nearestToSelection ?? 0)
        } else {
            highlight(((nearestToSelection ?? 0) + found.count - 1) % found.count)
        }
        observer?.foundTextsDidChange()
    }

    // MARK: Replacing

    func replaceCurrent(with text: String) {
        guard let searched, searched.supportsTextReplacement, let current, found.indices.contains(current) else { return }
        let (item, former) = (found[current], collector)
        guard searched.shouldReplace(foundTextRange: item.range, document: item.document, withText: text) else {
            return move(.forward)
        }
        searched.replace(foundTextRange: item.range, document: item.document, withText: text)
        // The object may have had all searched for again.
        if collector === former, let index = found.firstIndex(where: { $0.range === item.range }) {
            drop(index)
            if !found.isEmpty { highlight(index % found.count) }
        } else if let current = self.current, found.indices.contains(current) {
            searched.scrollRangeToVisible(found[current].range, inDocument: found[current].document)
        } else {
            // It comes into sight when it is found.
            scrolls = true
        }
        observer?.foundTextsDidChange()
    }

    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String) {
        guard let searched, searched.supportsTextReplacement else { return }
        let former = collector
        searched.replaceAll(queryString: query, options: options, withText: text)
        search = (query, options)
        if collector === former { begin(scrolls: false) }
    }
}
