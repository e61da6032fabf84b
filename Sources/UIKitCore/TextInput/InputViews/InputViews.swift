import Foundation

/// Shows at the lower edge of a window what its first responder asks for, in the place of a keyboard.
@MainActor
final class InputViews {
    private unowned let window: UIWindow
    private var container: InputViewsContainer?
    /// Whether a finger holds them.
    private var isHeld = false

    /// As long as a keyboard takes to come and go, in seconds.
    private static let duration: TimeInterval = 0.25

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
            window.inputViews.update()
        }
    }

    /// Asks the first responder, and those above it, what is to be shown.
    func update() {
        let wanted = InputViewSet(for: window.firstResponder)
        guard wanted != container?.content ?? InputViewSet() else { return }
        let former = container
        container = wanted.isEmpty ? nil : InputViewsContainer(wanted, in: window)
        let change = KeyboardChange(
            from: former?.screenFrame, to: container?.screenFrame, screenSize: window.screen.bounds.size, duration: Self.duration)
        change.announce()
        move(from: former) { change.confirm() }
    }

    // MARK: By hand

    /// A finger that scrolls has come to a height of the window: what it reaches goes down with it.
    func follow(to y: CGFloat) {
        guard let container, y > container.shownFrame.minY || isHeld else { return }
        isHeld = true
        let shown = container.shownFrame
        UIView.performWithoutAnimation { container.frame.origin.y = min(max(y, shown.minY), shown.maxY) }
    }

    /// The finger has gone: the views go too if it went down last, or come back.
    func letGo(velocity: CGFloat) {
        guard isHeld, let container else { return }
        isHeld = false
        let isHidden = container.frame.minY > container.shownFrame.midY
        if velocity > 0 || velocity == 0 && isHidden, window.endEditing(false) { return }
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            container.frame = container.shownFrame
        }
    }

    private func move(from former: InputViewsContainer?, completion: @escaping () -> Void) {
        if let container {
            window.addSubview(container)
            if former == nil { UIView.performWithoutAnimation { container.frame = container.hiddenFrame } }
            // Views in the old container that are shown again are in the new one now.
            former?.removeFromSuperview()
        }
        let (coming, going) = (container, former)
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction, .beginFromCurrentState]) {
            if let coming { coming.frame = coming.shownFrame } else if let going { going.frame = going.hiddenFrame }
        } completion: { _ in
            if coming == nil { going?.removeFromSuperview() }
            completion()
        }
    }
}
