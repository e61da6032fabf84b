import UIKitCore

/// The button with an "i" at the end of a cell.
final class CellDetailButton: UIControl {
    private let theme: CellTheme
    private let picture = UIImageView(frame: .zero)
    var onTap: (() -> Void)?

    init(theme: CellTheme) {
        self.theme = theme
        super.init(frame: .zero)
        picture.image = UIImage(
            systemName: "info.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: theme.detailButtonSize))
        picture.contentMode = .center
        addSubview(picture)
        accessibilityLabel = "More Info"
        accessibilityTraits = .button
        addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func tapped() { onTap?() }

    override var isHighlighted: Bool { didSet { picture.alpha = isHighlighted ? 0.3 : 1 } }

    override func sizeThatFits(_ size: CGSize) -> CGSize { picture.image?.size ?? .zero }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }

    /// Large enough for a finger.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let missing = CGSize(width: theme.touchSize - bounds.width, height: theme.touchSize - bounds.height)
        return bounds.insetBy(dx: min(-missing.width / 2, 0), dy: min(-missing.height / 2, 0)).contains(point)
    }
}
