import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// A thumb on a track that stands for a value between two ends.
///
/// A finger has to come down on the thumb, or not far from it, to move it. It sends ``UIControl/Event/valueChanged`` while a person moves
/// the thumb and once more when the finger is lifted, or only then if it is not ``isContinuous``; never for what the program sets.
// apple: https://developer.apple.com/documentation/uikit/uislider
@preconcurrency @MainActor @objcMembers open class UISlider: UIControl {
    private let theme = SliderTheme.flat
    private let face = SliderFace(theme: .flat)
    private var scale = SliderScale()
    private var position: Float = 0
    private var drag: SliderDrag?
    private(set) var images = SliderImages()

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeSlider(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeSlider(to: coder)
    }

    @nonobjc open override var archivedSubviews: [UIView] { super.archivedSubviews.filter { $0 !== face } }

    private func setUp() {
        addSubview(face)
        update()
    }

    // MARK: Value

    /// Between ``minimumValue`` and ``maximumValue``; numbers outside are cut to that. Setting it sends nothing. Default: 0.
    open var value: Float {
        get { position }
        set { setValue(newValue, animated: false) }
    }

    /// Sets ``value``; the thumb slides if `animated` is true and the slider is in a window. Sends nothing.
    open func setValue(_ value: Float, animated: Bool) {
        let newValue = scale.limited(value)
        guard newValue != position else { return }
        willChangeValue(forKey: "value")
        position = newValue
        didChangeValue(forKey: "value")
        guard animated, window != nil else {
            UIView.performWithoutAnimation { placeParts() }
            return
        }
        layoutIfNeeded()
        UIView.animate(withDuration: theme.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            self.placeParts()
        }
    }

    /// The value at the leading end. Setting it above ``maximumValue`` moves that too, and ``value`` stays between both. Default: 0.
    open var minimumValue: Float {
        get { scale.minimum }
        set { changeScale { $0.setMinimum(newValue) } }
    }

    /// The value at the trailing end. Setting it below ``minimumValue`` moves that too, and ``value`` stays between both. Default: 1.
    open var maximumValue: Float {
        get { scale.maximum }
        set { changeScale { $0.setMaximum(newValue) } }
    }

    /// True if each move of the thumb is sent; false if only the last one is. Default: true.
    open var isContinuous = true

    private func changeScale(_ body: (inout SliderScale) -> Void) {
        body(&scale)
        setValue(position, animated: false)
        setNeedsLayout()
    }

    // MARK: Look

    /// The track from its beginning to the thumb; nil is the tint of the view. Default: nil.
    open dynamic var minimumTrackTintColor: UIColor? { didSet { if minimumTrackTintColor != oldValue { update() } } }

    /// The track from the thumb to its end; nil is a faint grey. Default: nil.
    open dynamic var maximumTrackTintColor: UIColor? { didSet { if maximumTrackTintColor != oldValue { update() } } }

    /// The thumb; nil is white. Default: nil.
    open dynamic var thumbTintColor: UIColor? { didSet { if thumbTintColor != oldValue { update() } } }

    /// A picture at the leading end. Default: nil.
    open var minimumValueImage: UIImage? { didSet { if minimumValueImage !== oldValue { update() } } }

    /// A picture at the trailing end. Default: nil.
    open var maximumValueImage: UIImage? { didSet { if maximumValueImage !== oldValue { update() } } }

    // Pictures in place of the parts. What is not set for exactly a state is that of the normal one; nil takes a state's own back.

    /// The picture of the thumb in a state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { change { $0.thumb[state] = image } }
    /// The picture of the track before the thumb in a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { change { $0.minimumTrack[state] = image } }
    /// The picture of the track behind the thumb in a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { change { $0.maximumTrack[state] = image } }

