import Foundation
@_exported public import Photos

/// The content of a picker, and how many pictures may be chosen.
// apple: https://developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct
public struct PHPickerConfiguration: Equatable, @unchecked Sendable {
    /// In which format pictures are handed over.
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic = 0
        case current = 1
        case compatible = 2
    }

    /// In which order they are handed over.
    public enum Selection: Int, Sendable {
        case `default` = 0
        case ordered = 1
        case continuous = 2
        case continuousAndOrdered = 3
    }

    /// How many may be chosen; 0 is any number. Default: 1 (SV-70).
    public var selectionLimit = 1
    /// Which kinds are shown. Default: nil, all.
    public var filter: PHPickerFilter?
    /// Kept: pictures are handed over as they are. Default: automatic.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// Kept: pictures are always handed over in the order of the touches. Default: default.
    public var selection = Selection.default
    /// Pictures that are chosen from the beginning, where several may be and the configuration was made with a photo library. Their results
    /// have providers without anything. Default: none.
    // apple: https://developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct/preselectedassetidentifiers
    public var preselectedAssetIdentifiers: [String] = []
    /// True if results name their pictures.
    var namesAssets = false

    /// One picture of any kind, as it is. Results have no identifiers.
    public init() {}
    /// One picture of any kind, as it is. Results have identifiers.
    /// - Parameter photoLibrary: the only one there is. The pictures are those of the folder all the same, and the library has none of them.
    // apple: https://developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct/init(photolibrary:)
    public init(photoLibrary: PHPhotoLibrary) { namesAssets = true }
}

/// A picture that was chosen.
// apple: https://developer.apple.com/documentation/photosui/phpickerresult-swift.struct
public struct PHPickerResult: Hashable, @unchecked Sendable {
    /// Hands out the picture.
    public let itemProvider: NSItemProvider
    /// Names the picture, the same from run to run; nil if the configuration was made without a photo library (SV-71).
    ///
    /// No asset is found by it: the photo library is empty here.
    public let assetIdentifier: String?

    package init(itemProvider: NSItemProvider, assetIdentifier: String? = nil) {
        self.itemProvider = itemProvider
        self.assetIdentifier = assetIdentifier
    }
}
