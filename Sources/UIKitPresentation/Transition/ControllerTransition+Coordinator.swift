import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

extension ControllerTransition: RunningTransition {
    public var initiallyInteractive: Bool { interaction.beganInteractive }
    public var isInterruptible: Bool { false }
    public var isCancelled: Bool { interaction.isCancelled }
    public var transitionDuration: TimeInterval { duration }
    public var percentComplete: CGFloat { interaction.percent }
    public var completionVelocity: CGFloat { interaction.completionSpeed }
    public var completionCurve: UIView.AnimationCurve { interaction.beganInteractive ? interaction.completionCurve : timing.curve }

    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        guard stage != .over else { return false }
        alongside.add(animation, completion: completion, view: view)
        if alongside.hasBegun {
            if interaction.isInteractive { scrubber.pause(alongside.views) }
            alongside.run(self, timing: timing, duration: duration)
        }
        return true
    }

    public func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        alongside.addInteractionHandler(handler, isForEndOnly: true)
    }

    public func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        alongside.addInteractionHandler(handler, isForEndOnly: false)
    }
}
