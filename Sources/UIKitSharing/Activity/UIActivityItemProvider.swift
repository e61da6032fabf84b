import Foundation
internal import Synchronization

/// An item whose making takes long: it is made on another thread, after the user has chosen what to do with it.
///
/// A subclass overrides ``item``; it is an operation, so that it can look at `isCancelled` meanwhile.
// apple: https://developer.apple.com/documentation/uikit/uiactivityitemprovider
@objcMembers nonisolated open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    private let chosenType = Mutex<UIActivity.ActivityType?>(nil)

    /// - Parameter placeholderItem: something of the same class as the item.
    // apple: https://developer.apple.com/documentation/uikit/uiactivityitemprovider/init(placeholderitem:)
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The object that stands for the item until it is made.
    public let placeholderItem: Any?

    /// The activity that the item is made for; nil at other times (SV-60).
    open var activityType: UIActivity.ActivityType? { chosenType.withLock { $0 } }

    /// Makes the item. Called on another thread. Default: the placeholder.
    open var item: Any { placeholderItem ?? NSNull() }

    /// Makes the item for an activity.
    func makeItem(for type: UIActivity.ActivityType?) -> Any? {
        guard !isCancelled else { return nil }
        chosenType.withLock { $0 = type }
        defer { chosenType.withLock { $0 = nil } }
        return item
    }

    @preconcurrency @MainActor
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? NSNull()
    }

    @preconcurrency @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { makeItem(for: activityType) }
}
