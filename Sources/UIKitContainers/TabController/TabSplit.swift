import UIKitCore

/// Which of the controllers have a tab of their own: all, or the first so that there is room for the tab that leads to the rest.
struct TabSplit: Equatable {
    let count: Int
    /// How many tabs there may be.
    let limit: Int

    init(count: Int, limit: Int) {
        self.count = count
        self.limit = limit
    }

    @MainActor
    init(count: Int, for traits: UITraitCollection) {
        self.init(count: count, limit: traits.horizontalSizeClass == .regular ? 8 : 5)
    }

    var hasMore: Bool { count > limit }
    var countOnBar: Int { hasMore ? limit - 1 : count }
}
