import UIKitCore

/// One half of a stepper: a sign on a background.
final class StepperHalf: UIView {
    /// All that makes a difference to the picture.
    struct Look: Equatable {
        var state: UIControl.State = .normal
        /// A picture in place of the sign.
        var sign: UIImage?
        /// A picture of the whole control, of which this half is seen.
        var background: UIImage?
    }

    let isUp: Bool
    private let theme: StepperTheme
    private let shade = UIView(frame: .zero)
    private let sign = UIImageView(frame: .zero)
    private var background: UIImageView?
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
        get { super.accessibilityValue ?? stepper?.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }

    private var stepper: UIStepper? { sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UIStepper }.first }

    func show(_ newLook: Look) {
        guard newLook != look else { return }
        look = newLook
        sign.image = newLook.sign ?? theme.sign(up: isUp)
        sign.tintColor = newLook.state.contains(.disabled) ? theme.disabledSignColor : theme.signColor
        showBackground(newLook.background)
        let isPressed = newLook.state.contains(.highlighted) && newLook.background == nil
        accessibilityTraits = newLook.state.contains(.disabled) ? [.button, .notEnabled] : .button
        guard isPressed != (shade.alpha == 1) else { return }
        UIView.animate(
            withDuration: isPressed ? 0 : theme.fadeDuration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
        ) { self.shade.alpha = isPressed ? 1 : 0 }
    }

    private func showBackground(_ image: UIImage?) {
        guard image != nil || background != nil else { return }
        let view = background ?? UIImageView(frame: .zero)
        if background == nil { insertSubview(view, at: 0) }
        background = view
        view.image = image
    }

    /// - Parameter whole: the bounds of the control.
    func place(at frame: CGRect, in whole: CGRect) {
        self.frame = frame
        shade.frame = bounds
        sign.frame = bounds
        background?.frame = CGRect(origin: CGPoint(x: whole.minX - frame.minX, y: whole.minY - frame.minY), size: whole.size)
    }
}
