import Foundation

// Key-value observing. The observers of one side of the geometry are notified of changes that come through another: setting the frame
// moves the centre.
extension UIView {
    /// Changes something, and notifies the observers of some keys before and after.
    func announcing(_ keys: @autoclosure () -> [String], _ change: () -> Void) {
        guard _objcMayBeObserved(self) else { return change() }
        let keys = keys()
        for key in keys { _objcWillChange(self, key) }
        change()
        for key in keys.reversed() { _objcDidChange(self, key) }
    }

    /// The properties that a new frame changes. ``frame`` counts as set even if it stays the same.
    func keysMoved(byFrame new: CGRect) -> [String] {
        let old = frame
        var keys = ["frame"]
        if new.size != old.size { keys.append("bounds") }
        if new.midX != old.midX || new.midY != old.midY { keys.append("center") }
        return keys
    }

    func keysMoved(byBounds new: CGRect) -> [String] { new.size == bounds.size ? ["bounds"] : ["bounds", "frame"] }

    func keysMoved(byResizingTo size: CGSize, at position: CGPoint) -> [String] {
        var keys: [String] = []
        if size != bounds.size { keys.append("bounds") }
        if position != center { keys.append("center") }
        return keys.isEmpty ? [] : keys + ["frame"]
    }
}
