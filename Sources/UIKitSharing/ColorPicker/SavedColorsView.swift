import UIKitControls
@_spi(ForasteroInternal) import UIKitCore

/// The colours that are kept to be picked again, and a button that keeps the present one.
final class SavedColorsView: UIView {
    var didPick: ((PickedColor) -> Void)?
    var picked = PickedColor.black { didSet { setNeedsLayout() } }

    /// As long as the app runs.
    private static var saved: [PickedColor] = [
        .black, PickedColor(red: 0, green: 0.478, blue: 1), PickedColor(red: 0.204, green: 0.78, blue: 0.349),
        PickedColor(red: 1, green: 0.8, blue: 0), PickedColor(red: 1, green: 0.231, blue: 0.188),
    ]
    private static let mostSaved = 9

    private let theme = ColorPickerTheme.flat
    private var swatches: [UIButton] = []
    private let addButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addButton.setImage(UIImage(systemName: "plus"), for: .normal)
        addButton.backgroundColor = .tertiarySystemFill
        addButton.accessibilityLabel = "Save color"
        addButton.layer.cornerRadius = theme.savedSide / 2
        addButton.addAction(UIAction { [unowned self] _ in save() }, for: .touchUpInside)
        addSubview(addButton)
        showSaved()
    }

    required init?(coder: NSCoder) { nil }

    /// The oldest of too many goes.
    private func save() {
        Self.saved.removeAll { $0 == picked }
        Self.saved.append(picked)
        if Self.saved.count > Self.mostSaved { Self.saved.removeFirst() }
        showSaved()
    }

    private func showSaved() {
        for swatch in swatches { swatch.removeFromSuperview() }
        swatches = Self.saved.map { color in
            let swatch = UIButton(type: .custom)
            swatch.backgroundColor = color.color
            swatch.layer.cornerRadius = theme.savedSide / 2
            swatch.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
            swatch.layer.borderColor = UIColor.separator.cgColor
            swatch.accessibilityLabel = "#" + color.hexadecimal
            swatch.addAction(UIAction { [unowned self] _ in didPick?(color) }, for: .touchUpInside)
            addSubview(swatch)
            return swatch
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (side, gap) = (theme.savedSide, theme.gap)
        let columns = max(Int((bounds.width + gap) / (side + gap)), 1)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, view) in (swatches + [addButton]).enumerated() {
            let x = CGFloat(index % columns) * (side + gap)
            let y = CGFloat(index / columns) * (side + gap)
            view.frame = CGRect(x: isRightToLeft ? bounds.width - x - side : x, y: y, width: side, height: side)
        }
    }
}
