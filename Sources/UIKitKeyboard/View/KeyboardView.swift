import Foundation
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) internal import UIKitTextInput

/// The keyboard on the screen: letters, signs, digits and emoji, as what is typed into wants them.
///
/// Typed keys go where all input comes in, and from there to the first responder.
final class KeyboardView: UIView, ScreenKeyboard {
    let theme = KeyboardTheme.flat
    private(set) var plan = KeyboardPlan()
    private(set) var shift = KeyboardShift()
    private var geometry = KeyboardGeometry(KeyboardPlan(), in: .zero, margin: 0)
    private(set) var keys: [KeyView] = []
    private var fingers: [KeyTouch] = []
    private weak var responder: UIResponder?
    private var knownSize = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        backgroundColor = theme.background
        accessibilityIdentifier = "Keyboard"
    }

    required init?(coder: NSCoder) { nil }

    // MARK: ScreenKeyboard

    static func make() -> any ScreenKeyboard { KeyboardView(frame: .zero) }

    func begin(for responder: UIResponder) {
        let isOther = self.responder !== responder
        self.responder = responder
        let wants = KeyboardWants(of: responder)
        let language = KeyboardLanguage.of(displayHost.keyboardUse.language)
        guard isOther || wants != plan.wants || language != plan.language else { return textDidChange() }
        plan = KeyboardPlan(language: language, wants: wants, page: wants.firstPage)
        shift.reset()
        textDidChange()
        rebuild()
    }

    func textDidChange() {
        let former = shift
        if plan.page == .letters { shift.follow(plan.wants.capitalization, before: textBeforeCaret) }
        if shift != former { showShift() }
        showReturn()
    }

    func height(for traits: UITraitCollection, width: CGFloat) -> CGFloat {
        if traits.verticalSizeClass == .compact { return theme.compactHeight }
        return traits.horizontalSizeClass == .regular ? theme.regularHeight : theme.height
    }

    // MARK: The text

    private var textBeforeCaret: String {
        guard let input = responder as? any UITextInput, let selection = input.selectedTextRange else {
            return (responder as? any UIKeyInput)?.hasText == true ? "a" : ""
        }
        // No more than matters, however long the text is.
        let start = input.position(from: selection.start, offset: -4) ?? input.beginningOfDocument
        return input.textRange(from: start, to: selection.start).flatMap { input.text(in: $0) } ?? ""
    }

    private var isReturnEnabled: Bool {
        !plan.wants.disablesEmptyReturn || (responder as? any UIKeyInput)?.hasText ?? true
    }

    // MARK: Keys

    private func rebuild() {
        (plan.isShifted, plan.isLocked) = (shift.isOn, shift.isLocked)
        for finger in fingers { finger.end() }
        fingers = []
        for key in keys { key.removeFromSuperview() }
        geometry = KeyboardGeometry(plan, in: bounds, margin: theme.margin)
        let isPad = plan.page == .pad || plan.page == .padSigns
        keys = geometry.slots.map { slot in
            let view = KeyView(slot.key, isPad: isPad, isEmoji: isEmoji, theme: theme)
            view.isHidden = slot.key.action == .none
            addSubview(view)
            return view
        }
        showReturn()
        placeKeys()
    }

    private var isEmoji: Bool { if case .emoji = plan.page { true } else { false } }

    /// Changes what is written on the keys; they stay.
    private func showShift() {
        guard plan.page == .letters else { return }
        (plan.isShifted, plan.isLocked) = (shift.isOn, shift.isLocked)
        geometry = KeyboardGeometry(plan, in: bounds, margin: theme.margin)
        guard geometry.slots.count == keys.count else { return rebuild() }
        for (view, slot) in zip(keys, geometry.slots) where view.key != slot.key { view.show(slot.key, isEmoji: false) }
    }

    private func showReturn() {
        for view in keys where view.key.action == .enter {
            view.standsOut = plan.wants.returnStandsOut && isReturnEnabled
            view.isDimmed = !isReturnEnabled
        }
    }

    private func placeKeys() {
        for (view, slot) in zip(keys, geometry.slots) { view.frame = slot.room }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != knownSize else { return }
        knownSize = bounds.size
        geometry = KeyboardGeometry(plan, in: bounds, margin: theme.margin)
        if keys.isEmpty { rebuild() } else { placeKeys() }
    }

    // MARK: Fingers

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            // Who types fast has the next key down before the last one is up.
            for finger in fingers { commit(finger) }
            guard let index = geometry.index(at: touch.location(in: self)) else { continue }
            let finger = KeyTouch(touch, index: index)
            fingers.append(finger)
            press(finger)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for finger in fingers where touches.contains(finger.touch) {
            let point = finger.touch.location(in: self)
            if let balloon = finger.balloon, finger.isDone == false, balloon.offersMore {
                balloon.choose(point.x)
                continue
            }
            guard let index = geometry.index(at: point), index != finger.index, !finger.isDone else { continue }
            release(finger)
            finger.index = index
            press(finger)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for finger in fingers where touches.contains(finger.touch) { commit(finger) }
        fingers.removeAll { touches.contains($0.touch) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for finger in fingers where touches.contains(finger.touch) { release(finger) }
        fingers.removeAll { touches.contains($0.touch) }
    }

    private func key(of finger: KeyTouch) -> KeyView? { keys.indices.contains(finger.index) ? keys[finger.index] : nil }

    private func press(_ finger: KeyTouch) {
        guard let view = key(of: finger) else { return }
        view.isPressed = true
        switch view.key.action {
        case .text(let text) where text != " ":
            if showsBalloons { showBalloon([text], for: finger, above: view) }
            if !view.key.alternatives.isEmpty { wait(finger) { [weak self] in self?.offerMore(finger) } }
        case .delete:
            finger.isDone = true
            displayHost.deleteBackward()
            finger.timer = CaretTimer(after: theme.longPress, every: theme.repeatInterval) { [weak self] in
                self?.displayHost.deleteBackward()
            }
        case .shift:
            finger.isDone = true
            shift.tap(at: finger.touch.timestamp, doubleTap: theme.doubleTap)
            showShift()
        default: break
        }
    }

    /// Letters of phones that stand and lie; keys of pads and tablets are large enough.
    private var showsBalloons: Bool {
        guard traitCollection.userInterfaceIdiom == .phone, !isEmoji else { return false }
        return plan.page != .pad && plan.page != .padSigns
    }

    private func wait(_ finger: KeyTouch, _ action: @escaping @MainActor () -> Void) {
        finger.timer = CaretTimer(after: theme.longPress, every: 1000, action)
    }

    private func showBalloon(_ choices: [String], for finger: KeyTouch, above view: KeyView) {
        finger.balloon?.removeFromSuperview()
        view.layoutIfNeeded()
        let balloon = KeyBalloon(choices, above: view.capFrame, in: bounds, theme: theme)
        finger.balloon = balloon
        addSubview(balloon)
    }

    private func offerMore(_ finger: KeyTouch) {
        guard fingers.contains(where: { $0 === finger }), let view = key(of: finger), case .text(let text) = view.key.action else { return }
        showBalloon([text] + view.key.alternatives, for: finger, above: view)
    }

    private func release(_ finger: KeyTouch) {
        key(of: finger)?.isPressed = false
        finger.end()
    }

    /// The finger was lifted: the key does what it does.
    private func commit(_ finger: KeyTouch) {
        let (view, choice) = (key(of: finger), finger.balloon?.choice)
        release(finger)
        guard !finger.isDone, let view else { return }
        finger.isDone = true
        switch view.key.action {
        case .text(let text): displayHost.type(choice ?? text)
        case .enter: if isReturnEnabled { displayHost.type("\n") }
        case .page(let page): show(page)
        case .shift, .delete, .none: break
        }
    }

    private func show(_ page: KeyboardPage) {
        plan.page = page
        shift.reset()
        textDidChange()
        rebuild()
    }
}
