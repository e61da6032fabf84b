internal import QuartzCore

/// The ring inside of the edges of a view that has the focus, in its tint. It stands in the view, and so goes where that goes.
// observed: a halo as thick as this; ad-hoc: inside, as views that clip would cut it off
@MainActor
final class FocusRing: UIView {
    private static let width: CGFloat = 3
    private static let height: CGFloat = 1e5

    /// Shows or hides the ring of a view.
    static func show(_ isOn: Bool, in view: UIView) {
        let former = view.subviews.first { $0 is FocusRing }
        guard isOn != (former != nil) else { return }
        UIView.performWithoutAnimation {
            if let former { former.removeFromSuperview() } else { view.addSubview(FocusRing(around: view)) }
        }
    }

    private init(around view: UIView) {
        super.init(frame: view.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        layer.cornerRadius = view.layer.cornerRadius
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
