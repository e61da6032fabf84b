public import Foundation

/// The pages before and after the present one of a view.
// apple: https://developer.apple.com/documentation/webkit/wkbackforwardlist
@preconcurrency @MainActor @objcMembers open class WKBackForwardList: NSObject {
    @nonobjc private var items: [WKBackForwardListItem] = []
    @nonobjc private var current: Int?

    @preconcurrency @MainActor override init() { super.init() }

    /// Nil before there is a page.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page right before the present one; nil where there is none.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page right after the present one; nil where there is none.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// The pages before the present one, the oldest first.
    open var backList: [WKBackForwardListItem] { current.map { Array(items[..<$0]) } ?? [] }
    /// The pages after the present one, the nearest first.
    open var forwardList: [WKBackForwardListItem] { current.map { Array(items[($0 + 1)...]) } ?? [] }

    /// - Parameter index: from the present page, which is 0; below 0 are those before it. Nil where there is none.
    // apple: https://developer.apple.com/documentation/webkit/wkbackforwardlist/item(at:)
    @objc(itemAtIndex:) open func item(at index: Int) -> WKBackForwardListItem? {
        guard let current, items.indices.contains(current + index) else { return nil }
        return items[current + index]
    }

    /// The items of the engine; those that are the same stay the same objects.
    final func replace(_ new: [WKBackForwardListItem], current: Int?) {
        var former = items
        items = new.map { item in
            let same = former.firstIndex { $0.url == item.url && $0.title == item.title && $0.initialURL == item.initialURL }
            return same.map { former.remove(at: $0) } ?? item
        }
        self.current = current
    }

    final func distance(to item: WKBackForwardListItem) -> Int? {
        guard let current, let index = items.firstIndex(where: { $0 === item }) else { return nil }
        return index - current
    }
}
