public import Foundation

/// A piece of the user's music, or another medium, with what the library knows of it.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmediaitem
@objcMembers open class MPMediaItem: MPMediaEntity {
    /// The kind. Default: ``MPMediaType/music`` where the library does not say.
    @nonobjc open var mediaType: MPMediaType {
        (value(forProperty: MPMediaItemPropertyMediaType) as? UInt).map(MPMediaType.init(rawValue:)) ?? .music
    }
    /// The title.
    open var title: String? { value(forProperty: MPMediaItemPropertyTitle) as? String }
    /// The title of the album.
    open var albumTitle: String? { value(forProperty: MPMediaItemPropertyAlbumTitle) as? String }
    /// Who plays or sings.
    open var artist: String? { value(forProperty: MPMediaItemPropertyArtist) as? String }
    /// Whose album it is.
    open var albumArtist: String? { value(forProperty: MPMediaItemPropertyAlbumArtist) as? String }
    /// The kind of music.
    open var genre: String? { value(forProperty: MPMediaItemPropertyGenre) as? String }
    /// Who composed it.
    open var composer: String? { value(forProperty: MPMediaItemPropertyComposer) as? String }
    /// The words that are sung.
    open var lyrics: String? { value(forProperty: MPMediaItemPropertyLyrics) as? String }
    /// The length in seconds; 0 where the library does not say.
    open var playbackDuration: TimeInterval { value(forProperty: MPMediaItemPropertyPlaybackDuration) as? TimeInterval ?? 0 }
    /// The position on its disc, from 1; 0 where the library does not say.
    open var albumTrackNumber: Int { value(forProperty: MPMediaItemPropertyAlbumTrackNumber) as? Int ?? 0 }
    /// How many pieces the disc has; 0 where the library does not say.
    open var albumTrackCount: Int { value(forProperty: MPMediaItemPropertyAlbumTrackCount) as? Int ?? 0 }
    /// How often it was played.
    open var playCount: Int { value(forProperty: MPMediaItemPropertyPlayCount) as? Int ?? 0 }
    /// How much it is liked, from 0 to 5.
    open var rating: Int { value(forProperty: MPMediaItemPropertyRating) as? Int ?? 0 }
    /// When it was published.
    open var releaseDate: Date? { value(forProperty: MPMediaItemPropertyReleaseDate) as? Date }
    /// A picture of it.
    open var artwork: MPMediaItemArtwork? { value(forProperty: MPMediaItemPropertyArtwork) as? MPMediaItemArtwork }
    /// Where the file is; nil for what is not on the device, and for what is protected.
    open var assetURL: URL? { value(forProperty: MPMediaItemPropertyAssetURL) as? URL }
    /// True if it is not on the device.
    open var isCloudItem: Bool { value(forProperty: MPMediaItemPropertyIsCloudItem) as? Bool ?? false }
    /// True if it belongs to a compilation.
    open var isCompilation: Bool { value(forProperty: MPMediaItemPropertyIsCompilation) as? Bool ?? false }
    /// True if the file can be played by the music app alone.
    open var hasProtectedAsset: Bool { value(forProperty: MPMediaItemPropertyHasProtectedAsset) as? Bool ?? false }
}
