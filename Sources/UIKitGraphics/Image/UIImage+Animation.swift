import Foundation

extension UIImage {
    /// A picture that shows others one after the other, again and again.
    /// - Parameter duration: of one round, in seconds; 0 is a thirtieth of a second for each picture.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/animatedimage(with:duration:)
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let frames = images.flatMap { $0.images ?? [$0] }
        var content = first.images?.first?.content ?? first.content
        content.frames = frames
        content.duration = duration > 0 && duration.isFinite ? duration : TimeInterval(frames.count) / 30
        return UIImage(content)
    }

    /// A picture that shows those of a name with a number from 0 or 1 on, such as "walk0", "walk1", …; nil where there is none.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/animatedimagenamed(_:duration:)
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: numberedImages(named: name), duration: duration)
    }

    /// The same with edges that keep their size.
    public class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// An animation of pictures that are called `name` and a number, from 0 or 1, each with its middle stretched or repeated.
    /// - Parameter duration: of one run, in seconds.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let images = numberedImages(named: name).map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
        return animatedImage(with: images, duration: duration)
    }

    /// The pictures that are shown one after the other; nil for a picture that stands still.
    @objc open var images: [UIImage]? { content.frames.isEmpty ? nil : content.frames }

    /// Of one round, in seconds; 0 for a picture that stands still.
    @objc open var duration: TimeInterval { content.duration }

    // ad-hoc: as many as are documented to be looked for
    private static let numberLimit = 1024

    private static func numberedImages(named name: String) -> [UIImage] {
        func image(_ number: Int) -> UIImage? {
            ImageLibrary.shared.image(named: "\(name)\(number)", in: nil, traits: .current, isExpected: false)
        }
        let first = image(0) == nil ? 1 : 0
        var images: [UIImage] = []
        while images.count < numberLimit, let next = image(first + images.count) { images.append(next) }
        return images
    }
}
