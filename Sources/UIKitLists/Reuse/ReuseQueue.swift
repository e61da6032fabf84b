import UIKitCore

/// Views that have left the screen and wait to be used again, by identifier.
///
/// Waiting views stay where they are in the tree, so that one that is wanted at once need not leave and enter it.
@MainActor
package struct ReuseQueue<Element: UIView> {
    /// How many views of one identifier are kept waiting between two layouts.
    package var capacity = 2

    private var waiting: [String: WaitingViews] = [:]

    /// True if views have come since the last trim.
    private var isUntrimmed = false

    package init() {}

    package mutating func put(_ view: Element, identifier: String) {
        isUntrimmed = true
        if let views = waiting[identifier] { return views.all.append(view) }
        waiting[identifier] = WaitingViews(view)
    }

    package mutating func take(_ identifier: String) -> Element? { waiting[identifier]?.all.popLast() as? Element }

    /// Lets go of what is more than enough, and hides the rest.
    package mutating func trim() {
        guard isUntrimmed else { return }
        isUntrimmed = false
        for views in waiting.values { views.trim(to: capacity) }
    }
}

/// The views that wait under one identifier.
// optimization: an object that knows nothing of kinds of views: changing a list of any kind inside a dictionary asks for memory a
// dozen times.
@MainActor
private final class WaitingViews {
    var all: [UIView]

    init(_ view: UIView) { all = [view] }

    func trim(to capacity: Int) {
        let surplus = max(all.count - capacity, 0)
        if surplus > 0 {
            for view in all.prefix(surplus) { view.removeFromSuperview() }
            all.removeFirst(surplus)
        }
        for view in all where !view.isHidden { view.isHidden = true }
    }
}
