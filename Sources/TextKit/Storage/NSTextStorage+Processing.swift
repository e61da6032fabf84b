import Foundation

/// Follows a storage beside the layout managers.
protocol TextStorageObserver: AnyObject {
    func storage(_ storage: NSTextStorage, didProcess mask: NSTextStorage.EditActions, range: NSRange, changeInLength delta: Int)
}

extension NSTextStorage {
    /// Has the changes processed. What an override of `processEditing` changes before it calls super joins them; what it changes afterwards is
    /// processed behind them.
    func startProcessing() {
        guard !edits.isProcessing else { return }
        edits.isProcessing = true
        edits.depth += 1
        processEditing()
        edits.depth -= 1
        edits.isProcessing = false
        processGatheredEdits()
    }

    func processGatheredEdits() {
        guard !edits.mask.isEmpty, !edits.isBeingProcessed else { return }
        edits.isBeingProcessed = true
        // Changes by the delegate are gathered, and join those that are being reported (TX-09).
        edits.depth += 1
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        delegate?.textStorage?(self, willProcessEditing: edits.mask, range: edits.range, changeInLength: edits.delta)
        invalidateAttributes(in: edits.range)
        let explicit = edits.range
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        delegate?.textStorage?(self, didProcessEditing: edits.mask, range: edits.range, changeInLength: edits.delta)
        let told = edits
        edits.clear()
        edits.depth -= 1
        edits.isBeingProcessed = false
        // From here on the text may be asked for its lines.
        let depth = edits.depth
        edits.depth = 0
        defer { edits.depth += depth }
        for manager in managers {
            manager.processEditing(
                for: self, edited: told.mask, range: explicit, changeInLength: told.delta, invalidatedRange: told.range)
        }
        for observer in contentObservers {
            observer.storage(self, didProcess: told.mask, range: told.range, changeInLength: told.delta)
        }
    }
}
