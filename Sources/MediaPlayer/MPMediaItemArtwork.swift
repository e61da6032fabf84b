public import Foundation
public import UIKit

/// A picture of what is played, made in the size that is asked for.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmediaitemartwork
@objcMembers open class MPMediaItemArtwork: NSObject {
    /// The size in points in which it is best.
    public let bounds: CGRect
    private let make: (CGSize) -> UIImage

    /// - Parameter requestHandler: makes the picture, at most in the size of the bounds.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        make = requestHandler
    }
    /// - Parameter image: the picture for every size.
    @available(*, deprecated, message: "Use init(boundsSize:requestHandler:).")
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

    /// The picture for a size in points.
    open func image(at size: CGSize) -> UIImage? { make(size) }
}
