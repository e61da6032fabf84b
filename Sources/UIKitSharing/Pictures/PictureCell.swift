import Foundation
internal import UIKitCollections

/// A picture in a grid; one that is chosen has its number in a corner.
final class PictureCell: UICollectionViewCell {
    private static let badgeSide: CGFloat = 24

    private let image = UIImageView()
    private(set) var picture: URL?
    private let badge = UILabel()

    /// Nil for a picture that is not chosen.
    var number: Int? {
        didSet {
            badge.isHidden = number == nil
            badge.text = number.map { "\($0)" }
            image.alpha = number == nil ? 1 : 0.7
            accessibilityTraits = number == nil ? .image : [.image, .selected]
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        image.contentMode = .scaleAspectFill
        image.clipsToBounds = true
        image.backgroundColor = .secondarySystemBackground
        image.tintColor = .tertiaryLabel
        badge.font = .systemFont(ofSize: 13, weight: .semibold)
        badge.textAlignment = .center
        badge.textColor = .white
        badge.backgroundColor = .systemBlue
        badge.layer.cornerRadius = Self.badgeSide / 2
        badge.layer.borderWidth = 1.5
        badge.layer.borderColor = UIColor.white.cgColor
        badge.clipsToBounds = true
        badge.isHidden = true
        contentView.addSubview(image)
        contentView.addSubview(badge)
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { nil }

    func show(_ picture: URL, number: Int?) {
        self.picture = picture
        self.number = number
        image.image = nil
        accessibilityLabel = picture.lastPathComponent
    }

    /// - Parameter thumbnail: nil for a file that cannot be read as a picture, which a sign tells.
    func showThumbnail(_ thumbnail: UIImage?) {
        image.contentMode = thumbnail == nil ? .center : .scaleAspectFill
        image.image = thumbnail ?? UIImage(systemName: "photo")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = contentView.bounds
        badge.frame = CGRect(
            x: contentView.bounds.maxX - Self.badgeSide - 5, y: contentView.bounds.maxY - Self.badgeSide - 5, width: Self.badgeSide,
            height: Self.badgeSide)
    }
}
