import UIKitCore

/// The views of a switch: a track, and a thumb at one of its ends.
final class SwitchFace: UIView {
    /// All that makes a difference to the picture.
    struct Look: Equatable {
        var isOn = false
        var isPressed = false
        var isEnabled = true
        var isRightToLeft = false
        var onColor: UIColor?
        var thumbColor: UIColor?
        var outlineColor: UIColor?
    }

    private let theme: SwitchTheme
    private let track = UIView(frame: .zero)
    private let thumb = UIView(frame: .zero)
    private(set) var look = Look()

    init(theme: SwitchTheme) {
        self.theme = theme
        super.init(frame: CGRect(origin: .zero, size: theme.size))
        isUserInteractionEnabled = false
        track.frame = bounds
        track.layer.cornerRadius = theme.size.height / 2
        thumb.layer.cornerRadius = theme.thumbDiameter / 2
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = theme.shadowOpacity
        thumb.layer.shadowRadius = theme.shadowRadius
        thumb.layer.shadowOffset = theme.shadowOffset
        addSubview(track)
        addSubview(thumb)
        apply()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ newLook: Look, animated: Bool) {
        guard newLook != look else { return }
        look = newLook
        guard animated else {
            UIView.performWithoutAnimation { apply() }
            return
        }
        UIView.animate(withDuration: theme.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { self.apply() }
    }

    private func apply() {
        thumb.frame = theme.thumbFrame(atRight: look.isOn != look.isRightToLeft, isPressed: look.isPressed)
        thumb.backgroundColor = look.thumbColor ?? theme.thumbColor
        track.backgroundColor = look.isOn ? look.onColor ?? theme.onColor : theme.offColor
        alpha = look.isEnabled ? 1 : theme.disabledAlpha
        showOutline()
    }

    private func showOutline() {
        let color = look.isOn ? nil : look.outlineColor
        track.layer.borderWidth = color == nil ? 0 : theme.outlineWidth
        track.layer.borderColor = color?.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showOutline()
    }
}
