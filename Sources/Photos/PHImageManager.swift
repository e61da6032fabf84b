import Dispatch
public import Foundation
import ObjCRuntime
public import UIKitGraphics

/// Distinguishes requests.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the picture itself.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

// Keys of what is said about a picture.
/// Says whether it would have to be fetched from afar. Never said here.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Says whether a better one is to follow. Never said here.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The number of the request. Never said here.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Says whether it was cancelled. Never said here.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Why there is none; a ``PHPhotosError``.
public let PHImageErrorKey = "PHImageErrorKey"

/// How a picture fits into a size.
// apple: https://developer.apple.com/documentation/photos/phimagecontentmode
public enum PHImageContentMode: Int, Sendable {
    case aspectFit = 0
    case aspectFill = 1
    /// ``aspectFit``.
    public static var `default`: PHImageContentMode { .aspectFit }
}

/// Says whether a quick picture comes first.
// apple: https://developer.apple.com/documentation/photos/phimagerequestoptionsdeliverymode
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    case opportunistic = 0
    case highQualityFormat = 1
    case fastFormat = 2
}

/// Says whether a picture has exactly the size that was asked for.
// apple: https://developer.apple.com/documentation/photos/phimagerequestoptionsresizemode
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    case none = 0
    case fast
    case exact
}

/// Says which version of a picture is wanted.
// apple: https://developer.apple.com/documentation/photos/phimagerequestoptionsversion
public enum PHImageRequestOptionsVersion: Int, Sendable {
    /// With all changes.
    case current = 0
    /// The best without changes.
    case unadjusted
    /// As it came.
    case original
}

/// Hears how far the way of a picture or film from afar is, from 0 to 1. Never called here.
public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void
/// Hears how far the way of a film from afar is, from 0 to 1. Never called here.
public typealias PHAssetVideoProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void

/// How a picture is asked for.
// apple: https://developer.apple.com/documentation/photos/phimagerequestoptions
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    public override init() {}

    /// Makes no difference. Default: current.
    open var version = PHImageRequestOptionsVersion.current
    /// Makes no difference. Default: opportunistic.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Makes no difference. Default: fast.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// True if it may be fetched from afar. Makes no difference. Default: false.
    open var isNetworkAccessAllowed = false
    /// True if the caller waits for the picture. Default: false.
    open var isSynchronous = false
    /// The part of the picture that is wanted, in fractions of its size. Makes no difference. Default: zero, all of it.
    open var normalizedCropRect = CGRect.zero
    /// Hears how far it is. Never called: nothing is fetched from afar. Default: nil.
    open var progressHandler: PHAssetImageProgressHandler?
}

/// Hands out the pictures of the library. It has none: each request is answered without one.
// apple: https://developer.apple.com/documentation/photos/phimagemanager
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let shared = PHImageManager()

    public override init() {}

    /// The one of this application.
    // apple: https://developer.apple.com/documentation/photos/phimagemanager/default()
    open class func `default`() -> PHImageManager { shared }

    /// - Parameter resultHandler: called with no picture and ``PHPhotosError/identifierNotFound``: at once if the options say that the caller
    ///   waits, otherwise later on the main queue.
    // apple: https://developer.apple.com/documentation/photos/phimagemanager/requestimage(for:targetsize:contentmode:options:resulthandler:)
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        fail(options) { resultHandler(nil, $0) }
    }
    /// Does nothing: each request is answered, or about to be.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Prepares pictures before they are asked for.
// apple: https://developer.apple.com/documentation/photos/phcachingimagemanager
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Makes no difference. Default: true.
    open var allowsCachingHighQualityImages = true
    /// Does nothing.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Does nothing.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Does nothing.
    @objc open func stopCachingImagesForAllAssets() {}
}
