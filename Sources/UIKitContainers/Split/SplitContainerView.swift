import UIKitCore

/// The view of a split view controller: the columns, what dims the secondary one, and the lines between them.
final class SplitContainerView: UIView {
    weak var controller: UISplitViewController?
    let dimming = UIView(frame: .zero)
    let lines = [UIView(frame: .zero), UIView(frame: .zero)]

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        backgroundColor = .systemBackground
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.alpha = 0
        dimming.accessibilityIdentifier = "dimming"
        for line in lines { line.backgroundColor = .separator }
        for view in [dimming] + lines { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOutColumns()
    }

    /// Has views stand before all others, the last one foremost. Does nothing where they do: each change asks for layout again.
    func keepInFront(_ views: [UIView]) {
        guard !subviews.suffix(views.count).elementsEqual(views, by: ===) else { return }
        for view in views { bringSubviewToFront(view) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
