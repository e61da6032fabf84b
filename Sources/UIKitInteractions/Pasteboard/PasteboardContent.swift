@_spi(ForasteroInternal) import UIKitCore
internal import Display
import Foundation

/// The items of one pasteboard, shared by all objects of its name.
@MainActor
class PasteboardContent {
    fileprivate(set) var storedItems: [[String: Any]] = []
    fileprivate(set) var changeCount = 0
    private var expiration: Date?

    /// The present items.
    final var items: [[String: Any]] {
        refresh()
        settle()
        if let expiration, expiration <= Date() {
            storedItems = []
            self.expiration = nil
            changeCount += 1
        }
        return storedItems
    }

    /// Replaces the items.
    final func replace(_ items: [[String: Any]], isLocal: Bool = false, expiration: Date? = nil) {
        refresh()
        storedItems = items.map { PasteboardValue.resolved($0) }
        self.expiration = expiration
        changeCount += 1
        publish(isLocal: isLocal)
    }

    /// The types of all items, in alphabetical order, each once.
    final var allTypes: [String] {
        _ = items
        return storedTypes
    }

    /// The same of the items that are here already.
    final var storedTypes: [String] { Set(storedItems.flatMap(\.keys)).sorted() }

    /// Takes over what another application has copied, as far as it is here.
    func refresh() {}

    /// Waits a moment for what another application has copied and what is on its way.
    func settle() {}

    /// Lets other applications see the items.
    func publish(isLocal: Bool) {}
}

/// The items that all applications of the desktop share: as texts, or in all forms that the desktop hands on.
final class GeneralPasteboardContent: PasteboardContent {
    /// The text of the desktop's clipboard, as far as it is known.
    private var knownText: String?
    /// The changes of the desktop's clipboard up to which it is known, where it shares more than texts.
    private var knownChange = 0
    private weak var knownClipboard: (any DisplayClipboard)?
    /// True while the clipboard is asked for what it has, which it may have at once.
    private var isAsking = false
    /// Called when items of another application have come some time after they were noticed.
    var lateItemsObserver: ((_ typesBefore: [String]) -> Void)?

    /// Replaced by tests.
    var findClipboard: () -> any DisplayClipboard = { DisplayHost.current.display.clipboard }
    private var clipboard: any DisplayClipboard { findClipboard() }

    override func refresh() {
        let clipboard = clipboard
        guard !clipboard.sharesTypes else { return refreshAll(clipboard) }
        let text = clipboard.text
        guard clipboard !== knownClipboard || text != knownText else { return }
        // An empty clipboard that is seen for the first time says nothing.
        let isFirst = knownClipboard == nil && text == nil && storedItems.isEmpty
        knownClipboard = clipboard
        knownText = text
        guard !isFirst else { return }
        storedItems = text.map { [[PasteboardValue.stringTypes[0]: $0]] } ?? []
        changeCount += 1
    }

    private func refreshAll(_ clipboard: any DisplayClipboard) {
        let change = clipboard.changeCount
        let isFirst = clipboard !== knownClipboard
        guard isFirst || change != knownChange else { return }
        knownClipboard = clipboard
        knownChange = change
        // Notices of what this program has copied come as well.
        guard !clipboard.isOwn else { return }
        isAsking = true
        clipboard.fetch(Self.wantedTypes(of: clipboard)) { [weak self, weak clipboard] in
            guard let self, let clipboard, !clipboard.isOwn, knownChange == change, knownClipboard === clipboard else { return }
            let before = storedTypes
            let items = Self.items(of: clipboard)
            if isFirst, items.isEmpty, storedItems.isEmpty { return }
            storedItems = items
            changeCount += 1
            if !isAsking { lateItemsObserver?(before) }
        }
        isAsking = false
    }

    override func settle() { if !clipboard.isOwn { clipboard.settle() } }

    override func publish(isLocal: Bool) {
        guard !isLocal else { return }
        guard !clipboard.sharesTypes else { return clipboard.offer(Self.representations(of: storedItems)) }
        let texts = storedItems.compactMap { PasteboardValue.text(of: $0) }
        clipboard.text = texts.isEmpty ? nil : texts.joined(separator: "\n")
        // As the desktop gives it back: it may cut a text off.
        knownText = clipboard.text
    }
}
