import Foundation

/// A dark menu on screen, until somebody takes it away.
@MainActor
final class CalloutPresentation {
    private let callout = MenuCallout()
    private var outside: CalloutTouches?

    /// - Parameters:
    ///   - rect: what the menu is for, in the window's coordinates.
    ///   - touchedBeside: a finger has come down beside the menu.
    init(
        _ commands: [MenuCallout.Command], in window: UIWindow, beside rect: CGRect, arrow: UIMenuController.ArrowDirection,
        touchedBeside: @escaping () -> Void
    ) {
        callout.show(commands)
        window.addSubview(callout)
        place(beside: rect, arrow: arrow)
        outside = CalloutTouches(of: window, beside: callout, noticed: touchedBeside)
        callout.alpha = 0
    }

    var window: UIWindow? { callout.window }
    /// In the window's coordinates.
    var frame: CGRect { callout.frame }

    func show(_ commands: [MenuCallout.Command]) { callout.show(commands) }

    func place(beside rect: CGRect, arrow: UIMenuController.ArrowDirection) {
        guard let window = callout.window else { return }
        callout.place(beside: rect, in: window.bounds.inset(by: window.safeAreaInsets), arrow: arrow)
    }

    /// - Parameter animator: what others want to happen meanwhile and afterwards.
    func appear(animated: Bool, with animator: MenuAnimator? = nil) {
        UIView.animate(withDuration: animated ? 0.15 : 0, delay: 0, options: .allowUserInteraction) { [callout] in
            callout.alpha = 1
            animator?.animate()
        } completion: { _ in
            animator?.complete()
        }
    }

    func disappear(animated: Bool, with animator: MenuAnimator? = nil) {
        outside?.end()
        outside = nil
        callout.isUserInteractionEnabled = false
        UIView.animate(withDuration: animated ? 0.2 : 0) { [callout] in
            callout.alpha = 0
            animator?.animate()
        } completion: { [callout] _ in
            callout.removeFromSuperview()
            animator?.complete()
        }
    }
}
