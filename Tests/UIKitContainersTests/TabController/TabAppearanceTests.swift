import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// The callbacks of controllers when tabs change, and where their views are.
@MainActor
struct TabAppearanceTests {
    private let log = ControllerLog()
    private let tabs = UITabBarController()
    private let (a, b): (LoggingController, LoggingController)
    private let screen: TestScreen

    init() {
        (a, b) = (LoggingController("A", log), LoggingController("B", log))
        tabs.viewControllers = [a, b]
        screen = TestScreen(showing: tabs)
    }

    @Test("TB-50, VC-26: who comes loads and is notified first that it begins, and last that it is over")
    func order() throws {
        #expect(log.take() == ["A.viewDidLoad", "A.willAppear", "A.didAppear"])
        try screen.tap("B")
        #expect(log.take() == ["B.viewDidLoad", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear"])
        try screen.tap("A")
        #expect(log.take() == ["A.willAppear", "B.willDisappear", "B.didDisappear", "A.didAppear"])
    }

    @Test("TB-51: without an animator nothing is animated")
    func notAnimated() {
        tabs.selectedIndex = 1
        screen.settle()
        #expect(!log.calls.contains { $0.hasSuffix("animated") })
    }

    @Test("Several changes at once end in order")
    func severalAtOnce() {
        _ = log.take()
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        screen.settle()
        #expect(
            log.calls.filter { $0.hasPrefix("B.") } == [
                "B.viewDidLoad", "B.willAppear", "B.didAppear", "B.willDisappear", "B.didDisappear",
            ])
        #expect(log.calls.filter { $0.hasPrefix("A.") } == ["A.willDisappear", "A.didDisappear", "A.willAppear", "A.didAppear"])
        #expect(a.view.window != nil)
        #expect(b.view.window == nil)
    }

    @Test("The former view does not show through while the new one waits to hear that it has appeared")
    func nothingBehind() {
        tabs.selectedIndex = 1
        #expect(a.view.superview == nil)
        #expect(b.view.superview != nil)
    }

    @Test("A frosted bar lies over the content, which has it in its safe area")
    func translucent() {
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
        #expect(tabs.view.safeAreaInsets.bottom == 34)
        tabs.selectedIndex = 1
        screen.settle()
        #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    }

    @Test("TB-68: the content ends at an opaque bar, which is 49 points high above the safe area")
    func opaque() {
        tabs.tabBar.isTranslucent = false
        screen.settle()
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844 - 83))
        #expect(a.view.safeAreaInsets.bottom == 0)
    }

    @Test("A controller may end at a bar that is not opaque, and go on under one that is")
    func extendedLayout() {
        a.edgesForExtendedLayout = []
        screen.settle()
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844 - 83))
        a.edgesForExtendedLayout = .all
        a.extendedLayoutIncludesOpaqueBars = true
        tabs.tabBar.isTranslucent = false
        screen.settle()
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(a.view.safeAreaInsets.bottom == 83)
    }

    @Test("On a phone in landscape the bar is 32 points high")
    func landscape() {
        let screen = TestScreen(showing: tabs, size: CGSize(width: 844, height: 390))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 390 - 53, width: 844, height: 53))
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 53, right: 47))
        #expect(screen.shows("A"))
    }

    @Test("Another bar may be put in place of the one that was made; it decides how high it is")
    func otherBar() throws {
        tabs.setValue(HighBar(), forKey: "tabBar")
        tabs.view.setNeedsLayout()
        screen.settle()
        #expect(tabs.tabBar is HighBar)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 104, width: 390, height: 104))
        #expect(a.view.safeAreaInsets.bottom == 104)
        try screen.tap("B")
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.view.subviews.count == 2)
    }

    @Test("A hidden bar is out of sight and takes nothing of the content")
    func hiddenBar() {
        tabs.isTabBarHidden = true
        screen.settle()
        #expect(tabs.tabBar.frame.minY == 844)
        #expect(a.view.safeAreaInsets.bottom == 34)
        tabs.setTabBarHidden(false, animated: true)
        screen.wait(0.1)
        let shown = tabs.tabBar.layer.presentation()?.frame.minY ?? 0
        #expect(shown > 844 - 83)
        #expect(shown < 844)
        screen.wait(1)
        #expect(tabs.tabBar.frame.minY == CGFloat(844 - 83))
        #expect(a.view.safeAreaInsets.bottom == 83)
    }

    @Test("An animator moves the views, and callbacks are animated")
    func animator() throws {
        let delegate = AnimatingDelegate()
        tabs.delegate = delegate
        _ = log.take()
        try screen.tap("B")
        screen.wait(0.1)
        #expect(delegate.pairs == ["A to B"])
        #expect(log.take() == ["B.viewDidLoad", "B.willAppear animated", "A.willDisappear animated"])
        #expect(a.view.window != nil)
        #expect(b.view.window != nil)
        #expect(tabs.transitionCoordinator != nil)
        screen.wait(1)
        #expect(log.take() == ["A.didDisappear animated", "B.didAppear animated"])
        #expect(a.view.window == nil)
        #expect(tabs.transitionCoordinator == nil)
    }

    @Test("An animation that is led by hand and taken back leaves the former tab selected")
    func takenBack() throws {
        let delegate = AnimatingDelegate()
        let hand = UIPercentDrivenInteractiveTransition()
        delegate.hand = hand
        tabs.delegate = delegate
        tabs.selectedIndex = 1
        hand.update(0.5)
        screen.wait(0.1)
        #expect(tabs.selectedIndex == 1)
        hand.cancel()
        screen.wait(1)
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.tabBar.selectedItem === a.tabBarItem)
        #expect(a.view.window != nil)
        #expect(b.view.window == nil)
    }

    @Test("The delegate says which orientations are allowed")
    func orientations() {
        #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
        let delegate = AnimatingDelegate()
        tabs.delegate = delegate
        #expect(tabs.supportedInterfaceOrientations == .portrait)
    }
}

private final class HighBar: UITabBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        var size = super.sizeThatFits(size)
        size.height = 70 + (superview?.safeAreaInsets.bottom ?? 34)
        return size
    }
}

/// Fades from one tab to the other.
private final class AnimatingDelegate: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    var pairs: [String] = []
    var hand: UIPercentDrivenInteractiveTransition?

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        pairs.append("\(fromVC.title ?? "") to \(toVC.title ?? "")")
        return self
    }

    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { hand }

    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
        .portrait
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.4) {
            view.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
