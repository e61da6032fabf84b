internal import Display
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A drag that rests over a view with a spring-loaded interaction.
@MainActor
final class SpringLoading: UIObject, UISpringLoadedInteractionContext {
    // ad-hoc: the pauses are not documented, in seconds
    private static let patience: TimeInterval = 0.8
    private static let flash: TimeInterval = 0.3

    private let interaction: UISpringLoadedInteraction
    private(set) var state: UISpringLoadedInteractionEffectState = .inactive
    weak var targetView: UIView?
    var targetItem: Any?
    private var finger: CGPoint
    private var timer: MediaTimer?
    private var hasActed = false

    /// The drag is at another point of a window.
    static func move(to finger: CGPoint, in window: UIWindow, session: DropSession) {
        let found = interaction(at: finger, in: window)
        if let current = session.springLoading, current.interaction === found { return current.move(to: finger) }
        end(session)
        guard let found else { return }
        let next = SpringLoading(found, finger)
        session.springLoading = next
        next.move(to: finger)
    }

    /// The drag has ended, or rests over nothing any more.
    static func end(_ session: DropSession) {
        session.springLoading?.finish()
        session.springLoading = nil
    }

    private static func interaction(at finger: CGPoint, in window: UIWindow) -> UISpringLoadedInteraction? {
        var next = window.hitTest(finger, with: nil)
        while let view = next {
            for case let interaction as UISpringLoadedInteraction in view.interactions { return interaction }
            next = view.superview
        }
        return nil
    }

    private init(_ interaction: UISpringLoadedInteraction, _ finger: CGPoint) {
        self.interaction = interaction
        self.finger = finger
        targetView = interaction.view
        super.init()
    }

    func location(in view: UIView?) -> CGPoint { view?.convert(finger, from: nil) ?? finger }

    private func move(to finger: CGPoint) {
        self.finger = finger
        let isAllowed = !hasActed && (interaction.behavior?.shouldAllow(interaction, with: self) ?? true)
        if isAllowed, state == .inactive {
            enter(.possible)
            wait(Self.patience) { [weak self] in self?.activate() }
        } else if !isAllowed, state != .inactive {
            timer?.invalidate()
            enter(.inactive)
        }
    }

    private func activate() {
        enter(.activating)
        wait(Self.flash) { [weak self] in
            guard let self else { return }
            hasActed = true
            enter(.activated)
            interaction.handler(interaction, self)
            enter(.inactive)
            interaction.behavior?.interactionDidFinish?(interaction)
        }
    }

    private func wait(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        timer?.invalidate()
        timer = (interaction.view?.displayHost ?? .current).clock.addTimer(after: delay, handler: body)
    }

    private func finish() {
        timer?.invalidate()
        guard state != .inactive else { return }
        enter(.inactive)
        interaction.behavior?.interactionDidFinish?(interaction)
    }

    private func enter(_ state: UISpringLoadedInteractionEffectState) {
        self.state = state
        if let effect = interaction.effect { return effect.interaction(interaction, didChangeWith: self) }
        guard let view = targetView else { return }
        let alpha: CGFloat = state == .possible ? 0.6 : state == .activating ? 0.3 : 1
        UIView.animate(withDuration: Self.flash / 2, delay: 0, options: .allowUserInteraction) { view.alpha = alpha }
    }
}
