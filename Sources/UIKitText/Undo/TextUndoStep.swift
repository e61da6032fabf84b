import Foundation

/// The text that one step back removes, and the text that it restores.
@MainActor
final class TextUndoStep {
    /// Where the characters stand that go.
    private(set) var range: NSRange
    /// The text that was replaced.
    private(set) var removed: NSAttributedString
    /// The selection.
    let selection: NSRange
    let kind: TextEdit

    init(range: NSRange, removed: NSAttributedString, selection: NSRange, kind: TextEdit) {
        (self.range, self.removed, self.selection, self.kind) = (range, removed, selection, kind)
    }

    /// Takes a change in that carries on this one; false if it does not.
    /// - Parameters:
    ///   - added: where the new characters stand.
    ///   - gone: what stood there.
    func grows(_ added: NSRange, _ gone: NSAttributedString, _ kind: TextEdit) -> Bool {
        guard kind == self.kind else { return false }
        switch kind {
        case .typing: return growsByTyping(added, gone.length)
        case .deletion where added.length == 0 && range.length == 0: return growsByDeletion(at: added.location, gone)
        default: return false
        }
    }

    /// Typed text that replaces the end of the former, as compositions do, or follows it.
    private func growsByTyping(_ added: NSRange, _ gone: Int) -> Bool {
        guard added.location >= range.location, added.location + gone == NSMaxRange(range) else { return false }
        range.length = NSMaxRange(added) - range.location
        return true
    }

    private func growsByDeletion(at location: Int, _ gone: NSAttributedString) -> Bool {
        let joined = NSMutableAttributedString()
        if location + gone.length == range.location {
            joined.append(gone)
            joined.append(removed)
        } else if location == range.location {
            joined.append(removed)
            joined.append(gone)
        } else {
            return false
        }
        removed = joined
        range.location = location
        return true
    }
}
