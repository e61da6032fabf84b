import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// The details' navigation controller on the stack of the primary one, on a phone.
@MainActor
struct SplitNestingTests {
    private let split = UISplitViewController()
    private let delegate = SplitTestDelegate()
    private let master = UIViewController()
    private let detail = UIViewController()
    private let masterStack: UINavigationController
    private let detailStack: UINavigationController
    private let screen: TestScreen

    init() {
        (master.title, detail.title) = ("Master", "Detail")
        masterStack = UINavigationController(rootViewController: master)
        detailStack = UINavigationController(rootViewController: detail)
        split.viewControllers = [masterStack, detailStack]
        split.delegate = delegate
        screen = TestScreen(showing: split, size: CGSize(width: 390, height: 844))
    }

    @Test("NV-45: the details' navigation controller is their own one, and that one's is the outer one; bars are those of the outer one")
    func innerController() {
        #expect(detail.navigationController === detailStack)
        #expect(detailStack.navigationController === masterStack)
        #expect(detailStack.splitViewController === split)
        let child = UIViewController()
        detail.addChild(child)
        #expect(child.navigationController === detailStack)
        #expect(master.navigationController === masterStack)
        #expect(masterStack.navigationController == nil)
        detail.navigationController?.setNavigationBarHidden(true, animated: false)
        #expect(masterStack.isNavigationBarHidden && detailStack.isNavigationBarHidden)
        detail.navigationController?.isToolbarHidden = false
        #expect(!masterStack.isToolbarHidden && !detailStack.isToolbarHidden)
        masterStack.isNavigationBarHidden = false
        #expect(detail.navigationController?.navigationController?.popToRootViewController(animated: false) == [detailStack])
        screen.settle()
        #expect(detail.navigationController === detailStack && detailStack.navigationController == nil)
    }

    @Test("A nested controller that is popped is returned with its pages, and may be shown again")
    func popping() {
        #expect(masterStack.popViewController(animated: true) === detailStack)
        #expect(masterStack.topViewController === master)
        #expect(detailStack.topViewController === detail)
        screen.wait(1)
        #expect(masterStack.viewControllers == [master])
        #expect(detailStack.viewControllers == [detail])
        #expect(detail.parent === detailStack)
        master.showDetailViewController(detailStack, sender: nil)
        screen.wait(1)
        #expect(masterStack.viewControllers == [master, detailStack])
        #expect(detail.viewIfLoaded?.window != nil)
    }

    @Test("What a nested controller pushes and pops, the outer one shows")
    func pushing() {
        let deeper = UIViewController()
        detailStack.pushViewController(deeper, animated: false)
        screen.settle()
        #expect(masterStack.viewControllers == [master, detailStack, deeper])
        #expect(deeper.viewIfLoaded?.window != nil)
        #expect(masterStack.popToViewController(detailStack, animated: false) == [deeper])
        #expect(masterStack.topViewController === detailStack)
        detailStack.pushViewController(deeper, animated: false)
        #expect(detailStack.popViewController(animated: false) === deeper)
        #expect(masterStack.popToRootViewController(animated: false) == [detailStack])
    }

    @Test("A nested controller gets other pages in its place, and a stack that was read can be set")
    func replacing() {
        let other = UIViewController()
        detailStack.viewControllers = [other]
        screen.settle()
        #expect(masterStack.viewControllers == [master, detailStack])
        #expect(detailStack.topViewController === other)
        #expect(other.viewIfLoaded?.window != nil)
        let stack = masterStack.viewControllers
        masterStack.viewControllers = stack
        #expect(masterStack.viewControllers == stack)
    }

    @Test("A delegate may put the secondary controller on the stack itself")
    func ownPush() {
        masterStack.popViewController(animated: false)
        screen.settle()
        masterStack.pushViewController(detailStack, animated: false)
        screen.settle()
        #expect(masterStack.viewControllers == [master, detailStack])
        #expect(detail.viewIfLoaded?.window != nil)
    }

    @Test("With room for two it has its pages again, also where it was popped for that")
    func expanding() {
        delegate.separates = { [masterStack] in masterStack.popViewController(animated: false) }
        split.traitOverrides.horizontalSizeClass = .regular
        screen.settle()
        #expect(split.viewControllers == [masterStack, detailStack])
        #expect(detailStack.viewControllers == [detail])
        #expect(detail.parent === detailStack)
        #expect(detail.viewIfLoaded?.window != nil)
    }
}
