import Foundation
import ObjCRuntime

/// Plays items one after another. An item that has been played leaves the queue.
// apple: https://developer.apple.com/documentation/avfoundation/avqueueplayer
@preconcurrency @MainActor @objcMembers open class AVQueuePlayer: AVPlayer {
    @nonobjc final var queue: [AVPlayerItem] = []

    // MARK: Creating

    @preconcurrency @MainActor public override init() {
        super.init()
        actionAtItemEnd = .advance
    }

    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: nil)
        actionAtItemEnd = .advance
        replaceCurrentItem(with: item)
    }

    /// A player of some items, one after the other.
    // apple: https://developer.apple.com/documentation/avfoundation/avqueueplayer/init(items:)
    public init(items: [AVPlayerItem]) {
        super.init(playerItem: nil)
        actionAtItemEnd = .advance
        for item in items { insert(item, after: nil) }
    }

    // MARK: Items

    /// Those that are still to be played, the current one first.
    // apple: https://developer.apple.com/documentation/avfoundation/avqueueplayer/items()
    open func items() -> [AVPlayerItem] { queue }

    /// The current item leaves the queue.
    // apple: https://developer.apple.com/documentation/avfoundation/avqueueplayer/advancetonextitem()
    open func advanceToNextItem() { queue.first.map { leave($0) } }

    /// Returns true if an item can be inserted: one that is not in the queue yet, after one that is.
    /// - Parameter afterItem: nil for the end.
    // apple: https://developer.apple.com/documentation/avfoundation/avqueueplayer/caninsert(_:after:)
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !queue.contains { $0 === item } && (item.player == nil || item.player === self)
            && (afterItem == nil || queue.contains { $0 === afterItem })
    }

    /// - Precondition: ``canInsert(_:after:)``
    // apple: https://developer.apple.com/documentation/avfoundation/avqueueplayer/insert(_:after:)
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        adopt(item)
        _require(
            canInsert(item, after: afterItem),
            "An item cannot be inserted into a queue that has it, or after one that is not in it. Ask canInsert(_:after:) first.")
        let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: place)
        item.prepare()
        showFirst()
    }

    /// Takes an item out; the next one is played if it was the first. Does nothing for others.
    // apple: https://developer.apple.com/documentation/avfoundation/avqueueplayer/remove(_:)
    open func remove(_ item: AVPlayerItem) { leave(item) }

    /// Takes all items out. Nothing is played then.
    // apple: https://developer.apple.com/documentation/avfoundation/avqueueplayer/removeallitems()
    open func removeAllItems() {
        let former = queue
        queue = []
        showFirst()
        for item in former { item.player = nil }
    }

    /// Replaces the current item; nil removes it.
    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== state.item else { return }
        adopt(item)
        let former = queue.isEmpty ? nil : queue.removeFirst()
        queue.removeAll { $0 === item }
        if let item { queue.insert(item, at: 0) }
        showFirst()
        former?.player = nil
    }

    /// Takes an item out, and plays the next one if it was the current one.
    @nonobjc final func leave(_ item: AVPlayerItem) {
        guard queue.contains(where: { $0 === item }) else { return }
        queue.removeAll { $0 === item }
        showFirst()
        item.player = nil
    }

    private func showFirst() { setItem(queue.first) }
}
