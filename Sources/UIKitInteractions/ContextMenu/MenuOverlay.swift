import Foundation

/// Lies over the window while a menu is shown: takes all touches, and blurs what is behind.
@MainActor
final class MenuOverlay: UIView {
    let backdrop: UIVisualEffectView?
    /// A finger was lifted beside the menu.
    var touchedOutside: (() -> Void)?
    private let touch = UILongPressGestureRecognizer(target: nil, action: nil)
    private let background = UIView(frame: .zero)

    init(frame: CGRect, motion: MenuMotion, isBlurred: Bool) {
        backdrop = isBlurred ? UIVisualEffectView(effect: UIBlurEffect(style: motion.backdrop)) : nil
        super.init(frame: frame)
        accessibilityViewIsModal = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        background.frame = bounds
        background.autoresizingMask = autoresizingMask
        if let backdrop {
            backdrop.frame = bounds
            backdrop.autoresizingMask = autoresizingMask
            backdrop.alpha = 0
            backdrop.contentView.backgroundColor = motion.dimming
            backdrop.isUserInteractionEnabled = false
            addSubview(backdrop)
        }
        addSubview(background)
        touch.minimumPressDuration = 0
        touch.addTarget(self, action: #selector(followTouch))
        background.addGestureRecognizer(touch)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func followTouch() {
        if touch.state == .ended { touchedOutside?() }
    }
}
