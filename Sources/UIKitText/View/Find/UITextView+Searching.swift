public import Foundation
@_spi(ForasteroInternal) public import UIKitCore

// A text view searches in itself.
extension UITextView: UITextSearching {
    public typealias DocumentIdentifier = AnyHashable?

    /// True if the view is editable.
    @nonobjc public var supportsTextReplacement: Bool { isEditable }

    @nonobjc public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
        guard let first = editor.nsRange(foundRange), let second = editor.nsRange(toRange) else { return .orderedSame }
        if first.location != second.location { return first.location < second.location ? .orderedAscending : .orderedDescending }
        return first.length < second.length ? .orderedAscending : first.length > second.length ? .orderedDescending : .orderedSame
    }

    @nonobjc public func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) { finder.begin(queryString, options, resultAggregator) }

    @nonobjc public func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle) {
        if let range = editor.nsRange(foundTextRange) { finder.decorate(range, style) }
    }

    @nonobjc public func clearAllDecoratedFoundText() { finder.end() }

    @nonobjc public func willHighlight(foundTextRange: UITextRange, document: AnyHashable??) {}

    @nonobjc public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
        if let range = editor.nsRange(range) { scrollFound(range) }
    }

    /// Returns true if the view is editable and its delegate agrees.
    @nonobjc public func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText text: String) -> Bool {
        guard isEditable, let range = editor.nsRange(foundTextRange) else { return false }
        return mayChange(range, to: text)
    }

    @nonobjc public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText text: String) {
        guard isEditable else { return }
        finder.holding { replaceCharacters(foundTextRange, with: text) }
        finder.searchAgain()
    }

    /// Replaces what the delegate agrees to, one after the other, in one step of undo.
    @nonobjc public func replaceAll(queryString: String, options: UITextSearchOptions, withText text: String) {
        guard isEditable else { return }
        let length = editor.length
        let matches = finder.allMatches(of: TextQuery(queryString, options)).filter { mayChange($0, to: text) }
        // Who was asked may have set another text meanwhile: then nothing is where it was.
        guard !matches.isEmpty, editor.length == length else { return }
        finder.holding { replace(matches, with: text) }
        finder.searchAgain()
    }
}

extension UITextView {
    func changeFindInteraction(to isEnabled: Bool) -> UIFindInteraction? {
        guard isEnabled else {
            if let findInteraction { removeInteraction(findInteraction) }
            return nil
        }
        let interaction = UIFindInteraction(sessionDelegate: FinderDelegate.shared)
        addInteraction(interaction)
        return interaction
    }

    /// Returns true if a command of searching makes sense now; nil for other commands.
    func canFind(_ action: Selector) -> Bool? {
        guard let command = FindCommand.allCases.first(where: { $0.action == action }) else { return nil }
        guard let findInteraction, isFindInteractionEnabled else { return false }
        switch command {
        case .find: return true
        case .findAndReplace: return isEditable
        case .findNext, .findPrevious: return findInteraction.searchText?.isEmpty == false
        case .useSelection: return editor.selection.length > 0 && !isSecret
        }
    }

    func findSelection() {
        guard let findInteraction, editor.selection.length > 0, !isSecret else { return }
        findInteraction.searchText = characters(in: editor.selection)
        if findInteraction.isFindNavigatorVisible { findInteraction.dismissFindNavigator() }
        findInteraction.presentFindNavigator(showingReplace: false)
    }

    /// Brings what was found into the middle of what is seen, unless it is well in sight.
    func scrollFound(_ range: NSRange) {
        updateContainer()
        updateContentSize()
        let start = caretRect(at: TextOffset(range.location))
        let seen = bounds.inset(by: adjustedContentInset)
        guard isScrollEnabled, seen.height > 0 else { return }
        guard start.minY < seen.minY || start.maxY > seen.maxY else { return }
        let highest = -adjustedContentInset.top
        let lowest = max(contentSize.height - bounds.height + adjustedContentInset.bottom, highest)
        let wanted = start.midY - seen.height / 2 - adjustedContentInset.top
        setContentOffset(CGPoint(x: contentOffset.x, y: min(max(wanted, highest), lowest)), animated: false)
        // Lines that were guessed at are laid out now, and stand elsewhere.
        layOutText()
    }

    /// Puts a text in the place of stretches that are in the order of the text, in one step of undo.
    private func replace(_ matches: [NSRange], with text: String) {
        guard let first = matches.first, let last = matches.last else { return }
        editor.marked = nil
        let all = NSRange(location: first.location, length: NSMaxRange(last) - first.location)
        let removed = editor.undo.isWanted ? styledCharacters(in: all) : nil
        let former = editor.selection
        changeStorage { storage in for location in matches.reversed() { storage.replaceCharacters(in: location, with: text) } }
        let growth = matches.count * text.utf16.count - matches.reduce(0) { $0 + $1.length }
        let added = NSRange(location: all.location, length: all.length + growth)
        if let removed { editor.undo.note(added, inPlaceOf: removed, selected: former, as: .replacementOfAll) }
        editor.select(NSRange(location: NSMaxRange(added), length: 0))
        textHasChanged()
    }
}
