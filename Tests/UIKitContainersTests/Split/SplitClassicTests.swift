import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// Two controllers, set as an array.
@MainActor
struct SplitClassicTests {
    private let split = UISplitViewController()
    private let delegate = SplitTestDelegate()
    private let master = UIViewController()
    private let detail = UIViewController()
    private let masterStack: UINavigationController
    private let detailStack: UINavigationController
    private let landscape = CGSize(width: 1024, height: 768)
    private let standing = CGSize(width: 768, height: 1024)
    private let phone = CGSize(width: 390, height: 844)

    init() {
        (master.title, detail.title) = ("Master", "Detail")
        masterStack = UINavigationController(rootViewController: master)
        detailStack = UINavigationController(rootViewController: detail)
        split.viewControllers = [masterStack, detailStack]
        split.delegate = delegate
    }

    private func frame(_ controller: UIViewController) -> CGRect? {
        guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
        return view.convert(view.bounds, to: nil)
    }

    @Test("On a tablet that lies both are seen, side by side")
    func sideBySide() {
        let screen = TestScreen(showing: split, size: landscape)
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.splitBehavior == .tile)
        #expect(frame(masterStack) == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(frame(detailStack) == CGRect(x: 320, y: 0, width: 704, height: 768))
        #expect(split.viewControllers == [masterStack, detailStack])
        #expect(master.splitViewController === split)
        #expect(masterStack.traitCollection.horizontalSizeClass == .compact)
        #expect(detailStack.traitCollection.horizontalSizeClass == .regular)
        withExtendedLifetime(screen) {}
    }

    @Test("On one that stands the primary one is hidden; the button brings it over the other, and a tap beside takes it away")
    func portrait() throws {
        detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        let screen = TestScreen(showing: split, size: standing)
        #expect(split.displayMode == .secondaryOnly)
        #expect(frame(masterStack) == nil)
        #expect(frame(detailStack) == CGRect(x: 0, y: 0, width: 768, height: 1024))
        delegate.calls = []
        try screen.tap("Show or Hide Sidebar")
        screen.wait(0.5)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(delegate.calls == ["to 3", "show 0"])
        #expect(frame(masterStack) == CGRect(x: 0, y: 0, width: 320, height: 1024))
        #expect(frame(detailStack)?.width == 768)
        try screen.tap(at: CGPoint(x: 700, y: 600))
        screen.wait(0.5)
        #expect(split.displayMode == .secondaryOnly)
        #expect(frame(masterStack) == nil)
        #expect(delegate.calls.suffix(2) == ["to 1", "hide 0"])
    }

    @Test("A swipe from the edge brings it too, unless that is switched off")
    func swipe() throws {
        let screen = TestScreen(showing: split, size: standing)
        try screen.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500), in: 0.3)
        screen.wait(0.5)
        #expect(split.displayMode == .oneOverSecondary)
        split.presentsWithGesture = false
        split.preferredDisplayMode = .secondaryOnly
        screen.settle()
        try screen.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500), in: 0.3)
        screen.wait(0.5)
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("What is preferred is shown, in widths that are asked for, at the side that is asked for")
    func preferences() {
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredPrimaryColumnWidthFraction = 0.3
        split.maximumPrimaryColumnWidth = 200
        let screen = TestScreen(showing: split, size: standing)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.primaryColumnWidth == 200)
        #expect(frame(masterStack)?.width == 200)
        #expect(frame(detailStack)?.minX == 200)
        split.primaryEdge = .trailing
        screen.settle()
        #expect(frame(masterStack)?.minX == 568)
        #expect(frame(detailStack)?.minX == 0)
    }

    @Test("Turning the tablet shows and hides the primary one")
    func turning() {
        let screen = TestScreen(showing: split, size: standing)
        screen.turn(.left)
        screen.settle()
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(frame(masterStack)?.width == 320)
        screen.turn(.upright)
        screen.settle()
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("Who shows details is notified that they go elsewhere from now on")
    func detailTarget() {
        var posted = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        let screen = TestScreen(showing: split, size: phone)
        #expect(split.isCollapsed)
        #expect(posted == 1)
        #expect(split.primaryBackgroundStyle == .none)
        withExtendedLifetime(screen) {}
    }

    @Test("On a phone the secondary one stands on top of the primary one's stack, and back leads to that")
    func onPhone() throws {
        let screen = TestScreen(showing: split, size: phone)
        #expect(split.isCollapsed)
        #expect(split.viewControllers == [masterStack])
        #expect(delegate.calls == ["collapse", "collapsed"])
        #expect(masterStack.viewControllers == [master, detailStack])
        #expect(masterStack.topViewController === detailStack)
        #expect(detailStack.viewControllers == [detail])
        #expect(frame(detail) != nil)
        #expect(masterStack.navigationBar.topItem === detail.navigationItem)
        try screen.tap("Master")
        screen.wait(1)
        #expect(masterStack.viewControllers == [master])
        #expect(frame(master) != nil)
    }

    @Test("A delegate that has dealt with the secondary one leaves the primary one on top")
    func discarded() {
        delegate.discardsSecondary = true
        let screen = TestScreen(showing: split, size: phone)
        #expect(masterStack.viewControllers == [master])
        #expect(frame(master) != nil)
        withExtendedLifetime(screen) {}
    }

    @Test("Details are pushed on a phone, and take the secondary one's place on a tablet")
    func details() {
        delegate.discardsSecondary = true
        let screen = TestScreen(showing: split, size: phone)
        let other = UIViewController()
        other.title = "Other"
        master.showDetailViewController(UINavigationController(rootViewController: other), sender: nil)
        screen.wait(1)
        let shown = masterStack.topViewController as? UINavigationController
        #expect(masterStack.viewControllers.count == 2)
        #expect(shown?.topViewController === other)
        #expect(frame(other) != nil)
        let wide = UISplitViewController()
        wide.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
        let tablet = TestScreen(showing: wide, size: landscape)
        let next = UIViewController()
        wide.viewControllers[0].showDetailViewController(next, sender: nil)
        tablet.settle()
        #expect(wide.viewControllers[1] === next)
        #expect(frame(next)?.minX == 320)
    }

    @Test("The delegate may show details itself")
    func ownDetails() {
        delegate.showsDetailItself = true
        let screen = TestScreen(showing: split, size: landscape)
        delegate.calls = []
        let other = UIViewController()
        other.title = "Other"
        split.showDetailViewController(other, sender: nil)
        screen.settle()
        #expect(delegate.calls == ["detail Other"])
        #expect(split.viewControllers[1] === detailStack)
    }

    @Test("When there is room again each has its own pages")
    func expanding() {
        let screen = TestScreen(showing: split, size: landscape)
        split.traitOverrides.horizontalSizeClass = .compact
        screen.settle()
        #expect(split.isCollapsed)
        #expect(masterStack.viewControllers == [master, detailStack])
        let deeper = UIViewController()
        masterStack.pushViewController(deeper, animated: false)
        split.traitOverrides.horizontalSizeClass = .regular
        screen.settle()
        #expect(!split.isCollapsed)
        #expect(masterStack.viewControllers == [master])
        #expect(detailStack.viewControllers == [detail, deeper])
        #expect(frame(masterStack)?.width == 320)
        #expect(frame(detailStack)?.minX == 320)
        #expect(delegate.calls.last == "expanded")
    }

    @Test("Two controllers at most, and none in columns")
    func misuse() async {
        func expect(_ text: String, in error: [UInt8]?) {
            let written = error.map { String(decoding: $0, as: UTF8.self) } ?? ""
            #expect(written.contains(text), "\(written)")
        }
        let three = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UISplitViewController().viewControllers = [UIViewController(), UIViewController(), UIViewController()]
        }
        expect("UISplitViewController is limited to two view controllers", in: three?.standardErrorContent)
        let column = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UISplitViewController().setViewController(UIViewController(), for: .primary)
        }
        expect("-[UISplitViewController setViewController:forColumn:] requires a column style.", in: column?.standardErrorContent)
        let array = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UISplitViewController(style: .doubleColumn).viewControllers = []
        }
        expect("UISplitViewController does not support setting viewControllers in a column style.", in: array?.standardErrorContent)
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UISplitViewController(style: .doubleColumn).setViewController(UIViewController(), for: .supplementary)
        }
        expect("has no supplementary column.", in: missing?.standardErrorContent)
    }
}
