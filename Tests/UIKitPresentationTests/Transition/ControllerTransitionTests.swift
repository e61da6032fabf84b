import TestLogs
import Testing
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitPresentation
import UIKitTesting

/// The engine under presentations, navigation and tab controllers.
@MainActor
struct ControllerTransitionTests {
    private let log = ControllerLog()
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let first: LoggingController
    private let second: LoggingController
    private let fade: FadeAnimator

    init() {
        (first, second) = (LoggingController("A", log), LoggingController("B", log))
        fade = FadeAnimator(log)
        screen.window.addSubview(container)
        container.addSubview(first.view)
        screen.settle()
        _ = second.view
        log.calls = []
    }

    private func makeTransition(
        animator: (any UIViewControllerAnimatedTransitioning)?, interactor: (any UIViewControllerInteractiveTransitioning)? = nil,
        order: AppearanceSwap.Order = .navigation
    ) -> ControllerTransition {
        let frame = container.bounds
        let transition = ControllerTransition(
            in: container, from: TransitionSide(first, view: first.view, initialFrame: frame),
            to: TransitionSide(second, view: second.view, finalFrame: frame), animator: animator, interactor: interactor)
        transition.appearance = AppearanceSwap(appearing: second, disappearing: first, order: order)
        transition.willComplete = { [first, second] completed in (completed ? first : second).view.removeFromSuperview() }
        transition.didComplete = { [log] in log.calls.append("done \($0)") }
        return transition
    }

    private var appearance: [String] { log.calls.filter { !$0.contains("Layout") } }

    @Test("An animated transition: will, animator, alongside, did, animationEnded, completions, done")
    func order() {
        let transition = makeTransition(animator: fade)
        transition.animate(
            alongsideTransition: { [log] _ in log.calls.append("alongside") },
            completion: { [log] context in log.calls.append("alongside over, cancelled: \(context.isCancelled)") })
        transition.start()
        #expect(appearance == ["A.viewWillDisappear", "B.viewWillAppear", "animate", "alongside"])
        screen.wait(1)
        #expect(
            appearance.dropFirst(4) == [
                "A.viewDidDisappear", "B.viewDidAppear", "ended true", "alongside over, cancelled: false", "done true",
            ])
        #expect(first.view.superview == nil)
        #expect(second.view.superview === container)
    }

    @Test("The order of appearance callbacks is that of the kind of transition")
    func kinds() {
        let orders: [(AppearanceSwap.Order, [String])] = [
            (.presentation, ["A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear"]),
            (.replacement, ["B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear"]),
        ]
        for (order, expected) in orders {
            log.calls = []
            makeTransition(animator: nil, order: order).start(endsAtOnce: true)
            #expect(appearance == expected + ["done true"])
            makeBack()
        }
    }

    private func makeBack() {
        second.view.removeFromSuperview()
        container.addSubview(first.view)
        screen.settle()
    }

    @Test("Without animation it ends after the next frame, when views are laid out")
    func withoutAnimation() {
        makeTransition(animator: nil).start()
        #expect(appearance == ["A.viewWillDisappear", "B.viewWillAppear"])
        screen.settle()
        #expect(appearance.dropFirst(2) == ["A.viewDidDisappear", "B.viewDidAppear", "done true"])
    }

    @Test("Controllers find the coordinator while an animated transition runs, and children through their parents")
    func coordinator() {
        let child = UIViewController()
        second.addChild(child)
        makeTransition(animator: fade).start()
        #expect(second.transitionCoordinator?.isAnimated == true)
        #expect(child.transitionCoordinator === second.transitionCoordinator)
        #expect(first.transitionCoordinator?.transitionDuration == 0.4)
        screen.wait(1)
        #expect(second.transitionCoordinator == nil)
        #expect(child.transitionCoordinator == nil)
    }

    @Test("A finger moves the animation to a part of its duration")
    func percent() {
        let hand = UIPercentDrivenInteractiveTransition()
        let transition = makeTransition(animator: fade, interactor: hand)
        transition.start()
        #expect(transition.isInteractive)
        #expect(transition.initiallyInteractive)
        hand.update(0.5)
        screen.wait(3)
        #expect(abs((second.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.001)
        hand.update(0.25)
        screen.wait(3)
        #expect(abs((second.view.layer.presentation()?.opacity ?? 0) - 0.25) < 0.001)
        #expect(hand.percentComplete == 0.25)
        #expect(hand.duration == 0.4)
    }

    @Test("A finger that lets go lets the rest run on")
    func finishing() {
        let hand = UIPercentDrivenInteractiveTransition()
        let transition = makeTransition(animator: fade, interactor: hand)
        transition.notifyWhenInteractionChanges { [log] in log.calls.append("interactive: \($0.isInteractive)") }
        transition.start()
        hand.update(0.5)
        screen.wait(1)
        hand.finish()
        #expect(log.calls.last == "interactive: false")
        screen.wait(0.1)
        #expect(log.calls.last == "interactive: false")
        screen.wait(0.2)
        #expect(log.calls.last == "done true")
        #expect(first.view.superview == nil)
        #expect(container.layer.speed == 1)
        #expect(container.layer.timeOffset == 0)
    }

    @Test("A finger that gives up lets the rest run back, and views have what they had before")
    func cancelling() {
        let hand = UIPercentDrivenInteractiveTransition()
        let transition = makeTransition(animator: fade, interactor: hand)
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(badge)
        transition.animateAlongsideTransition(in: badge, animation: { _ in badge.center.x = 105 })
        transition.start()
        hand.update(0.5)
        screen.wait(1)
        hand.cancel()
        screen.wait(1)
        #expect(
            appearance == [
                "A.viewWillDisappear", "B.viewWillAppear", "animate", "B.viewWillDisappear", "B.viewDidDisappear",
                "A.viewWillAppear", "A.viewDidAppear", "ended false", "done false",
            ])
        #expect(second.view.superview == nil)
        #expect(first.view.superview === container)
        #expect(first.view.alpha == 1)
        #expect(badge.center.x == 5)
    }

    @Test("A transition that is ended in the middle completes at once")
    func finishNow() {
        let transition = makeTransition(animator: fade)
        transition.start()
        screen.wait(0.1)
        transition.finishNow()
        #expect(log.calls.last == "done true")
        #expect(!transition.animate(alongsideTransition: { _ in }))
    }

    @Test("Without a window nothing is animated")
    func withoutWindow() {
        container.removeFromSuperview()
        let transition = makeTransition(animator: fade)
        #expect(!transition.isAnimated)
        transition.start(endsAtOnce: true)
        #expect(second.view.superview === container)
    }
}

/// Fades the old view out and the new one in.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let log: ControllerLog

    init(_ log: ControllerLog) { self.log = log }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        log.calls.append("animate")
        let toView = transitionContext.view(forKey: .to)
        let fromView = transitionContext.view(forKey: .from)
        if let toView { transitionContext.containerView.addSubview(toView) }
        toView?.alpha = 0
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            toView?.alpha = 1
            fromView?.alpha = 0
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.calls.append("ended \(transitionCompleted)") }
}
