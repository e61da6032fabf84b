import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// Two halves, minus and plus, that make a value smaller and larger by a step.
///
/// It sends ``UIControl/Event/valueChanged`` when a person has changed the value, or once when the finger is lifted if it is not
/// ``isContinuous``; never for what the program sets. Its size is fixed: 94 by 32 points, whatever size the frame is given.
// apple: https://developer.apple.com/documentation/uikit/uistepper
@preconcurrency @MainActor @objcMembers open class UIStepper: UIControl {
    private let theme = StepperTheme.flat
    private let background = UIView(frame: .zero)
    private let halves = [StepperHalf(isUp: false, theme: .flat), StepperHalf(isUp: true, theme: .flat)]
    private let divider = UIImageView(frame: .zero)
    private var scale = StepperScale()
    private var current = 0.0
    private var press: StepperPress?
    private(set) var images = StepperImages()

    // MARK: Creating

    /// A stepper from 0 to 100. Only the origin of the frame counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: theme.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.bounds = CGRect(origin: .zero, size: theme.size)
        setUp()
        decodeStepper(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeStepper(to: coder)
    }

    @nonobjc open override var archivedSubviews: [UIView] { super.archivedSubviews.filter { $0 !== background } }

    private func setUp() {
        isAccessibilityElement = false
        background.isUserInteractionEnabled = false
        background.clipsToBounds = true
        addSubview(background)
        for part in halves + [divider] { background.addSubview(part) }
        update()
    }

    // MARK: Value

    /// Between ``minimumValue`` and ``maximumValue``; numbers outside are cut to that. Setting it sends nothing. Default: 0.
    open var value: Double {
        get { current }
        set { change(to: newValue) }
    }

    /// The lowest value. ``value`` stays above it. Default: 0.
    /// - Precondition: it is less than ``maximumValue``.
    open var minimumValue: Double {
        get { scale.minimum }
        set {
            guard newValue < scale.maximum else {
                _requireFailure(
                    "The minimumValue of a UIStepper has to be less than its maximumValue, \(scale.maximum), but is to be \(newValue). "
                        + "Set maximumValue first.")
            }
            changeScale { $0.minimum = newValue }
        }
    }

    /// The highest value. ``value`` stays below it. Default: 100.
    /// - Precondition: it is greater than ``minimumValue``.
    open var maximumValue: Double {
        get { scale.maximum }
        set {
            guard newValue > scale.minimum else {
                _requireFailure(
                    "The maximumValue of a UIStepper has to be greater than its minimumValue, \(scale.minimum), but is to be \(newValue). "
                        + "Set minimumValue first.")
            }
            changeScale { $0.maximum = newValue }
        }
    }

    /// By how much a step changes the value. Default: 1.
    /// - Precondition: it is greater than 0.
    open var stepValue: Double {
        get { scale.step }
        set {
            guard newValue > 0 else {
                _requireFailure("The stepValue of a UIStepper has to be greater than 0, but is to be \(newValue).")
            }
            changeScale { $0.step = newValue }
        }
    }

    /// True if each change is sent at once; false if only the last one is, when the finger is lifted. Default: true.
    open var isContinuous = true

    /// True if the value goes on changing while a finger stays, ever faster. Default: true.
    open var autorepeat = true

    /// True if a step beyond one end leads to the other. Default: false.
    open var wraps: Bool {
        get { scale.wraps }
        set { changeScale { $0.wraps = newValue } }
    }

    private func changeScale(_ body: (inout StepperScale) -> Void) {
        body(&scale)
        change(to: current)
        update()
    }

    private func change(to newValue: Double) {
        let newValue = scale.limited(newValue)
        guard newValue != current else { return }
        willChangeValue(forKey: "value")
        current = newValue
        didChangeValue(forKey: "value")
        update()
    }

    // MARK: Look

    // Pictures in place of the parts. What is not set for exactly a state is that of the normal one; nil takes a state's own back.

    /// A picture of the whole control, of which each half shows its part.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { change { $0.background[state] = image } }
    /// The image that was set for exactly this state.
    @objc(backgroundImageForState:)
    open func backgroundImage(for state: UIControl.State) -> UIImage? { images.background[state] }

