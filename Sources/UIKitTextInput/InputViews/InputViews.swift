import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// Shows at the lower edge of the screen what the first responder of a window asks for: views of its own, or a keyboard.
@MainActor
final class InputViews: InputViewsShowing {
    private unowned let window: UIWindow
    private var container: InputViewsContainer?
    /// Made when something is first shown.
    private var inputWindow: InputWindow?
    /// Made when it is first wanted.
    private var keyboard: (any ScreenKeyboard)?
    /// True if a finger holds them.
    private var isHeld = false

    /// As long as a keyboard takes to come and go, in seconds.
    private static let duration: TimeInterval = 0.25

    /// Nil where the module for keyboards is not part of the program.
    private static let keyboardClass = ClassLookup.find("KeyboardView") as? any ScreenKeyboard.Type

    init(window: UIWindow) {
        self.window = window
    }

    /// The upper edge of what is shown, in coordinates of the screen; nil while nothing is.
    var shownTop: CGFloat? { container?.screenFrame.minY }

    /// Shows those of the new first responder. They stay for another one that follows within the same turn.
    func firstResponderDidChange(to responder: UIResponder?) {
        if responder != nil { return update() }
        guard container != nil else { return }
        window.screenHost.pipeline.afterNextFrame { [weak window] in
            guard let window, window.firstResponder == nil else { return }
            window.inputViews?.update()
        }
    }

    /// Asks the first responder, and those above it, what is to be shown.
    func update() {
        let wanted = wantedViews
        for controller in wanted.controllers { controller.openDocument(for: window.firstResponder) }
        if let responder = window.firstResponder, wanted.input != nil, wanted.input === keyboard { keyboard?.begin(for: responder) }
        guard wanted != container?.content ?? InputViewSet() else {
            container?.follow(window.firstResponder)
            return
        }
        let former = container
        let formerFrame = former?.screenFrame
        container = wanted.isEmpty ? nil : InputViewsContainer(wanted, in: ensureInputWindow())
        container?.heightDidChange = { [weak self] in self?.sizeDidChange() }
        container?.follow(window.firstResponder)
        show(from: former, formerFrame)
    }

    private var wantedViews: InputViewSet {
        var wanted = InputViewSet(for: window.firstResponder)
        guard wanted.input == nil, let responder = window.firstResponder, responder is any UIKeyInput,
            window.screenHost.keyboardUse.isWanted, let keyboard = ensureKeyboard()
        else { return wanted }
        wanted.add(keyboard, for: responder)
        return wanted
    }

    private func ensureKeyboard() -> (any ScreenKeyboard)? {
        if let keyboard { return keyboard }
        keyboard = Self.keyboardClass?.make()
        return keyboard
    }

    private func ensureInputWindow() -> InputWindow {
        if let inputWindow { return inputWindow }
        let made = InputWindow(for: window)
        made.sizeDidChange = { [weak self] in self?.sizeDidChange() }
        inputWindow = made
        return made
    }

    /// The caret has moved: a keyboard may shift by itself.
    func textDidChange() { if keyboard?.window != nil { keyboard?.textDidChange() } }

    /// The screen was turned: the views have another height there.
    private func sizeDidChange() {
        guard let container, let inputWindow else { return }
        let former = container.screenFrame
        UIView.performWithoutAnimation { container.fit(inputWindow) }
        show(from: container, former)
    }

    // MARK: Coming and going

    private func show(from former: InputViewsContainer?, _ formerFrame: CGRect?) {
        if container != nil { inputWindow?.isHidden = false }
        if let container, container.superview == nil { inputWindow?.addSubview(container) }
        let change = KeyboardChange(
            from: formerFrame, to: container?.screenFrame, screen: window.screen, duration: Self.duration)
        change.announce()
        let controllers = InputControllers(going: former, coming: container)
        controllers.begin()
        move(from: former) {
            change.confirm()
            controllers.end()
        }
    }

    private func move(from former: InputViewsContainer?, completion: @escaping () -> Void) {
        if let container, former == nil { UIView.performWithoutAnimation { container.frame = container.hiddenFrame } }
        // Views in the old container that are shown again are in the new one now.
        if container != nil, former !== container { former?.removeFromSuperview() }
        let (coming, going) = (container, former)
        let guides = KeyboardGuides(window: window)
        UIView.animate(withDuration: Self.duration, delay: 0, options: KeyboardChange.animationOptions) {
            if let coming { coming.frame = coming.shownFrame } else if let going { going.frame = going.hiddenFrame }
            guides.follow(top: coming?.screenFrame.minY)
        } completion: { [weak self] _ in
            if coming == nil { going?.removeFromSuperview() }
            self?.hideEmptyWindow()
            completion()
        }
    }

    private func hideEmptyWindow() {
        if container == nil { inputWindow?.isHidden = true }
    }

    // MARK: By hand

    /// A finger that scrolls has come to a height of the window: what it reaches goes down with it.
    func follow(to y: CGFloat) {
        guard let container, let inputWindow else { return }
        let guides = KeyboardGuides(window: window)
        let y = inputWindow.convert(CGPoint(x: 0, y: y), from: window as UIWindow?).y + guides.dismissPadding
        guard y > container.shownFrame.minY || isHeld else { return }
        isHeld = true
        let shown = container.shownFrame
        UIView.performWithoutAnimation {
            container.frame.origin.y = min(max(y, shown.minY), shown.maxY)
            guides.follow(top: container.frame.minY)
        }
    }

    /// The finger has gone: the views go too if it went down last, or come back.
    func letGo(velocity: CGFloat) {
        guard isHeld, let container else { return }
        isHeld = false
        let isHidden = container.frame.minY > container.shownFrame.midY
        if velocity > 0 || velocity == 0 && isHidden, window.endEditing(false) { return }
        let guides = KeyboardGuides(window: window)
        UIView.animate(withDuration: Self.duration, delay: 0, options: KeyboardChange.animationOptions) {
            container.frame = container.shownFrame
            guides.follow(top: container.screenFrame.minY)
        }
    }
}
