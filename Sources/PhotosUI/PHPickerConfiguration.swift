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
    /// Pictures that are chosen from the beginning. Kept; pictures have no identifiers here. Default: none.
    public var preselectedAssetIdentifiers: [String] = []

    /// One picture of any kind, as it is.
    public init() {}
    /// - Parameter photoLibrary: makes no difference here: pictures have no identifiers in it.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that was chosen.
// apple: https://developer.apple.com/documentation/photosui/phpickerresult-swift.struct
public struct PHPickerResult: Hashable, @unchecked Sendable {
    /// Hands out the picture.
    public let itemProvider: NSItemProvider
    /// Names it in the photo library: nil, there is none (SV-71).
    public let assetIdentifier: String?

    package init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        assetIdentifier = nil
    }
}
