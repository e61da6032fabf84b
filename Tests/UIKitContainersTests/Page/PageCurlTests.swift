import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// Pages that are turned over.
@MainActor
struct PageCurlTests {
    private let book = Book()

    private func show(
        _ names: [String] = ["B"], spine: UIPageViewController.SpineLocation = .min, isDoubleSided: Bool = false,
        orientation: UIPageViewController.NavigationOrientation = .horizontal
    ) -> (UIPageViewController, TestScreen) {
        let controller = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: orientation, options: [.spineLocation: spine.rawValue])
        if isDoubleSided { controller.isDoubleSided = true }
        controller.setViewControllers(names.map(book.page), direction: .forward, animated: false)
        controller.dataSource = book
        controller.delegate = book
        let screen = TestScreen(showing: controller)
        book.log.calls = []
        return (controller, screen)
    }

    private func drag(_ screen: TestScreen, from start: CGFloat, to end: CGFloat) throws {
        try screen.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), in: 0.2)
    }

    @Test("A drag turns the page over: the next one lies below, and everybody is notified of it in order")
    func drag() throws {
        let (controller, screen) = show()
        try drag(screen, from: 350, to: 100)
        screen.wait(1)
        #expect(
            book.log.take() == [
                "will transition to C", "C.viewDidLoad", "C.willAppear animated", "B.willDisappear animated", "B.didDisappear animated",
                "C.didAppear animated", "did turn from B, shows C",
            ])
        #expect(controller.viewControllers == [book.page("C")])
        #expect(controller.children == [book.page("C")])
        #expect(book.page("C").view.convert(book.page("C").view.bounds, to: nil) == screen.window.bounds)
    }

    @Test("The fold follows the finger: behind it lies the next page, before it this one, and between them its back")
    func followed() throws {
        let (_, screen) = show()
        let finger = screen.touchDown(at: CGPoint(x: 380, y: 400))
        finger.move(to: CGPoint(x: 360, y: 400))
        finger.move(to: CGPoint(x: 180, y: 400))
        screen.settle()
        // The edge is below the finger, the fold half way between it and the position from which it came.
        let (before, behind) = (screen.color(at: CGPoint(x: 100, y: 400)), screen.color(at: CGPoint(x: 370, y: 400)))
        #expect(before?.isClose(to: .systemGreen) == true)
        #expect(behind?.isClose(to: .systemBlue) == true)
        let back = screen.color(at: CGPoint(x: 230, y: 400))
        #expect(back?.isClose(to: .systemGreen) == false)
        #expect(back?.isClose(to: .systemBlue) == false)
        finger.move(to: CGPoint(x: 330, y: 400))
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 230, y: 400))?.isClose(to: .systemGreen) == true)
        finger.lift()
        screen.wait(1)
    }

    @Test("A finger that takes the page back leaves all as it was")
    func takenBack() {
        let (controller, screen) = show()
        let finger = screen.touchDown(at: CGPoint(x: 300, y: 400))
        for x in stride(from: CGFloat(290), through: 240, by: -10) {
            finger.move(to: CGPoint(x: x, y: 400))
            screen.wait(0.05)
        }
        screen.wait(0.5)
        finger.lift()
        screen.wait(1)
        #expect(book.log.calls.last == "did not turn from B, shows B")
        #expect(controller.children == [book.page("B")])
        #expect(book.page("B").view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(book.page("C").view.superview == nil)
    }

    @Test("Taps at the edges turn a page over, taps between them nothing")
    func taps() throws {
        let (controller, screen) = show()
        try screen.tap(at: CGPoint(x: 200, y: 400))
        screen.wait(1)
        #expect(book.log.calls.isEmpty)
        try screen.tap(at: CGPoint(x: 370, y: 400))
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("C")])
        try screen.tap(at: CGPoint(x: 20, y: 400))
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("B")])
        #expect(book.log.calls.filter { $0.hasPrefix("did turn") } == ["did turn from B, shows C", "did turn from C, shows B"])
    }

    @Test("The last page cannot be turned over")
    func end() throws {
        let (controller, screen) = show(["E"])
        try drag(screen, from: 350, to: 50)
        try screen.tap(at: CGPoint(x: 370, y: 400))
        screen.wait(1)
        #expect(book.log.calls.isEmpty)
        #expect(controller.viewControllers == [book.page("E")])
    }

    @Test("With the spine at the right one goes on to the right")
    func spineAtTheRight() throws {
        let (controller, screen) = show(spine: .max)
        #expect(controller.spineLocation == .max)
        try drag(screen, from: 50, to: 300)
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("C")])
        try drag(screen, from: 300, to: 50)
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("B")])
    }

    @Test("Pages may be turned over upwards")
    func vertical() throws {
        let (controller, screen) = show(orientation: .vertical)
        try screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), in: 0.2)
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("C")])
    }

    @Test("With the spine in the middle two pages are seen, and two are turned to")
    func pair() throws {
        let (controller, screen) = show(["A", "B"], spine: .mid)
        #expect(controller.isDoubleSided)
        #expect(book.page("A").view.convert(book.page("A").view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 195, height: 844))
        #expect(book.page("B").view.convert(book.page("B").view.bounds, to: nil) == CGRect(x: 195, y: 0, width: 195, height: 844))
        try drag(screen, from: 350, to: 100)
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("C"), book.page("D")])
        #expect(book.log.calls.first == "will transition to C+D")
        #expect(book.log.calls.last == "did turn from A+B, shows C+D")
        #expect(book.page("C").view.frame.minX == 0)
        #expect(book.page("D").view.frame == CGRect(x: 195, y: 0, width: 195, height: 844))
        try drag(screen, from: 50, to: 300)
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("A"), book.page("B")])
    }

    @Test("On the back of the right page one sees the next left page while it is turned over")
    func backOfPair() {
        let (_, screen) = show(["A", "B"], spine: .mid)
        let finger = screen.touchDown(at: CGPoint(x: 380, y: 400))
        finger.move(to: CGPoint(x: 360, y: 400))
        finger.move(to: CGPoint(x: 230, y: 400))
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 250, y: 400))?.isClose(to: .systemBlue, by: 0.2) == true)
        #expect(screen.color(at: CGPoint(x: 380, y: 400))?.isClose(to: .systemYellow, by: 0.2) == true)
        finger.lift()
        screen.wait(1)
    }

    @Test("Where both sides are shown every second page is the back of one")
    func doubleSided() throws {
        let (controller, screen) = show(["A"], isDoubleSided: true)
        let finger = screen.touchDown(at: CGPoint(x: 380, y: 400))
        finger.move(to: CGPoint(x: 360, y: 400))
        finger.move(to: CGPoint(x: 180, y: 400))
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 200, y: 400))?.isClose(to: .systemGreen, by: 0.2) == true)
        finger.move(to: CGPoint(x: 60, y: 400))
        finger.lift()
        screen.wait(1)
        #expect(controller.viewControllers == [book.page("C")])
        #expect(controller.children == [book.page("C")])
        controller.setViewControllers([book.page("E"), book.page("D")], direction: .forward, animated: true)
        #expect(controller.viewControllers == [book.page("E")])
        screen.wait(1)
        #expect(controller.children == [book.page("E")])
    }

    @Test("The program turns pages over too")
    func program() {
        let (controller, screen) = show()
        var completed: Bool?
        controller.setViewControllers([book.page("D")], direction: .reverse, animated: true) { completed = $0 }
        screen.wait(0.3)
        #expect(completed == nil)
        #expect(book.page("D").view.window != nil)
        #expect(book.page("B").view.window != nil)
        screen.wait(0.5)
        #expect(completed == true)
        #expect(book.page("B").view.window == nil)
        #expect(!book.log.calls.contains { $0.hasPrefix("will transition") })
    }

    @Test("When the screen turns the delegate says where the spine is, and sets the pages that go with it")
    func spineChange() {
        let (controller, screen) = show(["A"])
        book.spine = .mid
        book.pagesForSpine = [book.page("A"), book.page("B")]
        screen.turn(.left)
        screen.settle()
        #expect(controller.spineLocation == .mid)
        #expect(controller.isDoubleSided)
        #expect(controller.viewControllers == [book.page("A"), book.page("B")])
        #expect(book.page("B").view.convert(book.page("B").view.bounds, to: nil) == CGRect(x: 422, y: 0, width: 422, height: 390))
        book.spine = .min
        book.pagesForSpine = [book.page("A")]
        screen.turn(.upright)
        screen.settle()
        #expect(controller.spineLocation == .min)
        #expect(!controller.isDoubleSided)
        #expect(controller.viewControllers == [book.page("A")])
        #expect(book.page("A").view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test("With the spine in the middle both sides are shown")
    func bothSidesNeeded() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let controller = UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: UIPageViewController.SpineLocation.mid])
            controller.isDoubleSided = false
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Setting doubleSided to NO is not permitted when the spineLocation is"))
    }
}

extension UIColor {
    fileprivate func isClose(to other: UIColor, by tolerance: CGFloat = 0.05) -> Bool {
        func parts(_ color: UIColor) -> [CGFloat] {
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: nil)
            return [red, green, blue]
        }
        return zip(parts(self), parts(other)).allSatisfy { abs($0 - $1) <= tolerance }
    }
}