    /// Sets the image between the halves, by the states of both.
    @objc(setDividerImage:forLeftSegmentState:rightSegmentState:)
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        change { $0.dividers[StepperImages.Sides(left: leftState, right: rightState)] = image }
    }
    /// The image that was set for exactly these states.
    @objc(dividerImageForLeftSegmentState:rightSegmentState:)
    open func dividerImage(forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State) -> UIImage? {
        images.dividers[StepperImages.Sides(left: state, right: rightSegmentState)]
    }

    /// The picture in place of the plus sign in a state.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { change { $0.increment[state] = image } }
    /// The image that was set for exactly this state.
    @objc(incrementImageForState:)
    open func incrementImage(for state: UIControl.State) -> UIImage? { images.increment[state] }

    /// The picture in place of the minus sign in a state.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { change { $0.decrement[state] = image } }
    /// The image that was set for exactly this state.
    @objc(decrementImageForState:)
    open func decrementImage(for state: UIControl.State) -> UIImage? { images.decrement[state] }

    private func change(_ body: (inout StepperImages) -> Void) {
        body(&images)
        update()
    }

    // MARK: Size

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: super.frame.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: theme.size) }
    }

    open override var intrinsicContentSize: CGSize { theme.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { theme.size }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isUp = half(at: touch) == halves[1]
        guard scale.canStep(from: current, up: isUp) else { return false }
        press = StepperPress(isUp: isUp, firstValue: current)
        step(event)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let press else { return false }
        let isOver = bounds.contains(touch.location(in: self)) && half(at: touch)?.isUp == press.isUp
        if isOver != press.isOver {
            self.press?.isOver = isOver
            waitForNextStep()
            update()
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let hasChanged = press.map { $0.firstValue != current } ?? false
        letGo()
        if hasChanged, !isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
    }

    open override func cancelTracking(with event: UIEvent?) { letGo() }

    private func letGo() {
        press?.link?.invalidate()
        press = nil
        update()
    }

    private func half(at touch: UITouch) -> StepperHalf? {
        let x = touch.location(in: self).x
        return halves.first { $0.frame.minX <= x && x < $0.frame.maxX } ?? halves.min { abs($0.frame.midX - x) < abs($1.frame.midX - x) }
    }

    private func step(_ event: UIEvent?) {
        guard let press else { return }
        let former = current
        change(to: scale.value(after: current, up: press.isUp))
        self.press?.stepCount += 1
        waitForNextStep()
        update()
        if current != former, isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
    }

    private func waitForNextStep() {
        guard let press else { return }
        let repeats = autorepeat && press.isOver && scale.canStep(from: current, up: press.isUp)
        self.press?.nextStep = repeats ? CACurrentMediaTime() + theme.pause(afterSteps: press.stepCount) : nil
        guard repeats, press.link == nil else { return }
        let link = CADisplayLink(target: self, selector: #selector(repeatStep(_:)))
        link.add(to: .main, forMode: .common)
        self.press?.link = link
    }

    @objc private func repeatStep(_ link: CADisplayLink) {
        if let due = press?.nextStep, link.timestamp >= due { step(nil) }
    }

    // MARK: Overriding

    @nonobjc open override var answersTaps: Bool { true }

    @nonobjc open override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let whole = CGRect(origin: .zero, size: bounds.size)
        background.frame = bounds
        let (left, right) = whole.divided(atDistance: whole.width / 2, from: .minXEdge)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        halves[0].place(at: isRightToLeft ? right : left, in: whole)
        halves[1].place(at: isRightToLeft ? left : right, in: whole)
        let size = divider.image?.size ?? theme.dividerSize
        divider.frame = CGRect(x: whole.midX - size.width / 2, y: whole.midY - size.height / 2, width: size.width, height: size.height)
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (current == current.rounded() ? String(format: "%.0f", current) : "\(current)") }
        set { super.accessibilityValue = newValue }
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + Self.stepperAppearanceProperties }

    // MARK: Private

    private func update() {
        let states = halves.map { state(of: $0) }
        for (half, state) in zip(halves, states) {
            let sign = half.isUp ? images.increment.value(for: state) : images.decrement.value(for: state)
            half.show(StepperHalf.Look(state: state, sign: sign, background: images.background.value(for: state)))
        }
        let hasBackground = images.background[.normal] != nil
        background.backgroundColor = hasBackground ? nil : theme.backgroundColor
        background.layer.cornerRadius = hasBackground ? 0 : theme.cornerRadius
        divider.image = images.divider(StepperImages.Sides(left: states[0], right: states[1]))
        divider.backgroundColor = divider.image == nil ? theme.dividerColor : nil
        divider.isHidden = divider.image == nil && (hasBackground || press?.isOver == true)
        setNeedsLayout()
    }

    private func state(of half: StepperHalf) -> UIControl.State {
        guard isEnabled, scale.canStep(from: current, up: half.isUp) else { return .disabled }
        return press?.isUp == half.isUp && press?.isOver == true ? .highlighted : .normal
    }
}
