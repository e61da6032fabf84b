/// Shows a background.
@_spi(ForasteroInternal)
public final class BackgroundConfigurationView: UIView {
    private var configuration = UIBackgroundConfiguration.clear()
    private let fill = UIView(frame: .zero)
    private var stroke: UIView?
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        fill.clipsToBounds = true
        addSubview(fill)
    }

    public required init?(coder: NSCoder) { nil }

    public func show(_ newConfiguration: UIBackgroundConfiguration) {
        if newConfiguration.customView !== configuration.customView { configuration.customView?.removeFromSuperview() }
        configuration = newConfiguration
        setNeedsLayout()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let insets = shownInsets
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing))
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        fill.layer.cornerRadius = radius(for: fill.bounds.size, configuration.cornerRadius)
        showEffect()
        showImage()
        if let view = configuration.customView {
            view.frame = fill.bounds
            if view.superview !== fill { fill.insertSubview(view, at: 0) }
        }
        showStroke()
    }

    public override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    // MARK: Private

    /// The insets with those margins of the view around that are to be added.
    private var shownInsets: NSDirectionalEdgeInsets {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        guard !edges.isEmpty, let margins = superview?.directionalLayoutMargins else { return insets }
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return insets
    }

    private func radius(for size: CGSize, _ wanted: CGFloat) -> CGFloat { max(0, min(wanted, min(size.width, size.height) / 2)) }

    private func showEffect() {
        guard let effect = configuration.visualEffect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: effect)
        effectView = view
        view.effect = effect
        view.frame = fill.bounds
        if view.superview == nil { fill.insertSubview(view, at: 0) }
    }

    private func showImage() {
        guard configuration.image != nil || imageView != nil else { return }
        let view = imageView ?? UIImageView(frame: .zero)
        imageView = view
        view.image = configuration.image
        view.contentMode = configuration.imageContentMode
        view.frame = fill.bounds
        if view.superview == nil { fill.addSubview(view) }
    }

    private func showStroke() {
        guard configuration.strokeWidth > 0 else {
            stroke?.removeFromSuperview()
            stroke = nil
            return
        }
        let view = stroke ?? UIView(frame: .zero)
        stroke = view
        let outset = configuration.strokeOutset
        view.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
        view.layer.cornerRadius = radius(for: view.bounds.size, configuration.cornerRadius + (configuration.cornerRadius > 0 ? outset : 0))
        view.layer.borderWidth = configuration.strokeWidth
        view.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
        if view.superview == nil { addSubview(view) }
    }
}
