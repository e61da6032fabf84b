import Testing
import UIKitTesting

@MainActor
struct ScrollInsetTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 3)
    private let log = ScrollLog()
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
        view.delegate = log
        view.contentSize = CGSize(width: 390, height: 2000)
    }

    private func show() {
        screen.window.addSubview(view)
        screen.settle()
    }

    @Test(
        "The safe area is added across the axes that scroll, always, or never",
        arguments: [
            (UIScrollView.ContentInsetAdjustmentBehavior.automatic, CGFloat(2000), CGFloat(47), CGFloat(34)), (.automatic, 500, 0, 0),
            (.scrollableAxes, 2000, 47, 34), (.scrollableAxes, 500, 0, 0), (.always, 500, 47, 34), (.never, 2000, 0, 0),
        ])
    func behaviors(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ height: CGFloat, _ top: CGFloat, _ bottom: CGFloat) {
        view.contentSize.height = height
        view.contentInsetAdjustmentBehavior = behavior
        view.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
        show()
        #expect(view.adjustedContentInset == UIEdgeInsets(top: top + 5, left: 0, bottom: bottom, right: 0))
        #expect(view.contentInset.top == 5)
        #expect(view.contentOffset.y == -5 - top)
        view.alwaysBounceVertical = true
        #expect((view.adjustedContentInset.top == 52) == (behavior != .never))
    }

    @Test("A change of the adjusted inset is reported once, and keeps content at the top there")
    func telling() {
        show()
        #expect(log.calls == ["scroll", "adjusted inset"])
        #expect(view.contentOffset.y == -47)
        view.frame.origin.y = 10
        screen.settle()
        #expect(view.adjustedContentInset.top == 37)
        #expect(view.contentOffset.y == -37)
        #expect(log.calls.count { $0 == "adjusted inset" } == 2)
    }

    @Test("Constraints that make the view shorter leave the inset above as it is")
    func resizedByConstraints() throws {
        let controller = UIViewController()
        let screen = TestScreen(showing: controller, size: CGSize(width: 390, height: 844), scale: 1)
        let (view, log) = (UIScrollView(), ScrollLog())
        view.alwaysBounceVertical = true
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let height = view.heightAnchor.constraint(equalToConstant: 800)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.view.topAnchor), height,
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        screen.settle()
        #expect(view.adjustedContentInset.top == 47)
        #expect(view.contentOffset.y == -47)
        view.delegate = log
        height.constant = 700
        screen.settle()
        #expect(view.frame.height == 700)
        #expect(view.adjustedContentInset.top == 47)
        #expect(view.contentOffset.y == -47)
        #expect(log.calls.isEmpty)
    }

    @Test("What the inset has taken of the safe area is not left for the content")
    func contentSafeArea() {
        let child = UIView(frame: CGRect(x: 0, y: -47, width: 390, height: 100))
        view.addSubview(child)
        show()
        #expect(view.safeAreaInsets.top == 47)
        #expect(child.safeAreaInsets == .zero)
        view.contentInsetAdjustmentBehavior = .never
        view.contentOffset.y = 0
        child.frame.origin.y = 0
        screen.settle()
        #expect(child.safeAreaInsets.top == 47)
        view.contentOffset.y = 20
        screen.settle()
        #expect(child.safeAreaInsets.top == 47)
        child.frame.origin.y = 40
        #expect(child.safeAreaInsets.top == 27)
    }

    @Test("A scroll view that is a controller's view, inside another controller, keeps clear of bars even if its content fits")
    func beneathBars() {
        let (outer, inner) = (UIViewController(), ScrollController())
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.view.frame = outer.view.bounds
        inner.didMove(toParent: outer)
        screen.window.rootViewController = outer
        screen.settle()
        inner.view.frame = outer.view.bounds
        screen.settle()
        #expect((inner.view as? UIScrollView)?.adjustedContentInset.top == 47)
    }

    @Test("Scrolling does not tell the views inside of their insets again")
    func quietness() {
        let child = MarginCountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        child.preservesSuperviewLayoutMargins = true
        view.addSubview(child)
        show()
        child.askedForMargins = 0
        for y in 1...10 {
            view.contentOffset.y = CGFloat(y)
            screen.settle()
        }
        #expect(child.askedForMargins == 0)
    }
}

private final class ScrollController: UIViewController {
    override func loadView() { view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
}

/// A view that counts how often anyone works out its margins.
private final class MarginCountingView: UIView {
    var askedForMargins = 0
    override var layoutMargins: UIEdgeInsets {
        get {
            askedForMargins += 1
            return super.layoutMargins
        }
        set { super.layoutMargins = newValue }
    }
}
