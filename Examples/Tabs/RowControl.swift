import UIKit

/// A row of a list: a symbol, a title, a detail, and a chevron, as it leads somewhere.
class RowControl: UIControl {
    static let height: CGFloat = 52

    let iconView = UIImageView()
    let titleLabel = UILabel()
    let detailLabel = UILabel()
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))
    private let separator = UIView()

    var showsSeparator = true {
        didSet { separator.isHidden = !showsSeparator }
    }

    init(title: String, symbol: String, tint: UIColor) {
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .body)
        detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        detailLabel.textColor = .secondaryLabel
        detailLabel.textAlignment = .right
        iconView.image = UIImage(systemName: symbol)
        iconView.contentMode = .scaleAspectFit
        iconView.tintColor = tint
        chevron.contentMode = .scaleAspectFit
        chevron.tintColor = .tertiaryLabel
        separator.backgroundColor = .separator
        for part in [iconView, titleLabel, detailLabel, chevron, separator] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        accessibilityLabel = title
        accessibilityTraits = .button
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        fatalError("A row is made in code.")
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let middle = bounds.midY
        iconView.frame = CGRect(x: 16, y: middle - 13, width: 26, height: 26)
        chevron.frame = CGRect(x: bounds.width - 16 - 10, y: middle - 7, width: 10, height: 14)
        let detailWidth = ceil(detailLabel.sizeThatFits(bounds.size).width)
        detailLabel.frame = CGRect(
            x: chevron.frame.minX - 10 - detailWidth, y: 0, width: detailWidth, height: bounds.height)
        titleLabel.frame = CGRect(
            x: 58, y: 0, width: detailLabel.frame.minX - 66, height: bounds.height)
        let hairline = 1 / max(traitCollection.displayScale, 1)
        separator.frame = CGRect(
            x: 58, y: bounds.height - hairline, width: bounds.width - 58, height: hairline)
    }
}
