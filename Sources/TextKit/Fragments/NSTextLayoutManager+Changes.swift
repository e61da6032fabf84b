import Foundation

extension NSTextLayoutManager {
    /// Follows a change of the text, or of where its lines are.
    func layoutDidChange(_ mask: NSTextStorage.EditActions?, in range: NSRange, changeInLength delta: Int) {
        fragments.follow(range, delta: delta)
        guard mask?.contains(.editedCharacters) == true, !textSelections.isEmpty else { return }
        textSelections = textSelections.map { selection in
            let moved = selection.textSelection(with: selection.textRanges.map { $0.following(range, delta: delta) })
            moved.movesStart = selection.movesStart
            return moved
        }
    }
}

extension NSTextRange {
    /// Where the range is after a change of the text: one that was replaced is empty, behind what came in its place.
    ///
    /// - Parameter range: What has changed, in the text as it is now.
    fileprivate func following(_ range: NSRange, delta: Int) -> NSTextRange {
        let (start, end) = (range.location, NSMaxRange(range) - delta)
        let own = characters
        func moved(_ position: Int, sticks: Bool) -> Int {
            if position < start || (position == start && start == end && sticks) { return position }
            return position >= end ? position + delta : NSMaxRange(range)
        }
        let (first, last) = (moved(own.location, sticks: false), moved(NSMaxRange(own), sticks: own.length > 0))
        return NSTextRange(NSRange(location: min(first, last), length: max(last - first, 0)))
    }
}
