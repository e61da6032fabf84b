import UIKitCore
import UIKitLists

/// The view of an accessory that is a symbol: chevron, tick, minus, plus, circle, arrow, "i".
final class AccessoryControl: UIControl {
    private let type: UICellAccessory.AccessoryType
    private let picture = UIImageView(frame: .zero)
    private var options = UICellAccessory.CommonOptions()
    private let theme = CellTheme.flat
    var onTap: (() -> Void)?
    /// The menu that opens when the row is tapped.
    var menu: UIMenu?
    var onMenuChange: ((UIMenu) -> Void)?
    /// True if the circle is ticked.
    var isChosen = false { didSet { if isChosen != oldValue { showPicture() } } }
    /// True if the row has the focus, whose colour is behind the symbol then.
    var isOnFocusedRow = false { didSet { if isOnFocusedRow != oldValue { showPicture() } } }

    init(type: UICellAccessory.AccessoryType) {
        self.type = type
        super.init(frame: .zero)
        picture.contentMode = .center
        addSubview(picture)
        isUserInteractionEnabled = [.delete, .insert, .detail, .outlineDisclosure, .popUpMenu].contains(type)
        accessibilityTraits = isUserInteractionEnabled ? .button : []
        accessibilityLabel = name
        addTarget(self, action: #selector(tapped), for: .touchUpInside)
        guard type == .popUpMenu else { return }
        isContextMenuInteractionEnabled = true
        showsMenuAsPrimaryAction = true
    }

    required init?(coder: NSCoder) { nil }

    private var name: String? {
        switch type {
        case .delete: "Delete"
        case .insert: "Insert"
        case .detail: "More Info"
        case .outlineDisclosure: "Expand"
        default: nil
        }
    }

    func show(_ options: UICellAccessory.CommonOptions) {
        self.options = options
        showPicture()
    }

    /// Turns the arrow of an outline.
    func setExpanded(_ isExpanded: Bool) {
        guard type == .outlineDisclosure else { return }
        let quarter: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -.pi / 2 : .pi / 2
        picture.transform = isExpanded ? CGAffineTransform(rotationAngle: quarter) : .identity
        accessibilityLabel = isExpanded ? "Collapse" : "Expand"
    }

    // MARK: Look

    private func showPicture() {
        let font = UIFontMetrics(forTextStyle: .body)
        func scaled(_ size: CGFloat) -> CGFloat { font.scaledValue(for: size, compatibleWith: traitCollection) }
        let forward = effectiveUserInterfaceLayoutDirection == .rightToLeft ? "chevron.left" : "chevron.right"
        let tint = options.tintColor ?? (isOnFocusedRow ? .white : nil)
        let bold = UIImage.SymbolConfiguration(pointSize: scaled(theme.chevronSize), weight: .semibold)
        picture.tintColor = tint
        switch type {
        case .checkmark:
            let size = UIImage.SymbolConfiguration(pointSize: scaled(theme.checkmarkSize), weight: .semibold)
            picture.image = UIImage(systemName: "checkmark", withConfiguration: size)
        case .disclosureIndicator:
            picture.image = UIImage(systemName: forward, withConfiguration: bold)
            picture.tintColor = tint ?? theme.chevronColor
        case .outlineDisclosure: picture.image = UIImage(systemName: forward, withConfiguration: bold)
        case .popUpMenu:
            picture.image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: bold)
            picture.tintColor = tint ?? .secondaryLabel
        case .detail:
            picture.image = UIImage(
                systemName: "info.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: theme.detailButtonSize))
        case .delete: picture.image = disc("minus.circle.fill", tint ?? .white, options.backgroundColor ?? .systemRed)
        case .insert: picture.image = disc("plus.circle.fill", tint ?? .white, options.backgroundColor ?? .systemGreen)
        case .multiselect:
            picture.image =
                isChosen
                ? disc("checkmark.circle.fill", .white, tint ?? options.backgroundColor ?? tintColor) : disc("circle", .tertiaryLabel)
        default: picture.image = nil
        }
        superview?.setNeedsLayout()
    }

    private func disc(_ name: String, _ colors: UIColor...) -> UIImage? {
        let size = UIImage.SymbolConfiguration(pointSize: theme.editSymbolSize)
        return UIImage(systemName: name, withConfiguration: size.applying(UIImage.SymbolConfiguration(paletteColors: colors)))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        switch type {
        case .delete, .insert, .multiselect: CGSize(width: theme.editControlSize, height: theme.editControlSize)
        default: picture.image?.size ?? .zero
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.bounds.size = bounds.size
        picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override var isHighlighted: Bool { didSet { picture.alpha = isHighlighted ? 0.3 : 1 } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showPicture()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory else { return }
        showPicture()
    }

    // MARK: Touches

    @objc private func tapped() { onTap?() }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        if let menu { onMenuChange?(menu) }
    }

    /// Large enough for a finger.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min((bounds.width - theme.touchSize) / 2, 0), dy: min((bounds.height - theme.touchSize) / 2, 0))
            .contains(point)
    }
}
