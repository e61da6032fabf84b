internal import Display
import Foundation
import ImageIO
@_spi(ForasteroInternal) import UIKitCore

/// Makes small pictures of files on another thread, and keeps the last ones.
@MainActor
final class ThumbnailLoader {
    private static let queue = DispatchQueue(label: "org.forastero.thumbnails", qos: .userInitiated)
    private let cache = NSCache<NSURL, UIImage>()

    init() { cache.countLimit = 400 }

    /// - Parameters:
    ///   - side: the least side of the small picture, in pixels.
    ///   - completion: called at once for one that is kept, else later; nil for a file that is no picture.
    func load(_ file: URL, side: CGFloat, completion: @escaping @MainActor (UIImage?) -> Void) {
        if let image = cache.object(forKey: file as NSURL) { return completion(image) }
        // Where time is virtual nobody waits, and pictures must not depend on which thread was faster.
        guard !DisplayHost.current.clock.isVirtual else { return completion(Self.thumbnail(of: file, side: side)) }
        Self.queue.async {
            let image = Self.thumbnail(of: file, side: side)
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    if let image { self.cache.setObject(image, forKey: file as NSURL) }
                    completion(image)
                }
            }
        }
    }

    nonisolated private static func thumbnail(of file: URL, side: CGFloat) -> UIImage? {
        guard let source = CGImageSourceCreateWithURL(file as CFURL, nil) else { return nil }
        // The longer side of a picture of usual shape is at most twice the other.
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: side * 2,
        ]
        return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary).map { UIImage(cgImage: $0) }
    }
}
