public import AVFoundation
import Dispatch
public import Foundation
import ObjCRuntime

/// Says which version of a film is wanted.
// apple: https://developer.apple.com/documentation/photos/phvideorequestoptionsversion
public enum PHVideoRequestOptionsVersion: Int, Sendable {
    case current = 0
    case original
}

/// Says how good a film has to be.
// apple: https://developer.apple.com/documentation/photos/phvideorequestoptionsdeliverymode
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic = 0
    case highQualityFormat = 1
    case mediumQualityFormat = 2
    case fastFormat = 3
}

/// How a film is asked for.
// apple: https://developer.apple.com/documentation/photos/phvideorequestoptions
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
    public override init() {}

    /// Makes no difference. Default: current.
    open var version = PHVideoRequestOptionsVersion.current
    /// Makes no difference. Default: automatic.
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// True if it may be fetched from afar. Makes no difference. Default: false.
    open var isNetworkAccessAllowed = false
    /// Hears how far it is. Never called: nothing is fetched from afar. Default: nil.
    open var progressHandler: PHAssetVideoProgressHandler?
}

extension PHImageManager {
    /// - Parameter resultHandler: called later on another queue than the main one, with no item and
    ///   ``PHPhotosError/identifierNotFound``.
    // apple: https://developer.apple.com/documentation/photos/phimagemanager/requestplayeritem(forvideo:options:resulthandler:)
    @discardableResult
    public func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping @Sendable (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        DispatchQueue.global().async { resultHandler(nil, [PHImageErrorKey: PHPhotosError(.identifierNotFound)]) }
        return PHInvalidImageRequestID
    }
}
