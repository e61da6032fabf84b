internal import DeviceNotice
public import Foundation

/// What a player does.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmusicplaybackstate
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped = 0
    case playing
    case paused
    case interrupted
    case seekingForward
    case seekingBackward
}

/// What is played again.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmusicrepeatmode
public enum MPMusicRepeatMode: Int, Sendable {
    case `default` = 0
    case none
    case one
    case all
}

/// What is played in another order.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmusicshufflemode
public enum MPMusicShuffleMode: Int, Sendable {
    case `default` = 0
    case off
    case songs
    case albums
}

extension NSNotification.Name {
    /// A player does something else. Never posted here.
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    /// A player plays something else. Never posted here.
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    /// The volume has changed. Never posted here.
    public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name("MPMusicPlayerControllerVolumeDidChangeNotification")
    /// What a player is to play has changed. Never posted here.
    public static let MPMusicPlayerControllerQueueDidChange = NSNotification.Name("MPMusicPlayerControllerQueueDidChange")
}

/// Plays the user's music. There is none on this device: a player keeps how it shall play, and stands still (MO-28).
// apple: https://developer.apple.com/documentation/mediaplayer/mpmusicplayercontroller
@objcMembers open class MPMusicPlayerController: NSObject, MPMediaPlayback {
    nonisolated(unsafe) private static let applicationPlayer = MPMusicPlayerController()
    nonisolated(unsafe) private static let systemPlayer = SystemMusicPlayer()
    nonisolated(unsafe) private static let queuePlayer = MPMusicPlayerApplicationController()

    override init() {}

    /// A player of the app's own.
    open class var applicationMusicPlayer: MPMusicPlayerController { applicationPlayer }
    /// A player of the app's own whose queue can be changed.
    open class var applicationQueuePlayer: MPMusicPlayerApplicationController { queuePlayer }
    /// The player of the music app.
    open class var systemMusicPlayer: MPMusicPlayerController & MPSystemMusicPlayerController { systemPlayer }

    // MARK: What it does

    /// ``MPMusicPlaybackState/stopped``.
    open var playbackState: MPMusicPlaybackState { .stopped }
    /// What is played again. Default: ``MPMusicRepeatMode/default``.
    open var repeatMode = MPMusicRepeatMode.default
    /// What is played in another order. Default: ``MPMusicShuffleMode/default``.
    open var shuffleMode = MPMusicShuffleMode.default
    /// What is played: nil. Setting it changes nothing, as with a piece that is not in the queue.
    open var nowPlayingItem: MPMediaItem? {
        get { nil }
        set {}
    }
    /// `NSNotFound`: nothing is played.
    open var indexOfNowPlayingItem: Int { NSNotFound }

    // MARK: What it shall play

    /// - Parameter query: the pieces.
    open func setQueue(with query: MPMediaQuery) {}
    /// - Parameter itemCollection: the pieces.
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    /// - Parameter descriptor: the pieces.
    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
    /// - Parameter storeIDs: the pieces, by their numbers in the shop.
    open func setQueue(with storeIDs: [String]) {}
    /// - Parameter descriptor: the pieces that come after the one that is played.
    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    /// - Parameter descriptor: the pieces that come last.
    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    /// To the next piece.
    open func skipToNextItem() {}
    /// To the beginning of the piece.
    open func skipToBeginning() {}
    /// To the piece before.
    open func skipToPreviousItem() {}

    // MARK: Playing

    open func prepareToPlay() {}
    /// - Parameter completionHandler: called on the main queue with ``MPError/permissionDenied``.
    // apple: https://developer.apple.com/documentation/mediaplayer/mpmusicplayercontroller/preparetoplay(completionhandler:)
    @nonobjc open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        Self.explain()
        DispatchQueue.main.async { completionHandler(MPError(.permissionDenied)) }
    }
    /// False.
    open var isPreparedToPlay: Bool { false }
    /// Nothing is played, and the state stays ``MPMusicPlaybackState/stopped``.
    open func play() { Self.explain() }
    open func pause() {}
    open func stop() {}
    /// 0: nothing is played.
    open var currentPlaybackTime: TimeInterval {
        get { 0 }
        set {}
    }
    /// 0: time stands.
    open var currentPlaybackRate: Float {
        get { 0 }
        set {}
    }
    open func beginSeekingForward() {}
    open func beginSeekingBackward() {}
    open func endSeeking() {}

    // MARK: Notifications

    /// Notifications of the player would begin.
    open func beginGeneratingPlaybackNotifications() {}
    /// Notifications of the player would end.
    open func endGeneratingPlaybackNotifications() {}

    static func explain() { DeviceNotice.say("Nothing is played: this device has no library of music, and no player for it.") }
}
