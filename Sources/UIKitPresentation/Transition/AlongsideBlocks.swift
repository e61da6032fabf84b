import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// The blocks that run together with a transition.
@MainActor
final class AlongsideBlocks {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// Views outside of the container whose changes follow the finger too.
    private(set) var views: [UIView] = []
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var interactionHandlers: [(block: Block, isForEndOnly: Bool)] = []
    /// True if the animator has begun, so that what is added now runs at once.
    private(set) var hasBegun = false

    func add(_ animation: Block?, completion: Block?, view: UIView?) {
        if let view { views.append(view) }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
    }

    func addInteractionHandler(_ handler: @escaping Block, isForEndOnly: Bool) {
        interactionHandlers.append((handler, isForEndOnly))
    }

    /// Animates all that waits, with the motion of the transition.
    func run(_ transition: ControllerTransition, timing: TransitionTiming, duration: TimeInterval) {
        hasBegun = true
        let waiting = animations
        animations = []
        guard !waiting.isEmpty else { return }
        timing.animate(for: duration, changes: { for block in waiting { block(transition) } })
    }

    /// Runs what waits without animation.
    func runPending(_ transition: ControllerTransition) {
        let waiting = animations
        animations = []
        for block in waiting { block(transition) }
    }

    func complete(_ transition: ControllerTransition) {
        let waiting = completions
        completions = []
        interactionHandlers = []
        for block in waiting { block(transition) }
    }

    func interactionDidChange(_ transition: ControllerTransition) {
        for handler in interactionHandlers where !handler.isForEndOnly || !transition.isInteractive { handler.block(transition) }
    }
}
