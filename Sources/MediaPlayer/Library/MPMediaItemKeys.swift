// Keys of what the library knows of a piece. Those that an app tells the device of are with `MPNowPlayingInfoCenter`.

/// The number by which the library knows an entity.
public let MPMediaEntityPropertyPersistentID = "persistentID"
/// The kind, a number of ``MPMediaType``.
public let MPMediaItemPropertyMediaType = "mediaType"
/// Where the file is.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// True if the piece is not on the device.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// True if the piece belongs to a compilation.
public let MPMediaItemPropertyIsCompilation = "isCompilation"
/// True if the file can be played by the music app alone.
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"
/// The position on its disc, from 1.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// How many pieces the disc has.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The words that are sung.
public let MPMediaItemPropertyLyrics = "lyrics"
/// How often it was played.
public let MPMediaItemPropertyPlayCount = "playCount"
/// How much it is liked, from 0 to 5.
public let MPMediaItemPropertyRating = "rating"
/// When it was published.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
