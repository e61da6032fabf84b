import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

@MainActor
struct InsetTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 2)

    @Test(
        "A child's safe area is what of its superview's reaches into it, of any size",
        arguments: [
            (CGRect(x: 0, y: 0, width: 320, height: 480), UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)),
            (CGRect(x: 30, y: 20, width: 100, height: 500), UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)),
            (CGRect(x: -40, y: -60, width: 200, height: 200), UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)),
            (CGRect(x: 0, y: 100, width: 320, height: 200), UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 12)),
            (CGRect(x: 0, y: 460, width: 320, height: 100), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12)),
            (CGRect(x: 300, y: 0, width: 100, height: 480), UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 12)),
            (CGRect(x: -50, y: -50, width: 500, height: 700), UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)),
            (CGRect(x: 5, y: 10, width: 60, height: 20), UIEdgeInsets(top: 34, left: 5, bottom: 0, right: 0)),
            (CGRect(x: 0, y: 500, width: 100, height: 50), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 0)),
        ])
    func safeAreaOfChild(_ frame: CGRect, _ expected: UIEdgeInsets) {
        let outer = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        #expect(outer.reaching(into: frame, inside: CGRect(x: 0, y: 0, width: 320, height: 480)) == expected)
    }

    @Test("The safe area is passed down, announced once, after the margins, before layout")
    func announcing() {
        let (outer, inner) = (InsetView("outer"), InsetView("inner"))
        outer.frame = screen.window.bounds
        inner.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
        outer.addSubview(inner)
        #expect(inner.safeAreaInsets == .zero)
        screen.window.addSubview(outer)
        screen.settle()
        #expect(outer.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
        #expect(outer.calls == ["margins", "safe area", "layout"])
        #expect(inner.calls == ["margins", "safe area", "layout"])
        inner.setNeedsLayout()
        screen.settle()
        #expect(inner.calls == ["margins", "safe area", "layout", "layout"])
        inner.frame.origin.y = 20
        #expect(inner.safeAreaInsets.top == 27)
        #expect(inner.calls.suffix(3) == ["layout", "margins", "safe area"])
    }

    @Test("Margins are what was set and the safe area; 8 by default")
    func margins() {
        let view = InsetView("view")
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.frame = screen.window.bounds
        screen.window.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.calls = []
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.calls == ["margins"])
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    }

    @Test("The superview's margins reach into a view that preserves them")
    func preservedMargins() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), InsetView("inner"))
        outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        inner.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        outer.addSubview(inner)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
        inner.layoutIfNeeded()
        inner.calls = []
        outer.layoutMargins.left = 40
        inner.layoutIfNeeded()
        #expect(inner.calls == ["margins", "layout"])
        #expect(inner.layoutMargins.left == 30)
    }

    @Test("A controller that does not respect the system's least margins has those that it sets")
    func ownMinimum() {
        let controller = UIViewController()
        #expect(controller.viewRespectsSystemMinimumLayoutMargins)
        let screen = TestScreen(showing: controller)
        #expect(controller.systemMinimumLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
        controller.view.insetsLayoutMarginsFromSafeArea = false
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == .zero)
        controller.view.layoutMargins.left = 3
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0))
        controller.viewRespectsSystemMinimumLayoutMargins = true
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        withExtendedLifetime(screen) {}
    }

    @Test("A controller's view keeps 16 points free at its sides, 20 where there is room, and none at top and bottom")
    func controllerMargins() {
        let controller = UIViewController()
        screen.window.rootViewController = controller
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
        let wide = TestScreen(size: CGSize(width: 428, height: 926))
        wide.window.rootViewController = UIViewController()
        #expect(wide.window.rootViewController?.view.layoutMargins.left == 20)
    }

    @Test("A controller is notified of other layout margins of its view, after the view")
    func controllerHearsOfMargins() {
        final class Listener: UIViewController {
            private(set) var margins: [UIEdgeInsets] = []

            override func viewLayoutMarginsDidChange() {
                super.viewLayoutMarginsDidChange()
                margins.append(view.layoutMargins)
            }
        }
        let controller = Listener()
        screen.window.rootViewController = controller
        screen.settle()
        let count = controller.margins.count
        let margins = UIEdgeInsets(top: 1, left: 50, bottom: 2, right: 3)
        controller.view.layoutMargins = margins
        #expect(controller.margins.count == count + 1)
        #expect(controller.margins.last?.left == 50)
        controller.view.layoutMargins = margins
        #expect(controller.margins.count == count + 1)
    }
}

private final class InsetView: UIView {
    var calls: [String] = []

    convenience init(_ name: String) {
        self.init(frame: .zero)
        accessibilityIdentifier = name
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        calls.append("margins")
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        calls.append("safe area")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layout")
    }
}
