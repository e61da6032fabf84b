import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// Shows how far something has come.
// apple: https://developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor @objcMembers open class UIProgressView: UIView {
    private let theme = ProgressTheme.flat
    private let track = UIImageView(frame: .zero)
    private let fill = UIImageView(frame: .zero)
    private var follower: ProgressFollower?

    // MARK: Creating

    /// A view of style ``Style/default``.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A view of a style, 150 points wide and as high as it wants to be.
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        sizeToFit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeProgress(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeProgress(to: coder)
    }

    @nonobjc open override var archivedSubviews: [UIView] { super.archivedSubviews.filter { $0 !== track && $0 !== fill } }

    private func setUp() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        for part in [track, fill] {
            part.clipsToBounds = true
            addSubview(part)
        }
        updateColors()
    }

    // MARK: Value

    /// How far it is, from 0 to 1; numbers outside are cut to that. Default: 0.
    open var progress: Float {
        get { shownProgress }
        set { setProgress(newValue, animated: false) }
    }
    private var shownProgress: Float = 0

    /// Sets ``progress``; the bar grows or shrinks to it if `animated` is true.
    open func setProgress(_ progress: Float, animated: Bool) {
        let newValue = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard newValue != shownProgress else { return }
        willChangeValue(forKey: "progress")
        shownProgress = newValue
        didChangeValue(forKey: "progress")
        guard animated, window != nil else {
            UIView.performWithoutAnimation { placeFill() }
            return
        }
        layoutIfNeeded()
        UIView.animate(withDuration: theme.duration, delay: 0, options: .beginFromCurrentState) { self.placeFill() }
    }

    /// Work whose progress is shown until this is set to nil. Default: nil.
    ///
    /// While it goes on, ``progress`` is a tenth of a second behind at most.
    // apple: https://developer.apple.com/documentation/uikit/uiprogressview/observedprogress
    open var observedProgress: Progress? {
        didSet {
            guard observedProgress !== oldValue else { return }
            follower?.stop()
            follower = observedProgress.map { ProgressFollower($0, view: self) }
            if let observedProgress { setProgress(Float(observedProgress.fractionCompleted), animated: false) }
        }
    }

    // MARK: Look

    /// Default: ``Style/default``.
    open var progressViewStyle: UIProgressView.Style = .default {
        didSet { if progressViewStyle != oldValue { updateLook() } }
    }

    /// The filled part; nil is the tint of the view. Default: nil.
    open dynamic var progressTintColor: UIColor? { didSet { if progressTintColor != oldValue { updateColors() } } }

    /// The part that is not filled; nil is a faint grey, or nothing with ``Style/bar``. Default: nil.
    open dynamic var trackTintColor: UIColor? { didSet { if trackTintColor != oldValue { updateColors() } } }

    /// A picture in place of the filled part's colour. Default: nil.
    open var progressImage: UIImage? { didSet { if progressImage !== oldValue { updateColors() } } }

    /// A picture in place of the track's colour. Default: nil.
    open var trackImage: UIImage? { didSet { if trackImage !== oldValue { updateColors() } } }

    // MARK: Size

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : theme.width, height: naturalHeight)
    }

    // MARK: Overriding

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        placeFill()
        let radius = progressViewStyle == .default ? bounds.height / 2 : 0
        track.layer.cornerRadius = trackImage == nil ? radius : 0
        fill.layer.cornerRadius = progressImage == nil ? radius : 0
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((progress * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + Self.progressAppearanceProperties }

    // MARK: Private

    private var naturalHeight: CGFloat { max(theme.height, trackImage?.size.height ?? 0, progressImage?.size.height ?? 0) }

    private func placeFill() {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = theme.fill(
            of: shownProgress, in: bounds, isRightToLeft: isRightToLeft, scale: max(traitCollection.displayScale, 1))
    }

    private func updateColors() {
        fill.image = progressImage
        track.image = trackImage
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        track.backgroundColor = trackImage == nil ? trackTintColor ?? (progressViewStyle == .bar ? nil : theme.trackColor) : nil
        setNeedsLayout()
    }

    private func updateLook() {
        updateColors()
        invalidateIntrinsicContentSize()
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var spokenRole: SpokenRole? { .progress }
}
