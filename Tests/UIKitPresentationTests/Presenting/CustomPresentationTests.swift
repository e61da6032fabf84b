import TestLogs
import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

/// Presentations that the app arranges and animates itself.
@MainActor
struct CustomPresentationTests {
    private let bench = PresentationBench()
    private let director: Director
    private var screen: TestScreen { bench.screen }

    init() {
        director = Director(bench.log)
        bench.second.modalPresentationStyle = .custom
        bench.second.transitioningDelegate = director
    }

    private func calls() -> [String] {
        defer { bench.log.calls = [] }
        return bench.log.calls.filter { !$0.contains("Layout") && !$0.contains("oad") }
    }

    @Test("The delegate's presentation controller and animator arrange the presentation, in this order")
    func presenting() {
        bench.first.present(bench.second, animated: true)
        screen.wait(2)
        #expect(
            calls() == [
                "controller", "animator", "willBegin, coordinator: true", "B.viewWillAppear", "animate", "alongside", "B.viewDidAppear",
                "ended true", "didEnd true",
            ])
        #expect(bench.second.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
        #expect(bench.second.presentationController is HalfController)
        #expect(bench.first.view.window != nil)
    }

    @Test("The dismissal goes through the same objects")
    func dismissing() {
        bench.first.present(bench.second, animated: true)
        screen.wait(2)
        let dimming = (bench.second.presentationController as? HalfController)?.dimming
        #expect(dimming?.window != nil)
        #expect(dimming?.alpha == 1)
        _ = calls()
        bench.first.dismiss(animated: true)
        screen.wait(2)
        #expect(
            calls() == [
                "dismissing animator", "dismissal willBegin", "B.viewWillDisappear", "animate", "B.viewDidDisappear", "ended true",
                "dismissal didEnd true",
            ])
        #expect(dimming?.window == nil)
    }

    @Test("Without animation the animator is not asked, and there is no coordinator")
    func withoutAnimation() {
        bench.first.present(bench.second, animated: false)
        screen.wait(1)
        #expect(
            calls() == ["controller", "willBegin, coordinator: false", "B.viewWillAppear", "B.viewDidAppear", "didEnd true"])
        #expect(bench.second.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    }

    @Test("A finger leads the presentation and gives up: everything is as before")
    func cancelledPresentation() {
        director.hand = UIPercentDrivenInteractiveTransition()
        bench.first.present(bench.second, animated: true) { [log = bench.log] in log.calls.append("completion") }
        screen.wait(0.5)
        director.hand?.update(0.5)
        screen.wait(0.5)
        director.hand?.cancel()
        screen.wait(1)
        #expect(bench.first.presentedViewController == nil)
        #expect(bench.second.view.window == nil)
        #expect(
            calls().suffix(5) == ["B.viewWillDisappear", "B.viewDidDisappear", "ended false", "didEnd false", "completion"])
        #expect(screen.window.subviews == [bench.first.view])
    }

    @Test("A finger leads a dismissal and gives up: the controller stays")
    func cancelledDismissal() {
        bench.first.present(bench.second, animated: true)
        screen.wait(2)
        _ = calls()
        director.hand = UIPercentDrivenInteractiveTransition()
        bench.second.dismiss(animated: true)
        director.hand?.update(0.3)
        screen.wait(0.5)
        #expect(bench.second.isBeingDismissed)
        director.hand?.cancel()
        screen.wait(1)
        #expect(
            calls() == [
                "dismissing animator", "dismissal willBegin", "B.viewWillDisappear", "animate", "B.viewWillAppear", "B.viewDidAppear",
                "ended false", "dismissal didEnd false",
            ])
        #expect(bench.first.presentedViewController === bench.second)
        #expect(!bench.second.isBeingDismissed)
        #expect(bench.second.view.window != nil)
    }

    @Test("An animator may animate a full-screen presentation: it finds both views in the container")
    func fullScreenAnimator() {
        bench.present(bench.second, on: bench.first, style: .fullScreen)
        #expect(calls().contains("animate"))
        #expect(director.animator.viewKeys == ["from", "to"])
        bench.dismiss(bench.first)
        #expect(director.animator.viewKeys == ["from", "to"])
        #expect(bench.first.view.superview === screen.window)
    }

    @Test("A presentation controller knows its controller when the presentation was given up, as long as it is there itself")
    func controllerOfAPresentationGivenUp() throws {
        director.animator.isCancelled = true
        weak var presented: UIViewController?
        var controller: UIPresentationController?
        autoreleasepool {
            let second = UIViewController()
            second.modalPresentationStyle = .custom
            second.transitioningDelegate = director
            bench.first.present(second, animated: true)
            controller = second.presentationController
            presented = second
            screen.wait(1)
        }
        #expect(bench.first.presentedViewController == nil)
        #expect(try #require(controller).presentedViewController === presented)
        controller = nil
        #expect(presented == nil)
    }

    @Test("Adaptation: the delegate may want a full screen instead of a sheet")
    func adaptation() {
        bench.second.modalPresentationStyle = .pageSheet
        bench.second.transitioningDelegate = nil
        bench.second.presentationController?.delegate = director
        bench.first.present(bench.second, animated: false)
        screen.wait(1)
        #expect(bench.second.activePresentationController?.presentationStyle == .fullScreen)
        #expect(bench.second.view.frame == screen.window.bounds)
        #expect(bench.first.view.window == nil)
        #expect(calls().contains("adapted to 0"))
    }

    @Test("The system's motions end where they should", arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal])
    func systemMotions(style: UIModalTransitionStyle) {
        bench.second.transitioningDelegate = nil
        bench.second.modalTransitionStyle = style
        bench.present(bench.second, on: bench.first, style: .fullScreen)
        #expect(bench.second.view.frame == screen.window.bounds)
        #expect(bench.second.view.alpha == 1)
        bench.dismiss(bench.first)
        #expect(bench.first.view.frame == screen.window.bounds)
        #expect(!bench.first.view.isHidden)
        #expect(screen.window.subviews == [bench.first.view])
    }
}

