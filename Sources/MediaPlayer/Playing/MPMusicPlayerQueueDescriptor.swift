public import Foundation

/// What a player shall play.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmusicplayerqueuedescriptor
@objcMembers open class MPMusicPlayerQueueDescriptor: NSObject {
    override init() {}
}

/// Pieces of the library that a player shall play.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmusicplayermediaitemqueuedescriptor
@objcMembers open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
    /// The query whose pieces they are.
    public let query: MPMediaQuery
    /// The pieces.
    public let itemCollection: MPMediaItemCollection
    /// The piece to begin with; nil for the first. Default: nil.
    open var startItem: MPMediaItem?
    private var startTimes: [ObjectIdentifier: TimeInterval] = [:]
    private var endTimes: [ObjectIdentifier: TimeInterval] = [:]

    /// - Parameter query: its pieces shall be played.
    public init(query: MPMediaQuery) {
        self.query = query
        itemCollection = MPMediaItemCollection(items: query.items ?? [])
    }
    /// - Parameter itemCollection: its pieces shall be played.
    public init(itemCollection: MPMediaItemCollection) {
        query = MPMediaQuery()
        self.itemCollection = itemCollection
    }

    /// - Parameter startTime: seconds after the beginning at which the piece shall begin.
    open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) { startTimes[ObjectIdentifier(mediaItem)] = startTime }
    /// - Parameter endTime: seconds after the beginning at which the piece shall end.
    open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) { endTimes[ObjectIdentifier(mediaItem)] = endTime }
}

/// Pieces of the shop's that a player shall play, by their numbers.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmusicplayerstorequeuedescriptor
@objcMembers open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
    /// The numbers.
    open var storeIDs: [String]?
    /// The number to begin with; nil for the first. Default: nil.
    open var startItemID: String?

    /// - Parameter storeIDs: the numbers of the pieces.
    public init(storeIDs: [String]) { self.storeIDs = storeIDs }
}
