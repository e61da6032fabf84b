import Foundation

/// Changes of a storage of which nobody was notified yet, joined into one.
struct PendingEdit {
    private(set) var mask: NSTextStorage.EditActions = []
    /// In the text as it is now.
    private(set) var range = NSRange(location: NSNotFound, length: 0)
    private(set) var delta = 0
    /// How many gatherings are open.
    var depth = 0
    /// True while observers are notified of the changes: those that the delegate makes are added to them.
    var isBeingProcessed = false
    /// True if `processEditing` is running, which subclasses override to change more.
    var isProcessing = false

    /// Joins a change to those before it (TX-05).
    ///
    /// - Parameter edited: The range before the change.
    mutating func add(_ actions: NSTextStorage.EditActions, _ edited: NSRange, _ change: Int) {
        mask.formUnion(actions)
        delta += change
        let length = max(edited.length + change, 0)
        guard range.location != NSNotFound else {
            range = NSRange(location: edited.location, length: length)
            return
        }
        let start = min(range.location, edited.location)
        let end = max(NSMaxRange(range), NSMaxRange(edited)) + change
        range = NSRange(location: start, length: max(end, start) - start)
    }

    mutating func clear() {
        mask = []
        range = NSRange(location: NSNotFound, length: 0)
        delta = 0
    }
}
