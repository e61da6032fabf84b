public import Foundation

// Keys of what is played.
/// Seconds since the beginning.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast time passes: 1 for as recorded, 0 while it stands.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The rate that is played where nobody changes it.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The position in the queue, from 0.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// How long the queue is.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// True for what has no end yet.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The kind of medium, an ``MPNowPlayingInfoMediaType``.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// Where it comes from.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// A title.
public let MPMediaItemPropertyTitle = "title"
/// Who plays or sings.
public let MPMediaItemPropertyArtist = "artist"
/// The album's title.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The album's artist.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The composer.
public let MPMediaItemPropertyComposer = "composer"
/// The kind of music.
public let MPMediaItemPropertyGenre = "genre"
/// The length in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// A picture, an ``MPMediaItemArtwork``.
public let MPMediaItemPropertyArtwork = "artwork"
/// A number that nothing else has.
public let MPMediaItemPropertyPersistentID = "persistentID"

/// The kinds of media.
// apple: https://developer.apple.com/documentation/mediaplayer/mpnowplayinginfomediatype
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
    case none = 0
    case audio
    case video
}

/// What an app says it does.
// apple: https://developer.apple.com/documentation/mediaplayer/mpnowplayingplaybackstate
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    case unknown = 0
    case playing
    case paused
    case stopped
    case interrupted
}

/// What an app says it plays. It is kept, and shown nowhere: this device has no such page outside of apps (MO-28).
// apple: https://developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter
@objcMembers open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let center = MPNowPlayingInfoCenter()

    override init() {}

    /// The center of the app.
    open class func `default`() -> MPNowPlayingInfoCenter { center }
    /// What is played, by the keys above; nil for nothing. Default: nil.
    open var nowPlayingInfo: [String: Any]?
    /// Default: ``MPNowPlayingPlaybackState/unknown``.
    open var playbackState = MPNowPlayingPlaybackState.unknown
}
