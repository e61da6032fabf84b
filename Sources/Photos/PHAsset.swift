public import Foundation
import ObjCRuntime

/// The kind of medium of an asset.
// apple: https://developer.apple.com/documentation/photos/phassetmediatype
public enum PHAssetMediaType: Int, Sendable {
    case unknown = 0
    case image
    case video
    case audio
}

/// The particular kinds of an asset.
// apple: https://developer.apple.com/documentation/photos/phassetmediasubtype
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// Something in the library.
// apple: https://developer.apple.com/documentation/photos/phobject
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    override init() {}

    /// Empty, as all of an object that never is.
    open var localIdentifier: String { "" }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A picture or a film in the library. There is none here, so that none is ever made.
// apple: https://developer.apple.com/documentation/photos/phasset
open class PHAsset: PHObject, @unchecked Sendable {
    /// Unknown.
    open var mediaType: PHAssetMediaType { .unknown }
    /// Empty.
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// 0.
    open var pixelWidth: Int { 0 }
    /// 0.
    open var pixelHeight: Int { 0 }
    /// Nil.
    open var creationDate: Date? { nil }
    /// Nil.
    open var modificationDate: Date? { nil }
    /// In seconds.
    open var duration: TimeInterval { 0 }
    /// False.
    open var isFavorite: Bool { false }
    /// False.
    open var isHidden: Bool { false }
    /// Empty: from nowhere.
    open var sourceType: PHAssetSourceType { [] }

    /// Empty.
    // apple: https://developer.apple.com/documentation/photos/phasset/fetchassets(with:)
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Empty.
    @nonobjc open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    /// Empty.
    @nonobjc open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    /// Empty.
    @nonobjc open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>
    { PHFetchResult() }
}

/// Says whether the user, or the system, keeps an album together.
// apple: https://developer.apple.com/documentation/photos/phassetcollectiontype
public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum = 2
}

/// The purpose of an album.
// apple: https://developer.apple.com/documentation/photos/phassetcollectionsubtype
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas = 201
    case smartAlbumVideos = 202
    case smartAlbumFavorites = 203
    case smartAlbumTimelapses = 204
    case smartAlbumAllHidden = 205
    case smartAlbumRecentlyAdded = 206
    case smartAlbumBursts = 207
    case smartAlbumSlomoVideos = 208
    case smartAlbumUserLibrary = 209
    case smartAlbumSelfPortraits = 210
    case smartAlbumScreenshots = 211
    case any = 9_223_372_036_854_775_807
}

/// Things of the library that belong together. There are none here.
// apple: https://developer.apple.com/documentation/photos/phcollection
open class PHCollection: PHObject, @unchecked Sendable {
    /// Nil.
    open var localizedTitle: String? { nil }
}

/// An album. There is none here, so that none is ever made.
// apple: https://developer.apple.com/documentation/photos/phassetcollection
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    /// An album of the user's.
    open var assetCollectionType: PHAssetCollectionType { .album }
    /// `NSNotFound`: not known.
    open var estimatedAssetCount: Int { NSNotFound }

    /// Empty.
    // apple: https://developer.apple.com/documentation/photos/phassetcollection/fetchassetcollections(with:subtype:options:)
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// Empty.
    @nonobjc open class func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
        -> PHFetchResult<PHAssetCollection>
    { PHFetchResult() }
}
