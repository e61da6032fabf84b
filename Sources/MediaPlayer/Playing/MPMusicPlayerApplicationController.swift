public import Foundation

/// What a player is to play.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmusicplayercontrollerqueue
@objcMembers open class MPMusicPlayerControllerQueue: NSObject {
    /// The pieces: none.
    open var items: [MPMediaItem] { [] }

    override init() {}
}

/// What a player is to play, while it is changed.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmusicplayercontrollermutablequeue
@objcMembers open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue {
    /// Puts pieces behind another one; nil for the beginning.
    open func insert(_ descriptor: MPMusicPlayerQueueDescriptor, after afterItem: MPMediaItem?) {}
    /// Takes a piece away.
    open func remove(_ item: MPMediaItem) {}
}

/// A player of the app's own whose queue can be changed.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmusicplayerapplicationcontroller
@objcMembers open class MPMusicPlayerApplicationController: MPMusicPlayerController {
    /// Changes what is to be played. There is no queue here.
    /// - Parameters:
    ///   - queueTransaction: would change the queue; not called.
    ///   - completionHandler: called on the main queue with an empty queue and ``MPError/permissionDenied``.
    // apple: https://developer.apple.com/documentation/mediaplayer/mpmusicplayerapplicationcontroller/perform(queuetransaction:completionhandler:)
    @nonobjc open func perform(
        queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void,
        completionHandler: @escaping (MPMusicPlayerControllerQueue, (any Error)?) -> Void
    ) {
        Self.explain()
        nonisolated(unsafe) let completionHandler = completionHandler
        DispatchQueue.main.async { completionHandler(MPMusicPlayerControllerQueue(), MPError(.permissionDenied)) }
    }
}
