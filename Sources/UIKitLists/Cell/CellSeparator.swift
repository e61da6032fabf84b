import UIKitCore

/// A line between rows: a colour, or what an effect makes of what is behind it.
final class CellSeparator: UIView {
    private var effectView: UIVisualEffectView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ line: CellContext.Separator?) {
        let color = line?.effect == nil ? line?.color ?? .separator : nil
        if backgroundColor != color { backgroundColor = color }
        if effectView?.effect != line?.effect { show(line?.effect) }
    }

    private func show(_ effect: UIVisualEffect?) {
        effectView?.removeFromSuperview()
        effectView = nil
        guard let effect else { return }
        let view = UIVisualEffectView(effect: effect)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Of a vibrancy, the line has the colour that stands out on the glass.
        view.contentView.backgroundColor = effect is UIVibrancyEffect ? view.contentView.tintColor : nil
        addSubview(view)
        effectView = view
    }
}
