import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// One change from a controller to another, animated by an animator and perhaps led by a finger.
///
/// Presentations, navigation and tab controllers all use it, so that animators, coordinators and appearance callbacks work the
/// same everywhere. Who makes one sets ``willComplete`` and ``didComplete`` and calls ``start()``; it keeps itself alive from then
/// until it is over. It is also the context that animators get and the coordinator that controllers are asked for.
///
/// The order: "will" callbacks, the animator, what runs alongside; then ``willComplete``, "did" callbacks, the animator's
/// `animationEnded(_:)`, the coordinator's completions, ``didComplete``.
@_spi(ForasteroInternal)
@preconcurrency @MainActor
public final class ControllerTransition: UIObject {
    enum Stage {
        case waiting
        case running
        case over
    }

    /// The properties that do not change once the transition has been made.
    let container: UIView
    private(set) var from: TransitionSide
    private(set) var to: TransitionSide
    let style: UIModalPresentationStyle
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let interactor: (any UIViewControllerInteractiveTransitioning)?

    /// The callbacks to send; set before ``start()``. Default: none.
    public var appearance: AppearanceSwap?
    /// Called after the notifications of the beginning, before anything moves.
    public var didBegin: (() -> Void)?
    /// Called when the controllers have their coordinator, before anybody is notified.
    public var willBegin: (() -> Void)?
    /// Puts the views where they belong after the transition, or before it if it did not complete.
    public var willComplete: ((_ didComplete: Bool) -> Void)?
    /// Called when everybody has been notified.
    public var didComplete: ((_ didComplete: Bool) -> Void)?
    /// Who else answers with this coordinator: the container, or the controller that presents.
    public weak var owner: UIViewController?

    var stage = Stage.waiting
    var interaction = TransitionInteraction()
    let alongside = AlongsideBlocks()
    let scrubber: TransitionScrubber
    private var selfWhileRunning: ControllerTransition?

    /// - Parameters:
    ///   - container: in which everything takes place. Without a window nothing is animated.
    ///   - animator: nil for a change at once.
    ///   - interactor: what leads the animator; nil to let it run.
    public init(
        in container: UIView, from: TransitionSide, to: TransitionSide, style: UIModalPresentationStyle = .none,
        animator: (any UIViewControllerAnimatedTransitioning)?, interactor: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        self.container = container
        self.from = from
        self.to = to
        self.style = style
        self.animator = container.window == nil ? nil : animator
        self.interactor = self.animator == nil ? nil : interactor
        scrubber = TransitionScrubber(container)
        super.init()
    }

    var isAnimating: Bool { animator != nil }

    /// How long the animator says it takes, in seconds.
    package var duration: TimeInterval { max(animator?.transitionDuration(using: self) ?? 0, 0) }

    // MARK: Running

    /// Begins. An animated transition ends when its animator says so.
    ///
    /// One that is not animated ends after the next frame, so that views are laid out before controllers are notified that they have
    /// appeared; or before this returns.
    /// - Parameter endsAtOnce: whether one that is not animated has ended when this returns.
    public func start(endsAtOnce: Bool = false) {
        _require(stage == .waiting, "The transition \(self) was started before. Make a new one.")
        stage = .running
        selfWhileRunning = self
        for controller in participants { controller.runningTransition = self }
        willBegin?()
        willBegin = nil
        from.noteWhoseViewItIs()
        to.noteWhoseViewItIs()
        appearance?.begin(animated: isAnimating)
        from.followView()
        to.followView()
        didBegin?()
        didBegin = nil
        guard let animator else { return changeAtOnce(endsAtOnce: endsAtOnce) }
        scrubber.begin()
        if let interactor, interactor.wantsInteractiveStart ?? true {
            startInteractively(interactor)
        } else {
            animator.animateTransition(using: self)
        }
        announceIsAppearing()
        runAlongside()
    }

    /// Brings the transition to its end now. Does nothing if it is over.
    public func finishNow() {
        guard stage == .running else { return }
        scrubber.release()
        scrubber.removeAnimations()
        // An animator whose animations are gone has said that it is done; others never come to it.
        end(didComplete: !interaction.isCancelled)
    }

    /// Tells everybody that it is over.
    func end(didComplete completed: Bool) {
        guard stage == .running else { return }
        stage = .over
        scrubber.release()
        if !completed { appearance?.reverse(animated: isAnimating) }
        willComplete?(completed)
        if completed { alongside.runPending(self) }
        for controller in participants where controller.runningTransition === self { controller.runningTransition = nil }
        appearance?.end()
        animator?.animationEnded?(completed)
        alongside.complete(self)
        didComplete?(completed)
        willComplete = nil
        didComplete = nil
        appearance = nil
        selfWhileRunning = nil
    }

    private var participants: [UIViewController] { [owner, from.controller, to.controller].compactMap { $0 } }

    private func changeAtOnce(endsAtOnce: Bool) {
        if let view = to.view {
            if view.superview !== container { container.addSubview(view) }
            if to.finalFrame != .zero { view.frame = to.finalFrame }
        }
        announceIsAppearing()
        alongside.runPending(self)
        if endsAtOnce {
            container.window?.layoutIfNeeded()
            end(didComplete: true)
        } else {
            container.displayHost.pipeline.afterNextFrame { [weak self] in self?.end(didComplete: true) }
        }
    }

    private func announceIsAppearing() {
        guard appearance != nil, let controller = to.controller, controller.appearance.phase == .appearing else { return }
        controller.sendIsAppearing()
    }

    private func runAlongside() {
        // A hand that moves everything itself knows of no time: others move when it has let go.
        guard stage == .running, !(interaction.isInteractive && isLedByHandsOnly) else { return }
        if interaction.isInteractive { scrubber.pause(alongside.views) }
        alongside.run(self, timing: timing, duration: duration)
    }

    var timing: TransitionTiming {
        (animator as? any TimedTransitionAnimator)?.timing ?? .curve(.easeInOut)
    }
}
