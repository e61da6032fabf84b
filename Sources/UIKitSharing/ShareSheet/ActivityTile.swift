import Foundation

/// An activity in the row of those that share: its picture on a rounded square, and its title below.
final class ActivityTile: UIControl {
    private static let side: CGFloat = 60

    private let ground = UIView()
    private let picture: UIImageView
    private let title = UILabel()

    init(_ activity: UIActivity) {
        picture = UIImageView(image: activity.activityImage)
        super.init(frame: .zero)
        ground.backgroundColor = .tertiarySystemFill
        ground.layer.cornerRadius = 14
        picture.contentMode = .scaleAspectFit
        title.text = activity.activityTitle
        title.font = .preferredFont(forTextStyle: .caption2)
        title.textAlignment = .center
        for view in [ground, picture, title] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = activity.activityTitle
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { ground.alpha = isHighlighted ? 0.5 : 1 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = CGRect(x: bounds.midX - Self.side / 2, y: 4, width: Self.side, height: Self.side)
        picture.frame = ground.frame.insetBy(dx: 15, dy: 15)
        title.frame = CGRect(x: 2, y: ground.frame.maxY + 6, width: bounds.width - 4, height: title.font.lineHeight)
    }
}