    /// The image in a state: the one that was set for it, else for the normal one; nil is the default thumb.
    @objc(thumbImageForState:)
    open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb.value(for: state) }
    /// The image in a state: the one that was set for it, else for the normal one; nil is the default track.
    @objc(minimumTrackImageForState:)
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.minimumTrack.value(for: state) }
    /// The image in a state: the one that was set for it, else for the normal one; nil is the default track.
    @objc(maximumTrackImageForState:)
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.maximumTrack.value(for: state) }

    /// The picture of the thumb in the present state.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// The picture of the track before the thumb in the present state.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The picture of the track behind the thumb in the present state.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    private func change(_ body: (inout SliderImages) -> Void) {
        body(&images)
        update()
    }

    // MARK: Rectangles

    /// Where ``minimumValueImage`` stands; zero without one.
    @objc(minimumValueImageRectForBounds:)
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        minimumValueImage.map { theme.imageRect($0.size, atRight: isRightToLeft, in: bounds) } ?? .zero
    }

    /// Where ``maximumValueImage`` stands; zero without one.
    @objc(maximumValueImageRectForBounds:)
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        maximumValueImage.map { theme.imageRect($0.size, atRight: !isRightToLeft, in: bounds) } ?? .zero
    }

    /// Where the track lies, between the pictures at the ends.
    @objc(trackRectForBounds:)
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (first, last) = (minimumValueImage?.size.width ?? 0, maximumValueImage?.size.width ?? 0)
        let height = max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
        return theme.trackRect(
            in: bounds, left: isRightToLeft ? last : first, right: isRightToLeft ? first : last,
            height: height > 0 ? height : theme.trackHeight)
    }

    /// Where the thumb stands for a value.
    @objc(thumbRectForBounds:trackRect:value:)
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let share = scale.share(of: value)
        let size = currentThumbImage?.size ?? CGSize(width: theme.thumbDiameter, height: theme.thumbDiameter)
        return theme.thumbRect(size, track: rect, share: isRightToLeft ? 1 - share : share)
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : theme.width, height: naturalHeight)
    }

    private var naturalHeight: CGFloat { max(theme.height, currentThumbImage?.size.height ?? 0) }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let (location, thumb) = (touch.location(in: self), thumbFrame)
        guard thumb.insetBy(dx: -theme.touchMargin, dy: -theme.touchMargin).contains(location) else { return false }
        drag = SliderDrag(grip: location.x - thumb.midX)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let drag else { return false }
        let newValue = value(of: touch.location(in: self).x - drag.grip)
        guard newValue != value else { return true }
        self.drag?.hasMoved = true
        setValue(newValue, animated: false)
        if isContinuous { send(.valueChanged, event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let hasMoved = drag?.hasMoved ?? false
        drag = nil
        // observed: the end of a drag is sent in any case, with an event that has the lifted touch
        if hasMoved { send([.valueChanged, .primaryActionTriggered], event) }
    }

    open override func cancelTracking(with event: UIEvent?) { drag = nil }

    /// Keeps swipes along the track that begin on the thumb from the recognisers of views above it.
    // apple: https://developer.apple.com/documentation/uikit/uigesturerecognizer
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isEnabled, drag != nil, let swipe = gestureRecognizer as? UISwipeGestureRecognizer, swipe.view !== self,
            !swipe.direction.isDisjoint(with: [.left, .right]), swipe.numberOfTouchesRequired == 1
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private var thumbFrame: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

    /// The value for which the middle of the thumb is at a position.
    private func value(of middle: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
        let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
        return first == last ? value : scale.value(at: (middle - first) / (last - first))
    }

    // MARK: Overriding

    @nonobjc open override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        UIView.performWithoutAnimation { face.frame = bounds }
        placeParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((scale.share(of: value) * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
    }

    open override func accessibilityIncrement() { userDidSet(value + (maximumValue - minimumValue) / 10) }

    open override func accessibilityDecrement() { userDidSet(value - (maximumValue - minimumValue) / 10) }

    @_spi(ForasteroInternal)
    @nonobjc open override var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + Self.sliderAppearanceProperties }

    // MARK: Private

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func userDidSet(_ newValue: Float) {
        guard isEnabled, scale.limited(newValue) != value else { return }
        setValue(newValue, animated: true)
        send([.valueChanged, .primaryActionTriggered], nil)
    }

    private func update() {
        let look = SliderFace.Look(
            minimumTrack: .init(color: minimumTrackTintColor ?? tintColor, image: currentMinimumTrackImage),
            maximumTrack: .init(color: maximumTrackTintColor ?? theme.trackColor, image: currentMaximumTrackImage),
            thumb: .init(color: thumbTintColor ?? (currentThumbImage == nil ? theme.thumbColor : nil), image: currentThumbImage),
            minimumImage: minimumValueImage, maximumImage: maximumValueImage, isEnabled: isEnabled)
        UIView.performWithoutAnimation { face.show(look) }
        setNeedsLayout()
    }

    private func placeParts() {
        let track = trackRect(forBounds: bounds)
        face.place(
            SliderFace.Frames(
                track: track, thumb: thumbRect(forBounds: bounds, trackRect: track, value: value),
                minimumImage: minimumValueImageRect(forBounds: bounds), maximumImage: maximumValueImageRect(forBounds: bounds),
                isRightToLeft: isRightToLeft
            ).moved(by: CGPoint(x: -bounds.minX, y: -bounds.minY)))
    }
}
