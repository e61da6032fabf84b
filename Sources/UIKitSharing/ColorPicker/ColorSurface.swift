@_spi(ForasteroInternal) import UIKitCore
import QuartzCore

/// A surface on which a finger picks a colour, and goes on picking while it moves.
class ColorSurface: UIView {
    /// A colour was picked; true while the finger is down.
    var didPick: ((PickedColor, Bool) -> Void)?
    var picked = PickedColor.black { didSet { if picked != oldValue { pickedDidChange() } } }
    let theme = ColorPickerTheme.flat
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)

    override init(frame: CGRect) {
        super.init(frame: frame)
        // At once, so that nothing around it takes the finger for a drag of its own.
        press.minimumPressDuration = 0
        press.addTarget(self, action: #selector(pressDidChange(_:)))
        addGestureRecognizer(press)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    /// The colour at a point, which may lie beside the surface. Overridden.
    func color(at point: CGPoint) -> PickedColor { picked }

    /// The mark is to be shown elsewhere. Overridden.
    func pickedDidChange() {
        accessibilityValue = "#" + picked.hexadecimal
        setNeedsLayout()
    }

    @objc private func pressDidChange(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began, .changed: pick(at: press.location(in: self), isContinuing: true)
        case .ended: pick(at: press.location(in: self), isContinuing: false)
        // Whatever took the finger away: the colour stays, and nobody waits for more.
        case .cancelled: didPick?(picked, false)
        default: break
        }
    }

    private func pick(at point: CGPoint, isContinuing: Bool) {
        picked = color(at: point).with(\.alpha, picked.alpha)
        didPick?(picked, isContinuing)
    }
}

/// The ring round what is picked.
final class ColorMark: UIView {
    init(isRound: Bool) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.borderWidth = ColorPickerTheme.flat.markWidth
        layer.borderColor = UIColor.white.cgColor
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 2
        layer.shadowOffset = .zero
        layer.cornerRadius = isRound ? 14 : 2
        bounds.size = CGSize(width: 28, height: 28)
    }

    required init?(coder: NSCoder) { nil }
}
