import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// Pages that the program sets, and how they lie.
@MainActor
struct PageSettingTests {
    private let book = Book()

    private func show(
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) -> (UIPageViewController, TestScreen) {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation, options: options)
        book.open(controller, at: "B")
        let screen = TestScreen(showing: controller)
        book.log.calls = []
        return (controller, screen)
    }

    @Test("Without animation all has happened when the call returns, the completion last; the delegate is not notified")
    func atOnce() {
        let (controller, screen) = show()
        controller.setViewControllers([book.page("D")], direction: .forward, animated: false) { [book] in
            book.log.calls.append("completed \($0)")
        }
        #expect(
            book.log.take() == [
                "D.viewDidLoad", "D.willAppear", "B.willDisappear", "B.didDisappear", "D.didAppear", "completed true",
            ])
        #expect(controller.viewControllers == [book.page("D")])
        #expect(controller.children == [book.page("D")])
        screen.settle()
        #expect(book.page("D").view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test("Animated pages slide in from the right or from the left, and the completion comes at the end")
    func animated() {
        let (controller, screen) = show()
        controller.setViewControllers([book.page("D")], direction: .forward, animated: true) { [book] in
            book.log.calls.append("completed \($0)")
        }
        #expect(controller.viewControllers == [book.page("D")])
        screen.wait(0.15)
        let x = book.page("D").view.convert(CGPoint.zero, to: nil).x
        #expect(x > 50)
        #expect(x < 340)
        #expect(book.log.take() == ["D.viewDidLoad", "D.willAppear animated", "B.willDisappear animated"])
        screen.wait(0.5)
        #expect(book.log.take() == ["B.didDisappear animated", "D.didAppear animated", "completed true"])
        controller.setViewControllers([book.page("B")], direction: .reverse, animated: true)
        screen.wait(0.15)
        #expect(book.page("B").view.convert(CGPoint.zero, to: nil).x < 0)
    }

    @Test("While the program turns pages fingers do nothing")
    func noTouches() throws {
        let (controller, screen) = show()
        controller.setViewControllers([book.page("D")], direction: .forward, animated: true)
        screen.wait(0.1)
        let finger = screen.touchDown(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 300, y: 400))
        finger.lift()
        screen.wait(0.5)
        #expect(controller.viewControllers == [book.page("D")])
        #expect(controller.children == [book.page("D")])
    }

    @Test("Pages set during a turn end it first, with false for its completion")
    func interrupted() {
        let (controller, screen) = show()
        controller.setViewControllers([book.page("D")], direction: .forward, animated: true) { [book] in
            book.log.calls.append("first \($0)")
        }
        screen.wait(0.1)
        controller.setViewControllers([book.page("E")], direction: .forward, animated: true) { [book] in
            book.log.calls.append("second \($0)")
        }
        screen.wait(1)
        #expect(book.log.calls.filter { !$0.contains(".") } == ["first false", "second true"])
        #expect(
            book.log.calls.filter { $0.hasPrefix("D.") } == [
                "D.viewDidLoad", "D.willAppear animated", "D.didAppear animated", "D.willDisappear animated", "D.didDisappear animated",
            ])
        #expect(controller.children == [book.page("E")])
    }

    @Test("Pages set during a drag take the page back that came in, and the finger has nothing any more")
    func setDuringDrag() {
        let (controller, screen) = show()
        let finger = screen.touchDown(at: CGPoint(x: 300, y: 400))
        finger.move(to: CGPoint(x: 280, y: 400))
        finger.move(to: CGPoint(x: 180, y: 400))
        controller.setViewControllers([book.page("E")], direction: .forward, animated: false)
        finger.move(to: CGPoint(x: 60, y: 400))
        finger.lift()
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("E")])
        #expect(controller.children == [book.page("E")])
        #expect(book.log.calls.contains("did not turn from B, shows B"))
        #expect(book.page("E").view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test("The same page again changes nothing, but what is beside it is asked for anew")
    func same() {
        let (controller, screen) = show()
        book.questions = []
        var completed = false
        controller.setViewControllers([book.page("B")], direction: .forward, animated: true) { completed = $0 }
        screen.settle()
        #expect(completed)
        #expect(book.log.calls.isEmpty)
        #expect(book.questions == ["before B", "after B"])
    }

    @Test("Pages may follow each other downwards")
    func vertical() throws {
        let (controller, screen) = show(.vertical)
        try screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), in: 0.2)
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("C")])
        try screen.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), in: 0.2)
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("C")])
    }

    @Test(
        "The space between pages is seen between them only",
        arguments: [20 as Int, 20.0 as Double, CGFloat(20), NSNumber(value: 20)] as [any Sendable])
    func spacing(_ value: any Sendable) {
        let (controller, screen) = show(options: [.interPageSpacing: value])
        let page = book.page("B")
        #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 844))
        let finger = screen.touchDown(at: CGPoint(x: 300, y: 400))
        finger.move(to: CGPoint(x: 280, y: 400))
        finger.move(to: CGPoint(x: 180, y: 400))
        let next = book.page("C")
        #expect(next.view.convert(CGPoint.zero, to: nil).x - page.view.convert(page.view.bounds, to: nil).maxX == 20)
        finger.lift()
        withExtendedLifetime(controller) { screen.wait(1) }
    }

    @Test("Dots stand below the pages, and follow the fingers without asking again")
    func dots() throws {
        let dotted = DottedBook()
        dotted.index = 1
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = dotted
        controller.setViewControllers([dotted.book.page("B")], direction: .forward, animated: false)
        let screen = TestScreen(showing: controller)
        let dots = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.numberOfPages == 5)
        #expect(dots.currentPage == 1)
        #expect(dots.frame == CGRect(x: 0, y: 844 - 34 - 26, width: 390, height: 26))
        #expect(abs(dotted.book.page("B").view.frame.height - (844 - 34 - 26)) < 0.01)
        dotted.index = 4
        try screen.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), in: 0.2)
        screen.wait(1)
        #expect(dots.currentPage == 2)
        controller.setViewControllers([dotted.book.page("E")], direction: .forward, animated: false)
        #expect(dots.currentPage == 4)
        controller.dataSource = nil
        controller.setViewControllers([dotted.book.page("D")], direction: .forward, animated: false)
        screen.settle()
        #expect(dots.isHidden)
        #expect(abs(dotted.book.page("D").view.frame.height - 844) < 0.01)
    }

    @Test("A tap beside the current dot turns the page, and the delegate is notified of it")
    func tapOnDots() throws {
        let dotted = DottedBook()
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = dotted
        controller.delegate = dotted.book
        controller.setViewControllers([dotted.book.page("A")], direction: .forward, animated: false)
        let screen = TestScreen(showing: controller)
        dotted.book.log.calls = []
        try screen.tap(at: CGPoint(x: 350, y: 844 - 34 - 13))
        screen.wait(1)
        #expect(controller.viewControllers == [dotted.book.page("B")])
        #expect(dotted.book.log.calls.first == "will transition to B")
        #expect(dotted.book.log.calls.last == "did turn from A, shows B")
        let dots = controller.view.subviews.compactMap { $0 as? UIPageControl }.first
        #expect(dots?.currentPage == 1)
    }

    @Test("The delegate says which orientations are allowed")
    func orientations() {
        final class Delegate: NSObject, UIPageViewControllerDelegate {
            func pageViewControllerSupportedInterfaceOrientations(_ controller: UIPageViewController) -> UIInterfaceOrientationMask {
                .landscape
            }
        }
        let controller = UIPageViewController()
        let delegate = Delegate()
        #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
        controller.delegate = delegate
        #expect(controller.supportedInterfaceOrientations == .landscape)
    }

    @Test("As many pages are set as are seen, and none is another one too")
    func wrongNumber() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                .setViewControllers([], direction: .forward, animated: false)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "The number of view controllers provided (0) doesn't match the number required (1) for the requested transition"))
        await #expect(processExitsWith: .failure) { @MainActor in
            UIPageViewController().setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let page = UIViewController()
            UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]
            ).setViewControllers([page, page], direction: .forward, animated: false)
        }
    }
}
