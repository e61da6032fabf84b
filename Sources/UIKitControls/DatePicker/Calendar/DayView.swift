import UIKitCore

/// One day in a calendar.
final class DayView: UIControl {
    /// How a day looks.
    struct Look: Equatable {
        var isChosen = false
        var isToday = false
        var isEnabled = true
    }

    private let mark = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let theme = CalendarTheme.standard
    private var look = Look()

    override init(frame: CGRect) {
        super.init(frame: frame)
        mark.isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(mark)
        addSubview(label)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    var text: String? { label.text }

    func show(_ text: String, speech: String, _ look: Look) {
        label.text = text
        accessibilityLabel = speech
        accessibilityTraits = look.isChosen ? [.button, .selected] : .button
        self.look = look
        isEnabled = look.isEnabled
        isSelected = look.isChosen
        showLook()
    }

    private func showLook() {
        label.font = look.isChosen ? theme.chosenDayFont : theme.dayFont
        let tint: UIColor = tintColor
        mark.isHidden = !look.isChosen
        mark.backgroundColor = look.isToday ? tint : tint.withAlphaComponent(theme.markAlpha)
        label.textColor =
            if !look.isEnabled { .tertiaryLabel } else if look.isChosen && look.isToday { .white } else if look.isChosen || look.isToday {
                tint
            } else { .label }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showLook()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        let size = min(theme.markSize, bounds.width, bounds.height)
        mark.frame = CGRect(x: bounds.midX - size / 2, y: bounds.midY - size / 2, width: size, height: size)
        mark.layer.cornerRadius = size / 2
    }
}
