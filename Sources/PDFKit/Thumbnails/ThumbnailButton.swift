import UIKit

/// The small picture of a page.
final class ThumbnailButton: UIControl {
    let picture: UIImage
    private let action: () -> Void

    /// True for the page that the view shows: it has a frame.
    var isCurrent = false {
        didSet {
            guard isCurrent != oldValue else { return }
            layer.borderWidth = isCurrent ? 2 : 0.5
            layer.borderColor = (isCurrent ? tintColor ?? .systemBlue : UIColor.separator).cgColor
            accessibilityTraits = isCurrent ? [.button, .selected] : .button
        }
    }

    init(_ picture: UIImage, action: @escaping () -> Void) {
        self.picture = picture
        self.action = action
        super.init(frame: CGRect(origin: .zero, size: picture.size))
        let image = UIImageView(image: picture)
        image.frame = bounds
        image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(image)
        layer.borderWidth = 0.5
        layer.borderColor = UIColor.separator.cgColor
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }
}
