import UIKitControls
@_spi(ForasteroInternal) import UIKitCore
import UIKitText

/// Picks shares of red, green and blue, each by a slider and by a number, or all by six digits.
final class ChannelSlidersView: UIView, UITextFieldDelegate {
    var didPick: ((PickedColor, Bool) -> Void)?
    var picked = PickedColor.black { didSet { if picked != oldValue { showPicked() } } }

    private struct Channel {
        let path: WritableKeyPath<PickedColor, CGFloat>
        let caption: UILabel
        let slider: GradientSlider
        let field: UITextField
    }

    private let theme = ColorPickerTheme.flat
    private var channels: [Channel] = []
    private let hexCaption = UILabel(frame: .zero)
    private let hexField = UITextField(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (name, path) in [("Red", \PickedColor.red), ("Green", \.green), ("Blue", \.blue)] { addChannel(name, path) }
        hexCaption.text = "sRGB Hex Color #"
        hexCaption.textAlignment = .right
        hexCaption.font = .systemFont(ofSize: 15)
        prepare(hexField, label: "Hex color", keyboard: .asciiCapable)
        addSubview(hexCaption)
        showPicked()
    }

    required init?(coder: NSCoder) { nil }

    private func addChannel(_ name: String, _ path: WritableKeyPath<PickedColor, CGFloat>) {
        let channel = Channel(
            path: path, caption: UILabel(frame: .zero), slider: GradientSlider(label: name), field: UITextField(frame: .zero))
        channel.caption.text = name.uppercased()
        channel.caption.font = theme.captionFont
        channel.caption.textColor = .secondaryLabel
        channel.slider.didSlide = { [unowned self] share, isContinuing in pick(picked.with(path, share), isContinuing) }
        prepare(channel.field, label: "\(name) value", keyboard: .numberPad)
        addSubview(channel.caption)
        addSubview(channel.slider)
        channels.append(channel)
    }

    private func prepare(_ field: UITextField, label: String, keyboard: UIKeyboardType) {
        field.font = theme.fieldFont
        field.textAlignment = .center
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = theme.paneRadius
        field.keyboardType = keyboard
        field.autocorrectionType = .no
        field.returnKeyType = .done
        field.accessibilityLabel = label
        field.delegate = self
        addSubview(field)
    }

    private func pick(_ color: PickedColor, _ isContinuing: Bool) {
        picked = color
        didPick?(color, isContinuing)
    }

    private func showPicked() {
        for channel in channels {
            let share = picked[keyPath: channel.path]
            channel.slider.value = share
            channel.slider.show(
                from: picked.opaque.with(channel.path, 0), to: picked.opaque.with(channel.path, 1), thumb: picked)
            if !channel.field.isEditing { channel.field.text = "\(PickedColor.byte(share))" }
        }
        if !hexField.isEditing { hexField.text = picked.hexadecimal }
    }

    // MARK: UITextFieldDelegate

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    /// A text that makes no sense is taken back.
    func textFieldDidEndEditing(_ textField: UITextField) {
        let text = textField.text ?? ""
        if textField === hexField {
            if let color = PickedColor(hexadecimal: text) { pick(color.with(\.alpha, picked.alpha), false) }
        } else if let channel = channels.first(where: { $0.field === textField }), let number = Int(text) {
            pick(picked.with(channel.path, CGFloat(min(max(number, 0), 255)) / 255), false)
        }
        showPicked()
    }

    // MARK: Placing

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        let field = theme.fieldSize
        let rowHeight = bounds.height / CGFloat(channels.count + 1)
        for (row, channel) in channels.enumerated() {
            let y = CGFloat(row) * rowHeight
            place(channel.caption, 0, y, bounds.width, theme.captionHeight)
            place(channel.slider, 0, y + theme.captionHeight + 4, bounds.width - field.width - theme.margin, theme.sliderHeight)
            place(channel.field, bounds.width - field.width, y + theme.captionHeight + 4, field.width, field.height)
        }
        let y = bounds.height - field.height - 4
        let width = field.width * 1.4
        place(hexField, bounds.width - width, y, width, field.height)
        place(hexCaption, 0, y, bounds.width - width - theme.margin / 2, field.height)
        hexCaption.textAlignment = isRightToLeft ? .left : .right
    }
}