/// Provides everything a custom presentation can have.
private final class Director: NSObject, UIViewControllerTransitioningDelegate, UIAdaptivePresentationControllerDelegate {
    let log: ControllerLog
    let animator: RecordingAnimator
    var hand: UIPercentDrivenInteractiveTransition?

    init(_ log: ControllerLog) {
        self.log = log
        animator = RecordingAnimator(log)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log.calls.append("controller")
        let controller = HalfController(presentedViewController: presented, presenting: presenting)
        controller.log = log
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        log.calls.append("animator")
        return animator
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        log.calls.append("dismissing animator")
        return animator
    }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { hand }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { hand }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .fullScreen }

    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: UIViewControllerTransitionCoordinator?
    ) {
        log.calls.append("adapted to \(style.rawValue)")
    }
}

/// Covers the lower half and darkens the rest.
private final class HalfController: UIPresentationController {
    var log: ControllerLog?
    let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        let coordinator = presentedViewController.transitionCoordinator
        log?.calls.append("willBegin, coordinator: \(coordinator != nil)")
        dimming.alpha = 0
        containerView?.addSubview(dimming)
        coordinator?.animate(
            alongsideTransition: { _ in
                self.log?.calls.append("alongside")
                self.dimming.alpha = 1
            }, completion: nil)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { log?.calls.append("didEnd \(completed)") }
    override func dismissalTransitionWillBegin() { log?.calls.append("dismissal willBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log?.calls.append("dismissal didEnd \(completed)") }
}

/// Fades, and writes down what it finds.
private final class RecordingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: ControllerLog
    var viewKeys: [String] = []
    /// True to give a transition up at its end.
    var isCancelled = false

    init(_ log: ControllerLog) { self.log = log }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        log.calls.append("animate")
        let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
        viewKeys = (from == nil ? [] : ["from"]) + (to == nil ? [] : ["to"])
        if let to, let controller = transitionContext.viewController(forKey: .to) {
            to.frame = transitionContext.finalFrame(for: controller)
            if let from, from.superview === transitionContext.containerView {
                transitionContext.containerView.insertSubview(to, aboveSubview: from)
            } else {
                transitionContext.containerView.addSubview(to)
            }
            to.alpha = 0
        }
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            to?.alpha = 1
            if to == nil { from?.alpha = 0 }
        } completion: { _ in
            from?.alpha = 1
            transitionContext.completeTransition(!self.isCancelled && !transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.calls.append("ended \(transitionCompleted)") }
}
