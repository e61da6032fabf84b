import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// Pages that scroll.
@MainActor
struct PageScrollTests {
    private let book = Book()
    private let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let screen: TestScreen

    init() {
        book.open(controller, at: "B")
        screen = TestScreen(showing: controller)
        book.log.calls = []
    }

    private var scrollView: UIScrollView? { controller.view.subviews.compactMap { $0 as? UIScrollView }.first }

    private func swipe(from start: CGFloat, to end: CGFloat, in seconds: TimeInterval = 0.2) throws {
        try screen.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), in: seconds)
    }

    @Test("What a new controller is")
    func defaults() {
        let fresh = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        #expect(fresh.transitionStyle == .scroll)
        #expect(fresh.navigationOrientation == .vertical)
        #expect(fresh.spineLocation == .none)
        #expect(fresh.viewControllers == nil)
        #expect(fresh.gestureRecognizers.isEmpty)
        #expect(!fresh.isDoubleSided)
        let curling = UIPageViewController()
        #expect(curling.transitionStyle == .pageCurl)
        #expect(curling.navigationOrientation == .horizontal)
        #expect(curling.spineLocation == .min)
        #expect(curling.gestureRecognizers.count == 2)
    }

    @Test("A page that is set is a child, and its view fills the controller's once that is loaded")
    func showing() {
        let page = UIViewController()
        let fresh = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        fresh.setViewControllers([page], direction: .forward, animated: true)
        #expect(fresh.viewControllers == [page])
        #expect(page.parent === fresh)
        #expect(!page.isViewLoaded)
        let screen = TestScreen(showing: fresh)
        #expect(page.view.convert(page.view.bounds, to: nil) == screen.window.bounds)
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }

    @Test(
        "A swipe brings the next page: the delegate is notified first, then the page that comes, then the one that goes, and the delegate again at the end"
    )
    func swipeForward() throws {
        try swipe(from: 350, to: 50)
        #expect(controller.viewControllers == [book.page("B")], "the old page counts until the new one has come")
        screen.wait(1)
        #expect(
            book.log.take() == [
                "will transition to C", "C.viewDidLoad", "C.willAppear animated", "B.willDisappear animated", "B.didDisappear animated",
                "C.didAppear animated", "did turn from B, shows C",
            ])
        #expect(controller.children == [book.page("C")])
        #expect(book.page("B").parent == nil)
        #expect(book.page("B").view.superview == nil)
        #expect(book.page("C").view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test("A swipe the other way brings the page before")
    func swipeBack() throws {
        try swipe(from: 50, to: 350)
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("A")])
    }

    @Test("A finger that takes a page back: everybody is notified of that, and the pages are as before")
    func takenBack() {
        let finger = screen.touchDown(at: CGPoint(x: 300, y: 400))
        for x in stride(from: CGFloat(290), through: 200, by: -10) {
            finger.move(to: CGPoint(x: x, y: 400))
            screen.wait(0.02)
        }
        #expect(book.log.take() == ["will transition to C", "C.viewDidLoad", "C.willAppear animated", "B.willDisappear animated"])
        screen.wait(0.5)
        finger.lift()
        screen.wait(1)
        #expect(
            book.log.take() == [
                "B.willAppear animated", "C.willDisappear animated", "B.didAppear animated", "C.didDisappear animated",
                "did not turn from B, shows B",
            ])
        #expect(controller.children == [book.page("B")])
        #expect(controller.viewControllers == [book.page("B")])
    }

    @Test("A finger that goes past the place where it began takes one page back and brings in the one on the other side")
    func bothSides() {
        let finger = screen.touchDown(at: CGPoint(x: 200, y: 400))
        for x in [180, 150, 120, 180, 240, 280] as [CGFloat] {
            finger.move(to: CGPoint(x: x, y: 400))
            screen.wait(0.05)
        }
        let told = book.log.take().filter { $0.hasPrefix("will") || $0.hasPrefix("did") }
        #expect(told == ["will transition to C", "did not turn from B, shows B", "will transition to A"])
        finger.lift()
        screen.wait(1)
    }

    @Test("At either end the content gives way and comes back, and nobody is notified")
    func ends() throws {
        controller.setViewControllers([book.page("A")], direction: .reverse, animated: false)
        screen.settle()
        book.log.calls = []
        let finger = screen.touchDown(at: CGPoint(x: 100, y: 400))
        finger.move(to: CGPoint(x: 120, y: 400))
        screen.wait(0.02)
        finger.move(to: CGPoint(x: 250, y: 400))
        screen.wait(0.02)
        let shown = book.page("A").view.convert(CGPoint.zero, to: nil).x
        #expect(shown > 20)
        #expect(shown < 120)
        finger.lift()
        screen.wait(1)
        #expect(book.page("A").view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(book.log.calls.isEmpty)
    }

    @Test("Without a data source nothing moves")
    func noDataSource() throws {
        controller.dataSource = nil
        screen.settle()
        try swipe(from: 350, to: 50)
        #expect(scrollView?.contentOffset.x == 390)
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("B")])
        #expect(book.log.calls.isEmpty)
    }

    @Test("Swipes in quick succession each bring a page, though the one before has not come to rest")
    func quickSwipes() throws {
        controller.setViewControllers([book.page("A")], direction: .reverse, animated: false)
        screen.settle()
        for _ in 0..<3 {
            try swipe(from: 350, to: 50, in: 0.1)
            screen.wait(0.45)
        }
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("D")])
        #expect(book.log.calls.filter { $0.hasPrefix("did turn") }.count == 3)
    }

    @Test("The data source is asked for both sides once a page is shown, and then only for what is new")
    func questions() throws {
        #expect(book.questions == ["before B", "after B"])
        try swipe(from: 350, to: 50)
        screen.wait(1)
        #expect(book.questions == ["before B", "after B", "after C"])
        controller.dataSource = book
        screen.settle()
        #expect(book.questions.suffix(2) == ["before C", "after C"], "a data source that is set is asked anew")
    }

    @Test("At rest the page stands one page from the start, for whoever follows the scroll view; whose delegate is the app's")
    func scrollPlace() throws {
        let follower = Follower()
        let scrollView = try #require(scrollView)
        scrollView.delegate = follower
        #expect(scrollView.contentOffset == CGPoint(x: 390, y: 0))
        #expect(scrollView.isPagingEnabled)
        try swipe(from: 350, to: 50)
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("C")])
        #expect(scrollView.contentOffset == CGPoint(x: 390, y: 0))
        let greatest = follower.places.max() ?? 0
        #expect(abs(greatest - 780) < 0.5)
        #expect(follower.places.last == 390)
        #expect(follower.hasEnded)
    }

    @Test("From right to left the next page comes from the left")
    func rightToLeft() throws {
        controller.view.semanticContentAttribute = .forceRightToLeft
        controller.dataSource = book
        screen.settle()
        try swipe(from: 50, to: 350)
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("C")])
    }

    @Test("A screen that turns during a drag ends it; the page fills the new size")
    func turning() throws {
        let finger = screen.touchDown(at: CGPoint(x: 300, y: 400))
        finger.move(to: CGPoint(x: 280, y: 400))
        finger.move(to: CGPoint(x: 180, y: 400))
        screen.turn(.left)
        screen.settle()
        finger.lift()
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("B")])
        #expect(controller.children == [book.page("B")])
        #expect(book.page("B").view.convert(book.page("B").view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 844, height: 390))
        try screen.drag(from: CGPoint(x: 700, y: 200), to: CGPoint(x: 100, y: 200), in: 0.2)
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("C")])
    }

    @Test("A controller that leaves the screen during a drag has its page from before, and what came goes")
    func leaving() {
        let finger = screen.touchDown(at: CGPoint(x: 300, y: 400))
        finger.move(to: CGPoint(x: 280, y: 400))
        finger.move(to: CGPoint(x: 180, y: 400))
        #expect(controller.children.count == 2)
        screen.window.rootViewController = UIViewController()
        screen.wait(1)
        #expect(controller.children == [book.page("B")])
        #expect(controller.viewControllers == [book.page("B")])
        finger.lift()
    }
}

/// Writes down where the content was.
private final class Follower: NSObject, UIScrollViewDelegate {
    var places: [CGFloat] = []
    var hasEnded = false

    func scrollViewDidScroll(_ scrollView: UIScrollView) { places.append(scrollView.contentOffset.x) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hasEnded = true }
}
