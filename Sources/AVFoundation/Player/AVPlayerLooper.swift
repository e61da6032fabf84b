public import Foundation
import ObjCRuntime

/// Plays an item again and again, by putting copies of it into a queue.
// apple: https://developer.apple.com/documentation/avfoundation/avplayerlooper
@preconcurrency @MainActor @objcMembers open class AVPlayerLooper: NSObject {
    /// Says whether it repeats.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayerlooper/status-swift.enum
    public enum Status: Int, Sendable {
        case unknown = 0
        case ready
        case failed
        case cancelled
    }

    /// How many copies wait at a time.
    private static let copyCount = 3

    private weak var player: AVQueuePlayer?
    private let range: CMTimeRange
    private var items: [AVPlayerItem] = []
    nonisolated(unsafe) private var watcher: (any NSObjectProtocol)?

    /// - Parameters:
    ///   - itemToLoop: is copied, and not played itself.
    ///   - loopRange: what is played of it; the invalid range, the default, is all of it.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayerlooper/init(player:templateitem:timerange:)
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange = .invalid) {
        (self.player, range) = (player, loopRange)
        super.init()
        let items = (0..<Self.copyCount).map { _ in makeCopy(of: itemToLoop) }
        player.removeAllItems()
        for item in items { player.insert(item, after: nil) }
        self.items = items
        status = .ready
        watcher = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil) {
            [weak self] note in
            nonisolated(unsafe) let object = note.object as AnyObject
            MainActor.assumeIsolated { self?.itemEnded(object) }
        }
    }

    deinit { watcher.map { NotificationCenter.default.removeObserver($0) } }

    /// Can be observed.
    open private(set) dynamic var status = Status.unknown
    /// Nil: an item that cannot be played says so itself.
    open var error: (any Error)? { nil }
    /// How often it has come to the end. Can be observed.
    open private(set) dynamic var loopCount = 0
    /// The copies.
    open var loopingPlayerItems: [AVPlayerItem] { items }

    /// Plays on to the end of the current copy, and not again.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayerlooper/disablelooping()
    open func disableLooping() {
        guard status != .cancelled else { return }
        status = .cancelled
        for item in items where item !== player?.currentItem { player?.remove(item) }
    }

    private func makeCopy(of item: AVPlayerItem) -> AVPlayerItem {
        let copy = item.copy() as? AVPlayerItem ?? AVPlayerItem(asset: item.asset)
        if range.isValid {
            copy.forwardPlaybackEndTime = range.end
            copy.seek(to: range.start, completionHandler: nil)
        }
        return copy
    }

    private func itemEnded(_ object: AnyObject) {
        guard status == .ready, let player, let index = items.firstIndex(where: { $0 === object }) else { return }
        loopCount += 1
        let item = items.remove(at: index)
        item.seek(to: range.isValid ? range.start : .zero, completionHandler: nil)
        items.append(item)
        if player.canInsert(item, after: nil) { player.insert(item, after: nil) }
    }
}
