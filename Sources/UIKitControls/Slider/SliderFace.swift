import UIKitCore

/// The views of a slider: a track in two parts, a thumb over where they meet, and pictures at the ends.
final class SliderFace: UIView {
    /// All that makes a difference to the picture, but for the positions.
    struct Look: Equatable {
        var minimumTrack = Part()
        var maximumTrack = Part()
        var thumb = Part()
        var minimumImage: UIImage?
        var maximumImage: UIImage?
        var isEnabled = true
    }

    /// A picture, or else a colour.
    struct Part: Equatable {
        var color: UIColor?
        var image: UIImage?
    }

    /// Where the parts stand.
    struct Frames: Equatable {
        var track = CGRect.zero
        var thumb = CGRect.zero
        var minimumImage = CGRect.zero
        var maximumImage = CGRect.zero
        var isRightToLeft = false

        func moved(by way: CGPoint) -> Frames {
            var frames = self
            for path in [\Frames.track, \.thumb, \.minimumImage, \.maximumImage] {
                frames[keyPath: path] = frames[keyPath: path].offsetBy(dx: way.x, dy: way.y)
            }
            return frames
        }
    }

    private let theme: SliderTheme
    private let maximumTrack = UIImageView(frame: .zero)
    private let minimumTrack = UIImageView(frame: .zero)
    private let thumb = UIImageView(frame: .zero)
    private var images: (minimum: UIImageView, maximum: UIImageView)?
    private var look: Look?

    init(theme: SliderTheme) {
        self.theme = theme
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for part in [maximumTrack, minimumTrack, thumb] { addSubview(part) }
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowRadius = theme.shadowRadius
        thumb.layer.shadowOffset = theme.shadowOffset
    }

    required init?(coder: NSCoder) { nil }

    func show(_ newLook: Look) {
        guard newLook != look else { return }
        look = newLook
        show(newLook.minimumTrack, in: minimumTrack)
        show(newLook.maximumTrack, in: maximumTrack)
        show(newLook.thumb, in: thumb)
        thumb.layer.shadowOpacity = newLook.thumb.image == nil ? theme.shadowOpacity : 0
        showImages(newLook)
        alpha = newLook.isEnabled ? 1 : theme.disabledAlpha
    }

    private func show(_ part: Part, in view: UIImageView) {
        view.image = part.image
        view.backgroundColor = part.image == nil ? part.color : nil
        view.tintColor = part.image == nil ? nil : part.color
    }

    private func showImages(_ look: Look) {
        guard images != nil || look.minimumImage != nil || look.maximumImage != nil else { return }
        let images = images ?? (UIImageView(frame: .zero), UIImageView(frame: .zero))
        self.images = images
        for (view, image) in [(images.minimum, look.minimumImage), (images.maximum, look.maximumImage)] {
            if view.superview == nil { addSubview(view) }
            view.contentMode = .center
            view.image = image
        }
    }

    func place(_ frames: Frames) {
        let (track, middle) = (frames.track, frames.thumb.midX)
        let left = CGRect(x: track.minX, y: track.minY, width: max(middle - track.minX, 0), height: track.height)
        let right = CGRect(x: middle, y: track.minY, width: max(track.maxX - middle, 0), height: track.height)
        place(minimumTrack, at: frames.isRightToLeft ? right : left)
        place(maximumTrack, at: frames.isRightToLeft ? left : right)
        place(thumb, at: frames.thumb)
        images?.minimum.frame = frames.minimumImage
        images?.maximum.frame = frames.maximumImage
    }

    private func place(_ view: UIImageView, at frame: CGRect) {
        view.frame = frame
        view.layer.cornerRadius = view.image == nil ? min(frame.width, frame.height) / 2 : 0
    }
}
