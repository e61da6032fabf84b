import UIKitCore

/// Views that have left the screen and wait to be used again, by identifier.
///
/// Waiting views stay where they are in the tree, so that one that is wanted at once need not leave and enter it.
@MainActor
package struct ReuseQueue<Element: UIView> {
    /// How many views of one identifier are kept waiting between two layouts.
    package var capacity = 2

    private var waiting: [String: [Element]] = [:]

    /// Whether views have come since the last trim.
    private var isUntrimmed = false

    package init() {}

    package mutating func put(_ view: Element, identifier: String) {
        waiting[identifier, default: []].append(view)
        isUntrimmed = true
    }

    package mutating func take(_ identifier: String) -> Element? { waiting[identifier]?.popLast() }

    /// Lets go of what is more than enough, and hides the rest.
    package mutating func trim() {
        guard isUntrimmed else { return }
        isUntrimmed = false
        for (identifier, views) in waiting where !views.isEmpty {
            for view in views.prefix(max(views.count - capacity, 0)) { view.removeFromSuperview() }
            let kept = Array(views.suffix(capacity))
            for view in kept where !view.isHidden { view.isHidden = true }
            if kept.count != views.count { waiting[identifier] = kept }
        }
    }
}
