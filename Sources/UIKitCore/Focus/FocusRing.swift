internal import QuartzCore

/// The ring at the edges of a view that has the focus, in its tint. It is in the view, and so goes where that goes.
// observed: a halo as thick as this; ad-hoc: inside, as views that clip would cut it off
@MainActor
final class FocusRing: UIView {
    private static let width: CGFloat = 3
    private static let height: CGFloat = 1e5

    /// Shows or hides the ring of a view, as its effect says.
    static func show(_ isOn: Bool, in view: UIView) {
        let former = view.subviews.first { $0 is FocusRing }
        let effect = isOn ? view.focusEffect : nil
        guard former != nil || effect != nil else { return }
        UIView.performWithoutAnimation {
            former?.removeFromSuperview()
            if let effect { view.addSubview(FocusRing(around: view, effect as? UIFocusHaloEffect)) }
        }
    }

    private init(around view: UIView, _ halo: UIFocusHaloEffect?) {
        let outset = halo?.position == .outside ? Self.width : 0
        let outline = halo?.outline ?? (view.bounds, view.layer.cornerRadius, view.layer.cornerCurve)
        super.init(frame: outline.rect.insetBy(dx: -outset, dy: -outset))
        if halo?.outline == nil { autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        isUserInteractionEnabled = false
        layer.cornerRadius = outline.cornerRadius > 0 ? outline.cornerRadius + outset : 0
        layer.cornerCurve = outline.curve
        layer.borderWidth = Self.width
        layer.zPosition = Self.height
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        tintColorDidChange()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }
}
