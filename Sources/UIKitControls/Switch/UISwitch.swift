import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// A control that is on or off. A tap changes it, and so does a finger that takes the thumb to the other end.
///
/// It sends ``UIControl/Event/valueChanged`` when a person has changed it, once, when the finger is lifted; never for what the program sets.
/// Its size is fixed: 51 by 31 points, whatever size the frame is given.
// apple: https://developer.apple.com/documentation/uikit/uiswitch
@preconcurrency @MainActor @objcMembers open class UISwitch: UIControl {
    private let theme: SwitchTheme
    private let face: SwitchFace
    private var drag: SwitchDrag?
    private var ownTint: UIColor?

    // MARK: Creating

    /// A switch that is off. Only the origin of the frame counts.
    public override init(frame: CGRect) {
        theme = .flat
        face = SwitchFace(theme: theme)
        super.init(frame: CGRect(origin: frame.origin, size: theme.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        theme = .flat
        face = SwitchFace(theme: theme)
        super.init(coder: coder)
        super.bounds = CGRect(origin: .zero, size: theme.size)
        setUp()
        decodeSwitch(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeSwitch(to: coder)
    }

    @nonobjc open override var archivedSubviews: [UIView] { super.archivedSubviews.filter { $0 !== face } }

    private func setUp() { addSubview(face) }

    // MARK: Value

    /// True if the switch is on. Setting it moves the thumb at once and sends nothing. Default: false.
    open var isOn: Bool {
        get { isSwitchedOn }
        set { setOn(newValue, animated: false) }
    }
    private var isSwitchedOn = false

    /// Sets ``isOn``; the thumb slides if `animated` is true and the switch is in a window. Sends nothing.
    open func setOn(_ on: Bool, animated: Bool) {
        willChangeValue(forKey: "isOn")
        isSwitchedOn = on
        didChangeValue(forKey: "isOn")
        update(animated: animated && window != nil)
    }

    // MARK: Look

    /// The track of a switch that is on; nil is the system's green. Default: nil.
    open dynamic var onTintColor: UIColor? { didSet { if onTintColor != oldValue { update() } } }

    /// The thumb; nil is white. Default: nil.
    open dynamic var thumbTintColor: UIColor? { didSet { if thumbTintColor != oldValue { update() } } }

    /// The line around a switch that is off. There is none unless a colour has been set here.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            ownTint = newValue
            super.tintColor = newValue
            update()
        }
    }

    /// Kept, but never shown: switches have had no pictures since iOS 7. Default: nil.
    open var onImage: UIImage?
    /// Kept, but never shown: switches have had no pictures since iOS 7. Default: nil.
    open var offImage: UIImage?

    /// How the switch is shown: on a phone always ``Style/sliding``.
    open var style: UISwitch.Style { .sliding }

    /// How the switch would be shown if there was a choice. Default: automatic.
    open var preferredStyle: UISwitch.Style = .automatic

    /// Text beside a switch that is shown as a box; a sliding one has none. Default: nil.
    open var title: String?

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
        drag = SwitchDrag(from: position(of: touch), isOn: isOn, distance: theme.dragDistance)
        update(animated: true)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag?.move(to: position(of: touch))
        update(animated: true)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let drag else { return }
        self.drag = nil
        let isTap = !drag.hasMoved && isTouchInside
        let newValue = isTap ? !isOn : drag.isOn
        let hasChanged = newValue != isOn
        isSwitchedOn = newValue
        update(animated: true)
        if hasChanged { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        drag = nil
        update(animated: true)
    }

    /// Keeps fingers that slide the thumb from the recognisers of views above it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if drag != nil, let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view !== self {
            let way = pan.translation(in: self)
            if abs(way.x) > abs(way.y) { return false }
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Overriding

    @nonobjc open override var answersTaps: Bool { true }

    @nonobjc open override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = CGRect(origin: bounds.origin, size: theme.size)
        update()
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union([.button, .toggleButton]) }
        set { super.accessibilityTraits = newValue }
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + Self.switchAppearanceProperties }

    // MARK: Private

    private func update(animated: Bool = false) {
        let look = SwitchFace.Look(
            isOn: drag?.isOn ?? isOn, isPressed: drag != nil, isEnabled: isEnabled, isRightToLeft: isRightToLeft, onColor: onTintColor,
            thumbColor: thumbTintColor, outlineColor: ownTint)
        face.show(look, animated: animated)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Growing towards the end at which the switch is on.
    private func position(of touch: UITouch) -> CGFloat {
        let x = touch.location(in: self).x
        return isRightToLeft ? -x : x
    }
}
