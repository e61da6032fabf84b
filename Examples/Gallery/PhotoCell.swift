import UIKit

/// A square picture with a heart when it is liked, a mark when it is selected, and its title if those are shown.
final class PhotoCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
    private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
    private let titleLabel = UILabel()
    private var loading: Task<Void, Never>?
    private var shown: (number: Int, side: CGFloat)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        heart.tintColor = .white
        mark.tintColor = .systemBlue
        mark.backgroundColor = .white
        mark.layer.cornerRadius = 11
        mark.clipsToBounds = true
        titleLabel.font = .preferredFont(forTextStyle: .caption2)
        titleLabel.textColor = .white
        titleLabel.maximumContentSizeCategory = .extraExtraLarge
        for view in [imageView, heart, mark, titleLabel] { contentView.addSubview(view) }
        isAccessibilityElement = true
        updateMark()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ photo: Photo, title: Bool, side: CGFloat, pictures: PictureCache) {
        accessibilityLabel = photo.title
        heart.isHidden = !photo.isFavorite
        titleLabel.text = title ? photo.title : nil
        if let shown, shown.number == photo.number, shown.side == side { return }
        shown = (photo.number, side)
        loading?.cancel()
        if let picture = pictures.picture(of: photo, side: side) {
            imageView.image = picture
            return
        }
        imageView.image = nil
        imageView.backgroundColor = .secondarySystemFill
        let task = pictures.load(photo, side: side, scale: traitCollection.displayScale)
        loading = Task { [weak self] in
            let image = await task.value
            if !Task.isCancelled { self?.imageView.image = image }
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        loading?.cancel()
        loading = nil
        shown = nil
        imageView.image = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        imageView.frame = bounds
        heart.frame = CGRect(x: 4, y: bounds.maxY - 22, width: 20, height: 18)
        mark.frame = CGRect(x: bounds.maxX - 26, y: bounds.maxY - 26, width: 22, height: 22)
        // Clear of round corners.
        titleLabel.frame = CGRect(x: 8, y: 5, width: bounds.width - 16, height: 16)
    }

    override var isSelected: Bool {
        didSet { updateMark() }
    }

    override var isHighlighted: Bool {
        didSet { imageView.alpha = isHighlighted ? 0.7 : 1 }
    }

    private func updateMark() { mark.isHidden = !(isSelected && configurationState.isEditing) }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        mark.isHidden = !(state.isSelected && state.isEditing)
        imageView.alpha = state.isSelected && state.isEditing ? 0.6 : 1
    }

    /// The picture that it shows, for the way to the page of details.
    var picture: UIImage? { imageView.image }
}

/// The name of a month over its pictures.
final class MonthHeader: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.systemBackground.withAlphaComponent(0.9)
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.maximumContentSizeCategory = .accessibilityMedium
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.frame = bounds.insetBy(dx: 16, dy: 0)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var title: String? {
        get { label.text }
        set { label.text = newValue }
    }
}
