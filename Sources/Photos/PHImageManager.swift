import Dispatch
public import Foundation
import ObjCRuntime
public import UIKitGraphics

public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the picture itself.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

// Keys of what is said about a picture.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

// apple: https://developer.apple.com/documentation/photos/phimagecontentmode
public enum PHImageContentMode: Int, Sendable {
    case aspectFit = 0
    case aspectFill = 1
    public static var `default`: PHImageContentMode { .aspectFit }
}

// apple: https://developer.apple.com/documentation/photos/phimagerequestoptionsdeliverymode
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    case opportunistic = 0
    case highQualityFormat = 1
    case fastFormat = 2
}

// apple: https://developer.apple.com/documentation/photos/phimagerequestoptionsresizemode
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    case none = 0
    case fast
    case exact
}

/// How a picture is asked for.
// apple: https://developer.apple.com/documentation/photos/phimagerequestoptions
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    public override init() {}

    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var isNetworkAccessAllowed = false
    /// Whether the caller waits for the picture. Default: false.
    open var isSynchronous = false
}

/// Hands out the pictures of the library. It has none: each request is answered without one.
// apple: https://developer.apple.com/documentation/photos/phimagemanager
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let shared = PHImageManager()

    public override init() {}

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
        nonisolated(unsafe) let resultHandler = resultHandler
        let answer: @Sendable () -> Void = { resultHandler(nil, [PHImageErrorKey: PHPhotosError(.identifierNotFound)]) }
        if options?.isSynchronous == true { answer() } else { DispatchQueue.main.async(execute: answer) }
        return PHInvalidImageRequestID
    }
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Prepares pictures before they are asked for.
// apple: https://developer.apple.com/documentation/photos/phcachingimagemanager
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    open var allowsCachingHighQualityImages = true
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    @objc open func stopCachingImagesForAllAssets() {}
}
