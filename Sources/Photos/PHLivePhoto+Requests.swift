import Dispatch
public import Foundation
import Synchronization
public import UIKitGraphics

extension PHLivePhoto {
    /// Makes a live photo of a picture and a film.
    ///
    /// The two belong together because they are named together: what is said inside of the files about their other half is not read.
    /// - Parameters:
    ///   - fileURLs: the file of a picture and that of a film, in any order.
    ///   - image: is not used: the picture is there at once.
    ///   - targetSize: is not used: the picture is not made smaller.
    ///   - resultHandler: called once on the main queue, with the live photo, or without one and with ``PHLivePhotoInfoErrorKey``:
    ///     ``PHPhotosError/Code/missingResource`` for files that are no pair or not there, and ``PHPhotosError/Code/invalidResource`` for a
    ///     picture that cannot be read; or with ``PHLivePhotoInfoCancelledKey``.
    // apple: https://developer.apple.com/documentation/photos/phlivephoto/request(withresourcefileurls:placeholderimage:targetsize:contentmode:resulthandler:)
    @discardableResult
    public class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        let number = LivePhotoRequests.begin()
        nonisolated(unsafe) let resultHandler = resultHandler
        DispatchQueue.main.async {
            guard LivePhotoRequests.end(number) else { return resultHandler(nil, [PHLivePhotoInfoCancelledKey: true]) }
            do {
                let pair = try LivePhotoPair(fileURLs)
                resultHandler(PHLivePhoto(still: pair.image, stillFile: pair.stillFile, movieFile: pair.movieFile), [:])
            } catch {
                resultHandler(nil, [PHLivePhotoInfoErrorKey: error])
            }
        }
        return number
    }

    /// Answers a request without a live photo, if it has not been answered. Numbers that are no request do nothing.
    // apple: https://developer.apple.com/documentation/photos/phlivephoto/cancelrequest(withrequestid:)
    public class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) { LivePhotoRequests.cancel(requestID) }
}

/// The requests that are not answered.
private enum LivePhotoRequests {
    private struct State {
        var last: PHLivePhotoRequestID = 0
        var open: Set<PHLivePhotoRequestID> = []
    }
    private static let state = Mutex(State())

    static func begin() -> PHLivePhotoRequestID {
        state.withLock {
            $0.last = $0.last == .max ? 1 : $0.last + 1
            $0.open.insert($0.last)
            return $0.last
        }
    }

    /// - Returns: false if it was cancelled.
    static func end(_ number: PHLivePhotoRequestID) -> Bool { state.withLock { $0.open.remove(number) != nil } }

    static func cancel(_ number: PHLivePhotoRequestID) { state.withLock { _ = $0.open.remove(number) } }
}
