import Foundation
internal import QuartzCore
@_spi(ForasteroInternal) import UIKitCore

/// One key as it is seen. Touches are the keyboard's.
final class KeyView: UIView, ScreenKey, ShownText {
    private(set) var key: KeyboardKey
    private let theme: KeyboardTheme
    private let shade = UIView(frame: .zero)
    private let cap = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let subtitle = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let isPad: Bool

    var isPressed = false { didSet { if isPressed != oldValue { updateColors() } } }
    /// True if it has the tint colour.
    var standsOut = false { didSet { if standsOut != oldValue { updateColors() } } }
    var isDimmed = false { didSet { if isDimmed != oldValue { label.alpha = isDimmed ? 0.4 : 1 } } }

    init(_ key: KeyboardKey, isPad: Bool, isEmoji: Bool, theme: KeyboardTheme) {
        self.key = key
        self.theme = theme
        self.isPad = isPad
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .button
        for part in [shade, cap] {
            part.layer.cornerRadius = theme.cornerRadius
            addSubview(part)
        }
        for part in [label, subtitle, picture] as [UIView] { cap.addSubview(part) }
        label.textAlignment = .center
        label.lineBreakMode = .byClipping
        subtitle.textAlignment = .center
        picture.contentMode = .center
        show(key, isEmoji: isEmoji)
    }

    required init?(coder: NSCoder) { nil }

    private var isEmoji = false

    /// Takes another label, as with shift.
    func show(_ key: KeyboardKey, isEmoji: Bool) {
        self.key = key
        self.isEmoji = isEmoji
        accessibilityLabel = key.label
        // Keys that only change the page of emoji show the sign of that.
        let isCategory = isEmoji && !key.typesCharacter && key.subtitle != nil
        label.text = isCategory ? key.subtitle : key.label
        label.font = font
        label.isHidden = key.symbol != nil
        subtitle.text = isCategory ? nil : key.subtitle
        subtitle.font = .systemFont(ofSize: theme.subtitleSize, weight: .semibold)
        subtitle.isHidden = subtitle.text == nil
        picture.image = key.symbol.flatMap {
            UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: theme.symbolSize, weight: .regular))
        }
        let isFlat = isEmoji || isPad && !key.typesCharacter
        cap.isHidden = key.action == .none
        shade.isHidden = isFlat || key.action == .none
        updateColors()
        setNeedsLayout()
    }

    private var font: UIFont {
        if isEmoji { return .systemFont(ofSize: key.typesCharacter ? theme.emojiSize : key.subtitle == nil ? theme.labelSize : 20) }
        if isPad, key.typesCharacter { return .systemFont(ofSize: theme.padSize) }
        return .systemFont(ofSize: key.label.count == 1 && key.typesCharacter ? theme.letterSize : theme.labelSize)
    }

    private func updateColors() {
        let isFlat = isEmoji || isPad && !key.typesCharacter
        let rest: UIColor =
            isFlat ? .clear : standsOut ? tintColor : isLitShift ? .white : key.isDark ? theme.darkKey : theme.key
        let down: UIColor = isFlat ? theme.pressed.withAlphaComponent(0.5) : key.isDark || standsOut ? theme.key : theme.pressed
        cap.backgroundColor = isPressed ? down : rest
        shade.backgroundColor = theme.shade
        let ink: UIColor = standsOut && !isPressed ? .white : isLitShift ? .black : theme.text
        label.textColor = ink
        subtitle.textColor = ink
        picture.tintColor = ink
    }

    /// A shift that is on is white, in the dark too.
    private var isLitShift: Bool { key.action == .shift && key.symbol != "shift" }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    /// In a low key the letters are beside the digit.
    private func placeSubtitleBeside() {
        let middle = cap.bounds.midX
        label.frame = CGRect(x: middle - 40, y: 0, width: 40, height: cap.bounds.height)
        subtitle.frame = CGRect(x: middle, y: 0, width: 40, height: cap.bounds.height)
    }

    var typesCharacter: Bool { key.typesCharacter }
    var shownText: String? { key.label }

    /// The frame of the cap, in the coordinates of the superview.
    var capFrame: CGRect { convert(cap.frame, to: superview) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isCompact = bounds.height < 45
        let inset = isPad ? theme.padInset : isCompact ? theme.compactKeyInset : theme.keyInset
        cap.frame = bounds.insetBy(dx: min(inset.width, bounds.width / 2), dy: min(inset.height, bounds.height / 2))
        shade.frame = cap.frame.offsetBy(dx: 0, dy: 1)
        picture.frame = cap.bounds
        guard !subtitle.isHidden else {
            label.frame = cap.bounds
            return
        }
        guard cap.bounds.height >= theme.subtitleRoom else { return placeSubtitleBeside() }
        let (height, small) = (label.sizeThatFits(.zero).height, subtitle.sizeThatFits(.zero).height)
        let top = ((cap.bounds.height - height - small + 4) / 2).rounded()
        label.frame = CGRect(x: 0, y: top, width: cap.bounds.width, height: height)
        subtitle.frame = CGRect(x: 0, y: top + height - 4, width: cap.bounds.width, height: small)
    }
}
