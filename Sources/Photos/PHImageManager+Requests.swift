public import AVFoundation
import Dispatch
public import ImageIO
import ObjCRuntime
public import UIKitGraphics

extension PHImageManager {
    /// Asks for a picture as it is kept, not decoded.
    /// - Parameter resultHandler: called with no data and ``PHPhotosError/identifierNotFound``: at once if the options say that the caller
    ///   waits, otherwise later on the main queue.
    // apple: https://developer.apple.com/documentation/photos/phimagemanager/requestimagedata(for:options:resulthandler:)
    @discardableResult
    public func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        fail(options) { resultHandler(nil, nil, .up, $0) }
    }

    /// Asks for a picture as it is kept, not decoded.
    /// - Parameter resultHandler: called with no data and ``PHPhotosError/identifierNotFound``: at once if the options say that the caller
    ///   waits, otherwise later on the main queue.
    // apple: https://developer.apple.com/documentation/photos/phimagemanager/requestimagedataandorientation(for:options:resulthandler:)
    @discardableResult
    public func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        fail(options) { resultHandler(nil, nil, .up, $0) }
    }

    /// Asks for a film with its sound.
    /// - Parameter resultHandler: called later on another queue than the main one, with no asset and
    ///   ``PHPhotosError/identifierNotFound``.
    // apple: https://developer.apple.com/documentation/photos/phimagemanager/requestavasset(forvideo:options:resulthandler:)
    @discardableResult
    public func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping @Sendable (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        DispatchQueue.global().async { resultHandler(nil, nil, [PHImageErrorKey: PHPhotosError(.identifierNotFound)]) }
        return PHInvalidImageRequestID
    }

    /// Answers that there is no such picture: at once to who waits for it, otherwise later on the main queue.
    func fail(_ options: PHImageRequestOptions?, _ answer: @escaping ([AnyHashable: Any]) -> Void) -> PHImageRequestID {
        nonisolated(unsafe) let answer = answer
        let reply: @Sendable () -> Void = { answer([PHImageErrorKey: PHPhotosError(.identifierNotFound)]) }
        if options?.isSynchronous == true { reply() } else { DispatchQueue.main.async(execute: reply) }
        return PHInvalidImageRequestID
    }
}
