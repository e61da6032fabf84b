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
    var fontDesign: UIFontDescriptor.SystemDesign = .default { didSet { if fontDesign != oldValue { showLook() } } }
    /// True if there is room under the day, with a decoration or without.
    var hasRoomForDecoration = false { didSet { if hasRoomForDecoration != oldValue { setNeedsLayout() } } }
    /// What is shown under the day, as large as it is.
    var decoration: UIView? {
        didSet {
            guard decoration !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let decoration {
                decoration.isUserInteractionEnabled = false
                addSubview(decoration)
            }
            setNeedsLayout()
        }
    }

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
        label.font = (look.isChosen ? theme.chosenDayFont : theme.dayFont).designed(fontDesign)
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
        var day = bounds
        if hasRoomForDecoration { day.size.height = max(day.height - theme.decorationHeight, 0) }
        placeDecoration(below: day)
        label.frame = day
        let size = min(theme.markSize, day.width, day.height)
        mark.frame = CGRect(x: day.midX - size / 2, y: day.midY - size / 2, width: size, height: size)
        mark.layer.cornerRadius = size / 2
    }

    private func placeDecoration(below day: CGRect) {
        guard let decoration else { return }
        let (size, room) = (decoration.bounds.size, CGSize(width: bounds.width, height: theme.decorationHeight))
        let shown = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        decoration.clipsToBounds = shown != size
        decoration.frame = CGRect(
            x: bounds.midX - shown.width / 2, y: day.maxY + (room.height - shown.height) / 2, width: shown.width, height: shown.height)
    }
}
