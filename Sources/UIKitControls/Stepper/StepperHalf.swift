import UIKitCore

/// One half of a stepper: a sign on a background.
final class StepperHalf: UIView {
    /// All that makes a difference to the picture.
    struct Look: Equatable {
        var state: UIControl.State = .normal
        /// A picture in place of the sign.
        var sign: UIImage?
        /// A picture of the whole control, of which this half is seen.
        var ground: UIImage?
    }

    let isUp: Bool
    private let theme: StepperTheme
    private let shade = UIView(frame: .zero)
    private let sign = UIImageView(frame: .zero)
    private var ground: UIImageView?
    private var look: Look?

    init(isUp: Bool, theme: StepperTheme) {
        self.isUp = isUp
        self.theme = theme
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        shade.backgroundColor = theme.pressedColor
        shade.alpha = 0
        sign.contentMode = .center
        addSubview(shade)
        addSubview(sign)
        isAccessibilityElement = true
        accessibilityLabel = isUp ? "Increment" : "Decrement"
    }

    required init?(coder: NSCoder) { nil }

    /// That of the stepper.
    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? superview?.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }

    func show(_ newLook: Look) {
        guard newLook != look else { return }
        look = newLook
        sign.image = newLook.sign ?? theme.sign(up: isUp)
        sign.tintColor = newLook.state.contains(.disabled) ? theme.disabledSignColor : theme.signColor
        showGround(newLook.ground)
        let isPressed = newLook.state.contains(.highlighted) && newLook.ground == nil
        accessibilityTraits = newLook.state.contains(.disabled) ? [.button, .notEnabled] : .button
        guard isPressed != (shade.alpha == 1) else { return }
        UIView.animate(
            withDuration: isPressed ? 0 : theme.fadeDuration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
        ) { self.shade.alpha = isPressed ? 1 : 0 }
    }

    private func showGround(_ image: UIImage?) {
        guard image != nil || ground != nil else { return }
        let view = ground ?? UIImageView(frame: .zero)
        if ground == nil { insertSubview(view, at: 0) }
        ground = view
        view.image = image
    }

    /// - Parameter whole: the bounds of the control.
    func place(at frame: CGRect, in whole: CGRect) {
        self.frame = frame
        shade.frame = bounds
        sign.frame = bounds
        ground?.frame = CGRect(origin: CGPoint(x: whole.minX - frame.minX, y: whole.minY - frame.minY), size: whole.size)
    }
}
