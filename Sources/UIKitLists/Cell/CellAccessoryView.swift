import UIKitCore

/// The view at the end of a cell when the app says what it means: chevron, tick, button with an "i".
///
/// Only the button takes touches.
final class CellAccessoryView: UIView {
    let type: UITableViewCell.AccessoryType
    private let theme: CellTheme
    private var picture: UIImageView?
    private var button: CellDetailButton?
    /// Called when the button is tapped.
    var onTap: (() -> Void)? {
        get { button?.onTap }
        set { button?.onTap = newValue }
    }

    init(type: UITableViewCell.AccessoryType, theme: CellTheme) {
        self.type = type
        self.theme = theme
        super.init(frame: .zero)
        switch type {
        case .checkmark: picture = addPicture()
        case .disclosureIndicator: picture = addPicture()
        case .detailButton: button = addButton()
        case .detailDisclosureButton:
            button = addButton()
            picture = addPicture()
        case .none: break
        }
        showPicture()
        bounds.size = wantedSize
    }

    required init?(coder: NSCoder) { nil }

    private func addPicture() -> UIImageView {
        let view = UIImageView(frame: .zero)
        view.contentMode = .center
        addSubview(view)
        return view
    }

    private func addButton() -> CellDetailButton {
        let button = CellDetailButton(theme: theme)
        addSubview(button)
        return button
    }

    // MARK: Look

    private func showPicture() {
        guard let picture else { return }
        let font = UIFontMetrics(forTextStyle: .body)
        if type == .checkmark {
            let size = font.scaledValue(for: theme.checkmarkSize, compatibleWith: traitCollection)
            picture.image = UIImage(
                systemName: "checkmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
        } else {
            let size = font.scaledValue(for: theme.chevronSize, compatibleWith: traitCollection)
            let name = effectiveUserInterfaceLayoutDirection == .rightToLeft ? "chevron.left" : "chevron.right"
            picture.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
            picture.tintColor = theme.chevronColor
        }
    }

    private var pictureSize: CGSize { picture?.image?.size ?? .zero }
    private var buttonSize: CGSize { button?.sizeThatFits(.zero) ?? .zero }

    var wantedSize: CGSize {
        let gap = button != nil && picture != nil ? theme.accessoryGap : 0
        return CGSize(width: buttonSize.width + gap + pictureSize.width, height: max(buttonSize.height, pictureSize.height))
    }

    // MARK: Overriding

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ size: CGSize, atStart: Bool) -> CGRect {
            let x = atStart != isRightToLeft ? 0 : bounds.width - size.width
            return CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        }
        button?.frame = place(buttonSize, atStart: true)
        picture?.frame = place(pictureSize, atStart: false)
    }

    /// Touches beside the button belong to the cell; those near it to the button.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, let button else { return nil }
        return button.hitTest(convert(point, to: button), with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { hitTest(point, with: event) != nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory else { return }
        showPicture()
        superview?.setNeedsLayout()
    }
}
