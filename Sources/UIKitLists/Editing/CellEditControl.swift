import UIKitCore

/// The control at the beginning of a row that is edited: minus, plus, or a circle by which rows are chosen.
package final class CellEditControl: UIControl {
    package enum Face: Equatable {
        case style(UITableViewCell.EditingStyle)
        /// Only shows whether the row is chosen; touches go to the row.
        case circle
    }

    private let theme: CellTheme
    private let picture = UIImageView(frame: .zero)
    private var face: Face?
    package var onTap: (() -> Void)?
    /// True if the circle is ticked.
    package var isChosen = false { didSet { if isChosen != oldValue { showFace() } } }

    package init(theme: CellTheme) {
        self.theme = theme
        super.init(frame: .zero)
        picture.contentMode = .center
        addSubview(picture)
        accessibilityTraits = .button
        addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    package required init?(coder: NSCoder) { nil }

    package func show(_ newFace: Face) {
        guard newFace != face else { return }
        face = newFace
        isUserInteractionEnabled = newFace != .circle
        showFace()
    }

    private func showFace() {
        switch face {
        case .style(.delete):
            picture.image = symbol("minus.circle.fill", .white, .systemRed)
            accessibilityLabel = "Delete"
        case .style(.insert):
            picture.image = symbol("plus.circle.fill", .white, .systemGreen)
            accessibilityLabel = "Insert"
        case .circle:
            picture.image = isChosen ? symbol("checkmark.circle.fill", .white, tintColor) : symbol("circle", .tertiaryLabel)
            accessibilityLabel = nil
        case .style, nil: picture.image = nil
        }
    }

    private func symbol(_ name: String, _ colors: UIColor...) -> UIImage? {
        let size = UIImage.SymbolConfiguration(pointSize: theme.editSymbolSize)
        return UIImage(systemName: name, withConfiguration: size.applying(UIImage.SymbolConfiguration(paletteColors: colors)))
    }

    @objc private func tapped() { onTap?() }

    package override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        if face == .circle { showFace() }
    }

    /// Large enough for a finger.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: (bounds.width - theme.touchSize) / 2, dy: (bounds.height - theme.touchSize) / 2).contains(point)
    }
}
