public import Foundation
package import UIKitGraphics

/// Distinguishes requests for live photos.
public typealias PHLivePhotoRequestID = Int32
/// The number of no request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0

// Keys of what is said about a live photo.
/// Why there is none; a ``PHPhotosError``.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// True if a better one is to follow. Never said here.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// True if the request was cancelled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A picture with the film of the moment around it.
///
/// The library has none here; one is made of the two files of a pair by ``request(withResourceFileURLs:placeholderImage:targetSize:contentMode:resultHandler:)``.
/// `PHLivePhotoView` of PhotosUI shows it.
// apple: https://developer.apple.com/documentation/photos/phlivephoto
open class PHLivePhoto: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The picture that stands still.
    package let still: UIImage
    package let stillFile: URL
    package let movieFile: URL

    package init(still: UIImage, stillFile: URL, movieFile: URL) {
        self.still = still
        self.stillFile = stillFile
        self.movieFile = movieFile
    }

    /// The size of the picture, in pixels.
    // apple: https://developer.apple.com/documentation/photos/phlivephoto/size
    open var size: CGSize { CGSize(width: still.size.width * still.scale, height: still.size.height * still.scale) }

    /// The receiver, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    open class var supportsSecureCoding: Bool { true }

    /// Writes where the two files are.
    open func encode(with coder: NSCoder) {
        coder.encode(stillFile.path as NSString, forKey: "still")
        coder.encode(movieFile.path as NSString, forKey: "movie")
    }

    /// Nil if the files are no longer there, or are no pair.
    public required convenience init?(coder: NSCoder) {
        let paths = ["still", "movie"].compactMap { coder.decodeObject(of: NSString.self, forKey: $0) as String? }
        guard paths.count == 2, let pair = try? LivePhotoPair(paths.map { URL(fileURLWithPath: $0) }) else { return nil }
        self.init(still: pair.image, stillFile: pair.stillFile, movieFile: pair.movieFile)
    }
}
