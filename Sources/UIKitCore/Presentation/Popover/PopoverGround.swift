import Foundation
internal import QuartzCore

/// What is behind the content of a popover: a colour on frosted glass.
final class PopoverGround: UIView {
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

    /// Default: nil, the glass alone.
    var color: UIColor? { didSet { if color != oldValue { glass.contentView.backgroundColor = color } } }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(glass)
    }

    required init?(coder: NSCoder) { nil }

    func round(_ radius: CGFloat) {
        clipsToBounds = true
        layer.cornerCurve = .continuous
        layer.cornerRadius = radius
    }
}
