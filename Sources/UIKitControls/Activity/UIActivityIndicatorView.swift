import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// Shows that something is going on, of which nobody knows how long it takes.
// apple: https://developer.apple.com/documentation/uikit/uiactivityindicatorview
@preconcurrency @MainActor @objcMembers open class UIActivityIndicatorView: UIView {
    private let wheel = UIView(frame: .zero)
    /// The look that the pictures of the wheel were made for.
    private var shownLook: Look?

    private struct Look: Equatable {
        var style: UIActivityIndicatorView.Style
        var color: CGColor
        var scale: CGFloat
    }

    // MARK: Creating

    /// An indicator in the size of its style.
    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.theme.size))
        setUp()
    }

    /// An indicator of style ``Style/medium``, in the middle of the frame; in its own size if that has none.
    public override init(frame: CGRect) {
        style = .medium
        let size = frame.size == .zero ? style.theme.size : frame.size
        super.init(frame: CGRect(origin: frame.origin, size: size))
        setUp()
    }

    public required init(coder: NSCoder) {
        style = .medium
        // Archives are read by the view; there is none that it refuses.
        super.init(coder: coder)!
        setUp()
        decodeActivity(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeActivity(to: coder)
    }

    @nonobjc open override var archivedSubviews: [UIView] { super.archivedSubviews.filter { $0 !== wheel } }

    private func setUp() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        isHidden = true
        addSubview(wheel)
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: Animating

    /// Shows the indicator and lets it turn.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        isHidden = false
        turn()
    }

    /// Lets the indicator stand still, and hides it if ``hidesWhenStopped`` is true.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        wheel.layer.removeAnimation(forKey: Self.turning)
        if hidesWhenStopped { isHidden = true }
    }

    /// Default: false.
    open private(set) var isAnimating = false

    /// True if an indicator that stands still is hidden. Default: true.
    open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped != oldValue, !isAnimating { isHidden = hidesWhenStopped } }
    }

    // MARK: Look

    /// Changing it does not change the size of the view. Default: medium.
    open var style: UIActivityIndicatorView.Style {
        didSet {
            guard style != oldValue else { return }
            if let color = style.formerColor { self.color = color }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The colour of the blades; nil is the system's grey.
    open var color: UIColor! {
        get { ownColor ?? style.formerColor ?? ActivityTheme.color }
        set {
            ownColor = newValue
            setNeedsLayout()
        }
    }
    private var ownColor: UIColor?

    // MARK: Overriding

    open override var intrinsicContentSize: CGSize { style.theme.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.theme.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = style.theme.size
        wheel.frame = CGRect(
            x: bounds.minX + ((bounds.width - size.width) / 2).rounded(.down),
            y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width, height: size.height)
        draw()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// An indicator that was started without a window turns once there is one.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
        if window != nil, isAnimating { turn() }
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + Self.indicatorAppearanceProperties
    }

    // MARK: Private

    private static let turning = "turning"

    private func draw() {
        let look = Look(
            style: style, color: color.resolvedColor(with: traitCollection).cgColor, scale: max(traitCollection.displayScale, 1))
        guard look != shownLook else { return }
        shownLook = look
        let first = style.theme.picture(brightest: 0, color: look.color, scale: look.scale)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        wheel.layer.contents = first.cgImage
        wheel.layer.contentsScale = look.scale
        CATransaction.commit()
        if isAnimating { turn() }
    }

    /// Shows the pictures one after the other, for ever.
    private func turn() {
        guard window != nil, let look = shownLook else { return setNeedsLayout() }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = ActivityTheme.alphas.indices.compactMap {
            style.theme.picture(brightest: $0, color: look.color, scale: look.scale).cgImage
        }
        animation.calculationMode = .discrete
        animation.duration = ActivityTheme.period
        animation.repeatCount = .infinity
        wheel.layer.add(animation, forKey: Self.turning)
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var spokenRole: SpokenRole? { .activity }
}

extension UIActivityIndicatorView.Style {
    fileprivate var theme: ActivityTheme { rawValue == 101 || rawValue == 0 ? .large : .medium }

    /// The colour that came with styles from before iOS 13.
    fileprivate var formerColor: UIColor? {
        switch rawValue {
        case 0, 1: .white
        case 2: .gray
        default: nil
        }
    }
}
