@_spi(ForasteroInternal) import UIKitCore

/// A date or a time in a frame of its own, which opens what it is chosen with.
final class DateField: UIControl {
    // By eye, in points.
    private static let height: CGFloat = 34
    private static let inset: CGFloat = 11
    private static let radius: CGFloat = 8

    private let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.radius
        label.font = .systemFont(ofSize: 17)
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    var text: String? {
        get { label.text }
        set {
            label.text = newValue
            accessibilityLabel = newValue
        }
    }

    /// True if what it opens is on the screen.
    var isOpen = false { didSet { showState() } }

    var fittingSize: CGSize { CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 2 * Self.inset, height: Self.height) }

    private func showState() {
        label.textColor = isOpen ? tintColor : .label
        label.alpha = isHighlighted ? 0.4 : 1
    }

    @nonobjc override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
