import Foundation

/// An activity in the row of those that share: its picture on a rounded square, and its title below.
final class ActivityTile: UIControl {
    private static let side: CGFloat = 60

    private let background = UIView()
    private let picture: UIImageView
    private let title = UILabel()

    init(_ activity: UIActivity) {
        picture = UIImageView(image: activity.activityImage)
        super.init(frame: .zero)
        background.backgroundColor = .tertiarySystemFill
        background.layer.cornerRadius = 14
        picture.contentMode = .scaleAspectFit
        title.text = activity.activityTitle
        title.font = .preferredFont(forTextStyle: .caption2)
        title.textAlignment = .center
        for view in [background, picture, title] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = activity.activityTitle
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { background.alpha = isHighlighted ? 0.5 : 1 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: bounds.midX - Self.side / 2, y: 4, width: Self.side, height: Self.side)
        picture.frame = background.frame.insetBy(dx: 15, dy: 15)
        title.frame = CGRect(x: 2, y: background.frame.maxY + 6, width: bounds.width - 4, height: title.font.lineHeight)
    }
}
