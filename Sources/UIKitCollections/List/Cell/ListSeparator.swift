import UIKitCore

/// A line between two rows: a colour, or what an effect makes of what is behind it.
final class ListSeparator: UIView {
    private var effectView: UIVisualEffectView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func show(color: UIColor, effect: UIVisualEffect?) {
        let shown = effect == nil ? color : nil
        if backgroundColor != shown { backgroundColor = shown }
        guard effectView?.effect != effect else { return }
        effectView?.removeFromSuperview()
        effectView = nil
        guard let effect else { return }
        let view = UIVisualEffectView(effect: effect)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.contentView.backgroundColor = effect is UIVibrancyEffect ? view.contentView.tintColor : nil
        addSubview(view)
        effectView = view
    }
}
