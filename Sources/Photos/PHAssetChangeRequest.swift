public import Foundation
import ObjCRuntime
public import UIKitGraphics

/// The kinds of files that an asset is made of.
// apple: https://developer.apple.com/documentation/photos/phassetresourcetype
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video
    case audio
    case alternatePhoto
    case fullSizePhoto
    case fullSizeVideo
    case adjustmentData
    case adjustmentBasePhoto
    case pairedVideo
    case fullSizePairedVideo
    case adjustmentBasePairedVideo
    case adjustmentBaseVideo
    case photoProxy = 19
}

/// How a file becomes part of an asset.
// apple: https://developer.apple.com/documentation/photos/phassetresourcecreationoptions
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
    /// The name of the file in the library. Default: nil.
    open var originalFilename: String?
    /// The identifier of the file's type. Default: nil.
    open var uniformTypeIdentifier: String?
    /// True if the file is to be moved and not copied. Default: false.
    open var shouldMoveFile = false

    public override init() { super.init() }
}

/// Would change an asset. This device has no library, so ``PHPhotoLibrary/performChanges(_:completionHandler:)`` calls no block in which one
/// could be made (MO-23); elsewhere it is a programming error, as on iOS.
// apple: https://developer.apple.com/documentation/photos/phassetchangerequest
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    private override init() {}

    /// Would put a picture into the library.
    // apple: https://developer.apple.com/documentation/photos/phassetchangerequest/creationrequestforasset(from:)
    open class func creationRequestForAsset(from image: UIImage) -> Self { stopOutsideOfChanges() }
    /// Would put the picture in a file into the library.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { stopOutsideOfChanges() }
    /// Would put the film in a file into the library.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { stopOutsideOfChanges() }
    /// Would take assets out of the library.
    open class func deleteAssets(_ assets: Any) { stopOutsideOfChanges() }

    /// Stands for the asset that is being made.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    /// When it was made.
    open var creationDate: Date?
    /// True for one of the favourites.
    open var isFavorite = false
    /// True for one that is left out of the library's lists.
    open var isHidden = false

    final class func stopOutsideOfChanges() -> Never {
        fatalError(
            "This method can only be called from inside of -[PHPhotoLibrary performChanges:completionHandler:] or "
                + "-[PHPhotoLibrary performChangesAndWait:].")
    }
}

/// Would make an asset of several files.
// apple: https://developer.apple.com/documentation/photos/phassetcreationrequest
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    /// Would begin an asset.
    // apple: https://developer.apple.com/documentation/photos/phassetcreationrequest/forasset()
    open class func forAsset() -> Self { stopOutsideOfChanges() }

    /// False: nothing can be put into the library.
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }

    /// Would add a file.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        Self.stopOutsideOfChanges()
    }
    /// Would add what a file has in it.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        Self.stopOutsideOfChanges()
    }
}

/// Stands for an asset that does not exist yet.
// apple: https://developer.apple.com/documentation/photos/phobjectplaceholder
open class PHObjectPlaceholder: NSObject, @unchecked Sendable {
    override init() {}
    /// The name of the asset to be.
    open var localIdentifier: String { "" }
}
