import UIKitControls
@_spi(ForasteroInternal) import UIKitCore
import UIKitText
import UIKitViews

/// The page of a colour picker: a grid, a spectrum or sliders, the opacity below, and the colours that are kept.
final class ColorPickerView: UIScrollView, UITextFieldDelegate {
    var didPick: ((PickedColor, Bool) -> Void)?
    var picked = PickedColor.black { didSet { if picked != oldValue { showPicked() } } }
    var supportsAlpha = true { didSet { if supportsAlpha != oldValue { setNeedsLayout() } } }
    let header = ColorPickerHeader(frame: .zero)

    private let theme = ColorPickerTheme.flat
    private let segments = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
    private let grid = ColorGridView(frame: .zero)
    private let spectrum = SpectrumView(frame: .zero)
    private let sliders = ChannelSlidersView(frame: .zero)
    private let opacityCaption = UILabel(frame: .zero)
    private let opacitySlider = GradientSlider(label: "Opacity")
    private let opacityField = UITextField(frame: .zero)
    private let line = UIView(frame: .zero)
    private let swatch = UIView(frame: .zero)
    private let swatchColor = UIView(frame: .zero)
    private let saved = SavedColorsView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        alwaysBounceVertical = false
        keyboardDismissMode = .interactive
        prepareParts()
        for part in [header, segments, grid, spectrum, sliders, opacityCaption, opacitySlider, opacityField, line, swatch, saved]
            as [UIView]
        {
            addSubview(part)
        }
        connect()
        showPane()
        showPicked()
    }

    required init?(coder: NSCoder) { nil }

    private func prepareParts() {
        segments.selectedSegmentIndex = 0
        segments.addAction(UIAction { [unowned self] _ in showPane() }, for: .valueChanged)
        opacityCaption.text = "OPACITY"
        opacityCaption.font = theme.captionFont
        opacityCaption.textColor = .secondaryLabel
        opacityField.font = theme.fieldFont
        opacityField.textAlignment = .center
        opacityField.backgroundColor = .tertiarySystemFill
        opacityField.layer.cornerRadius = theme.paneRadius
        opacityField.keyboardType = .numberPad
        opacityField.accessibilityLabel = "Opacity value"
        opacityField.delegate = self
        line.backgroundColor = .separator
        swatch.layer.cornerRadius = theme.paneRadius
        swatch.clipsToBounds = true
        swatch.addSubview(CheckerView(frame: CGRect(x: 0, y: 0, width: theme.swatchSide, height: theme.swatchSide)))
        swatch.addSubview(swatchColor)
        swatch.isAccessibilityElement = true
        swatch.accessibilityLabel = "Selected color"
    }

    private func connect() {
        for surface in [grid, spectrum] { surface.didPick = { [unowned self] in pick($0, $1) } }
        sliders.didPick = { [unowned self] in pick($0, $1) }
        opacitySlider.didSlide = { [unowned self] in pick(picked.with(\.alpha, $0), $1) }
        saved.didPick = { [unowned self] in pick(supportsAlpha ? $0 : $0.opaque, false) }
    }

    private func pick(_ color: PickedColor, _ isContinuing: Bool) {
        picked = color
        didPick?(color, isContinuing)
    }

    private func showPane() {
        endEditing(true)
        for (index, pane) in [grid, spectrum, sliders].enumerated() as EnumeratedSequence<[UIView]> {
            pane.isHidden = index != segments.selectedSegmentIndex
        }
    }

    private func showPicked() {
        (grid.picked, spectrum.picked, sliders.picked, saved.picked) = (picked, picked, picked, picked)
        opacitySlider.value = picked.alpha
        opacitySlider.show(from: picked.with(\.alpha, 0), to: picked.opaque, thumb: picked)
        if !opacityField.isEditing { opacityField.text = "\(Int((picked.alpha * 100).rounded()))%" }
        swatchColor.backgroundColor = picked.color
        swatch.accessibilityValue = "#" + picked.hexadecimal
    }

    // MARK: UITextFieldDelegate

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    /// A text that makes no sense is taken back.
    func textFieldDidEndEditing(_ textField: UITextField) {
        let digits = (textField.text ?? "").filter { $0 != "%" && $0 != " " }
        if let number = Int(digits) { pick(picked.with(\.alpha, CGFloat(min(max(number, 0), 100)) / 100), false) }
        showPicked()
    }

    // MARK: Placing

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = theme.margin
        let width = max(bounds.width - 2 * margin - safeAreaInsets.left - safeAreaInsets.right, 1)
        let left = margin + safeAreaInsets.left
        header.frame = CGRect(x: left, y: 0, width: width, height: theme.headerHeight)
        var y = theme.headerHeight
        segments.frame = CGRect(x: left, y: y, width: width, height: theme.segmentsHeight)
        y += theme.segmentsHeight + theme.gap
        let pane = CGRect(x: left, y: y, width: width, height: (width * theme.paneShare).rounded())
        for view in [grid, spectrum, sliders] as [UIView] { view.frame = pane }
        y = pane.maxY + theme.gap
        if supportsAlpha { y = placeOpacity(left, y, width) + theme.gap }
        for part in [opacityCaption, opacitySlider, opacityField] as [UIView] { part.isHidden = !supportsAlpha }
        line.frame = CGRect(x: left, y: y, width: width, height: 1 / max(traitCollection.displayScale, 1))
        y += theme.gap
        placeSwatches(left, y, width)
        contentSize = CGSize(width: bounds.width, height: y + theme.swatchSide + margin)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func placeOpacity(_ left: CGFloat, _ y: CGFloat, _ width: CGFloat) -> CGFloat {
        opacityCaption.textAlignment = isRightToLeft ? .right : .left
        opacityCaption.frame = CGRect(x: left, y: y, width: width, height: theme.captionHeight)
        let (top, field) = (y + theme.captionHeight + 4, theme.fieldSize)
        let sliderWidth = max(width - field.width - theme.margin, 0)
        opacitySlider.frame = CGRect(
            x: isRightToLeft ? left + width - sliderWidth : left, y: top, width: sliderWidth, height: theme.sliderHeight)
        opacityField.frame = CGRect(x: isRightToLeft ? left : left + width - field.width, y: top, width: field.width, height: field.height)
        return top + theme.sliderHeight
    }

    private func placeSwatches(_ left: CGFloat, _ y: CGFloat, _ width: CGFloat) {
        let side = theme.swatchSide
        swatch.frame = CGRect(x: isRightToLeft ? left + width - side : left, y: y, width: side, height: side)
        swatchColor.frame = swatch.bounds
        let rest = max(width - side - theme.gap, 0)
        saved.frame = CGRect(x: isRightToLeft ? left : left + side + theme.gap, y: y, width: rest, height: side)
    }
}

/// The title, and where there is something to close, the button that does.
final class ColorPickerHeader: UIView {
    let title = UILabel(frame: .zero)
    let closeButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = ColorPickerTheme.flat.titleFont
        title.textAlignment = .center
        title.accessibilityTraits = .header
        closeButton.setImage(
            UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)), for: .normal)
        closeButton.tintColor = .secondaryLabel
        closeButton.backgroundColor = .tertiarySystemFill
        closeButton.layer.cornerRadius = ColorPickerTheme.flat.closeButtonSide / 2
        closeButton.accessibilityLabel = "Close"
        addSubview(title)
        addSubview(closeButton)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = ColorPickerTheme.flat.closeButtonSide
        title.frame = bounds.insetBy(dx: side + 8, dy: 0)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        closeButton.frame = CGRect(x: isRightToLeft ? 0 : bounds.width - side, y: (bounds.height - side) / 2, width: side, height: side)
    }
}
