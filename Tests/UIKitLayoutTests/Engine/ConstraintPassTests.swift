import Testing
import UIKitTesting

/// When constraints are changed, and when frames follow.
@MainActor
struct ConstraintPassTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 2)
    private let log = PassLog()

    @Test("Constraints are updated in the views inside first, layout is done in the views around first")
    func order() {
        let (outer, inner) = (PassView("outer", log), PassView("inner", log))
        outer.addSubview(inner)
        screen.window.addSubview(outer)
        screen.settle()
        #expect(log.calls == ["inner.updateConstraints", "outer.updateConstraints", "outer.layoutSubviews", "inner.layoutSubviews"])
        log.calls = []
        screen.settle()
        #expect(log.calls.isEmpty)
        inner.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints())
        #expect(!outer.needsUpdateConstraints())
        screen.settle()
        #expect(log.calls == ["inner.updateConstraints", "inner.layoutSubviews"])
    }

    @Test("The centre goes where constraints want the middle, also of a view that turns about one of its edges")
    func anchorPoint() {
        let hand = UIView()
        hand.translatesAutoresizingMaskIntoConstraints = false
        hand.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        screen.window.addSubview(hand)
        NSLayoutConstraint.activate([
            hand.widthAnchor.constraint(equalToConstant: 10), hand.heightAnchor.constraint(equalToConstant: 60),
            hand.centerXAnchor.constraint(equalTo: screen.window.centerXAnchor),
            hand.centerYAnchor.constraint(equalTo: screen.window.centerYAnchor),
        ])
        screen.settle()
        #expect(hand.center == CGPoint(x: 100, y: 100))
        #expect(hand.frame == CGRect(x: 95, y: 40, width: 10, height: 60))
        screen.window.setNeedsLayout()
        screen.settle()
        #expect(hand.center == CGPoint(x: 100, y: 100))
        #expect(hand.bounds.size == CGSize(width: 10, height: 60))
    }

    @Test("A frame of one screen leaves what waits on another to that one's")
    func twoScreens() {
        let other = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        let view = PassView("view", log)
        screen.window.addSubview(view)
        screen.settle()
        other.settle()
        log.calls = []
        view.setNeedsUpdateConstraints()
        other.settle()
        #expect(log.calls.isEmpty)
        screen.settle()
        #expect(log.calls == ["view.updateConstraints", "view.layoutSubviews"])
    }

    @Test("updateConstraintsIfNeeded updates at once, once")
    func atOnce() {
        let view = PassView("view", log)
        view.updateConstraintsIfNeeded()
        view.updateConstraintsIfNeeded()
        #expect(log.calls == ["view.updateConstraints"])
        #expect(!view.needsUpdateConstraints())
    }

    @Test("A controller's updateViewConstraints stands in for its view's")
    func controller() {
        final class Controller: UIViewController {
            let log: PassLog
            init(_ log: PassLog) {
                self.log = log
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func loadView() { view = PassView("view", log) }
            override func updateViewConstraints() {
                log.calls.append("updateViewConstraints")
                super.updateViewConstraints()
            }
            override func viewWillLayoutSubviews() { log.calls.append("viewWillLayoutSubviews") }
        }
        screen.window.rootViewController = Controller(log)
        screen.settle()
        #expect(
            log.calls.prefix(4)
                == ["updateViewConstraints", "view.updateConstraints", "viewWillLayoutSubviews", "view.layoutSubviews"])
    }

    @Test("After super.layoutSubviews the frames of the subviews are final")
    func framesAfterSuper() {
        final class Container: UIView {
            let child = UIView()
            var seen: [CGRect] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                seen.append(child.frame)
            }
        }
        let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let child = container.child
        child.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(child)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
            child.bottomAnchor.constraint(equalTo: container.bottomAnchor), child.leftAnchor.constraint(equalTo: container.leftAnchor),
            child.rightAnchor.constraint(equalTo: container.rightAnchor),
        ])
        screen.window.addSubview(container)
        screen.settle()
        #expect(container.seen == [CGRect(x: 0, y: 5, width: 100, height: 45)])
        container.frame.size.width = 60
        screen.settle()
        #expect(container.seen.last == CGRect(x: 0, y: 5, width: 60, height: 45))
    }

    @Test("A changed constant moves views at the next frame, also those deep inside, and lays out what changes only")
    func changedConstant() {
        let root = PassView("root", log)
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (middle, leaf, other) = (PassView("middle", log), UIView(), PassView("other", log))
        for view in [middle, leaf, other] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(middle)
        root.addSubview(other)
        middle.addSubview(leaf)
        let gap = leaf.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 3)
        NSLayoutConstraint.activate([
            gap, middle.leftAnchor.constraint(equalTo: root.leftAnchor), middle.widthAnchor.constraint(equalToConstant: 50),
            leaf.widthAnchor.constraint(equalToConstant: 10), other.widthAnchor.constraint(equalToConstant: 10),
        ])
        screen.window.addSubview(root)
        screen.settle()
        #expect(leaf.frame.minX == 3)
        #expect(middle.frame.width == 50)
        log.calls = []
        gap.constant = 9
        #expect(leaf.frame.minX == 3)
        screen.settle()
        #expect(leaf.frame.minX == 9)
        #expect(log.calls == ["middle.layoutSubviews"])
    }

    @Test("Constraints that change in an animation move views with it")
    func animation() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        screen.window.addSubview(root)
        let position = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        NSLayoutConstraint.activate([
            position, view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            position.constant = 80
            root.layoutIfNeeded()
        }
        #expect(view.frame.minX == 80)
        screen.wait(0.5)
        let shown = try #require(view.layer.presentation()).frame.minX
        #expect(abs(shown - 40) < 2)
        screen.wait(0.6)
        #expect(view.layer.presentation()?.frame.minX ?? 80 == 80)
    }

    @Test("A transform stays: constraints place what the view is without it")
    func transforms() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor), view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 20, height: 10))
        #expect(view.center == CGPoint(x: 50, y: 50))
        #expect(view.frame == CGRect(x: 30, y: 40, width: 40, height: 20))
    }
}

@MainActor
private final class PassLog {
    var calls: [String] = []
}

private final class PassView: UIView {
    private let name: String
    private let log: PassLog

    init(_ name: String, _ log: PassLog) {
        (self.name, self.log) = (name, log)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
        log.calls.append("\(name).updateConstraints")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.calls.append("\(name).layoutSubviews")
    }
}
