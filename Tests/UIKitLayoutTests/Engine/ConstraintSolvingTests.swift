import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore
@testable import UIKitLayout

/// Contradictions, open questions, directions, and how much work is done.
@MainActor
struct ConstraintSolvingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func view(in parent: UIView? = nil) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    /// The console output meanwhile.
    private func warnings(_ body: () -> Void) -> [String] {
        var told: [String] = []
        let former = ConsoleWarning.tell
        ConsoleWarning.tell = { told.append($0) }
        body()
        ConsoleWarning.tell = former
        return told
    }

    @Test("Required constraints that contradict each other are reported once, and the rest is kept")
    func conflicts() throws {
        let child = view()
        let (narrow, wide) = (child.widthAnchor.constraint(equalToConstant: 30), child.widthAnchor.constraint(equalToConstant: 60))
        wide.identifier = "wide"
        let position = child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4)
        NSLayoutConstraint.activate([position, narrow, wide])
        let told = warnings {
            root.layoutIfNeeded()
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        #expect(told.count == 1)
        let text = try #require(told.first)
        #expect(text.hasPrefix("Unable to simultaneously satisfy constraints."))
        #expect(text.contains("\"\(narrow.equationText)\""))
        #expect(text.contains("\"\(wide.equationText)\""))
        #expect(!text.contains("\"\(position.equationText)\""))
        #expect(text.contains("Will attempt to recover by breaking constraint"))
        #expect(text.hasSuffix("\(wide.equationText)"))
        #expect(child.frame.minX == 4)
        #expect(child.frame.width == 30)
        narrow.isActive = false
        #expect(warnings { root.layoutIfNeeded() }.isEmpty)
        #expect(child.frame.width == 60)
    }

    @Test("A contradiction to a given frame names the autoresizing mask; one to a given size the view whose it is")
    func conflictsWithGiven() {
        let given = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        given.autoresizingMask = .flexibleWidth
        root.addSubview(given)
        let child = view()
        NSLayoutConstraint.activate([
            given.widthAnchor.constraint(equalTo: child.widthAnchor), child.widthAnchor.constraint(equalToConstant: 10),
        ])
        let told = warnings { root.layoutIfNeeded() }.joined()
        #expect(told.contains("<NSAutoresizingMaskLayoutConstraint h=-&- v=--- UIView:0x"))
        #expect(told.contains(".width == 50   (active)>"))
        #expect(given.frame.width == 50)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 9))
        other.heightAnchor.constraint(equalToConstant: 10).isActive = true
        let second = warnings { other.layoutIfNeeded() }.joined()
        #expect(second.contains("'UIView-Encapsulated-Layout-Height' UIView:0x"))
        #expect(other.frame.height == 9)
    }

    @Test("Leading and trailing follow the direction of the view around; left and right do not")
    func rightToLeft() {
        let (leading, left) = (view(), view())
        NSLayoutConstraint.activate([
            leading.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            leading.widthAnchor.constraint(equalToConstant: 30),
            left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16), left.widthAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(leading.frame.minX == 16)
        #expect(left.frame.minX == 16)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(leading.frame.minX == 154)
        #expect(left.frame.minX == 16)
        let next = view()
        NSLayoutConstraint.activate([
            next.leadingAnchor.constraint(greaterThanOrEqualTo: leading.trailingAnchor, constant: 8),
            next.leadingAnchor.constraint(equalTo: root.leadingAnchor).at(.defaultLow), next.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(next.frame.minX == 136)
        root.semanticContentAttribute = .unspecified
        root.layoutIfNeeded()
        #expect(leading.frame.minX == 16)
        #expect(next.frame.minX == 54)
    }

    @Test("A view is ambiguous while its constraints leave something open; exercising shows another answer")
    func ambiguity() {
        let child = view()
        #expect(!child.hasAmbiguousLayout)
        child.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        child.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        child.heightAnchor.constraint(equalToConstant: 10).isActive = true
        root.layoutIfNeeded()
        #expect(child.hasAmbiguousLayout)
        let width = child.frame.width
        child.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        #expect(child.frame.width != width)
        #expect(child.frame.minX == 0)
        child.exerciseAmbiguityInLayout()
        child.widthAnchor.constraint(equalToConstant: 10).isActive = true
        root.layoutIfNeeded()
        #expect(!child.hasAmbiguousLayout)
        #expect(child.frame.width == 10)
    }

    @Test("Margins and the safe area of a view take effect when they change")
    func changingMargins() {
        let child = view()
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            child.topAnchor.constraint(equalTo: root.readableContentGuide.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 8, y: 8, width: 184, height: 0))
        root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 0, right: 30)
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 20, y: 1, width: 150, height: 0))
        root.frame.size.width = 100
        root.layoutIfNeeded()
        #expect(child.frame.width == 50)
    }

    @Test("The readable width limits wide views, in the middle")
    func readable() {
        let child = view()
        root.frame.size.width = 1400
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
            child.widthAnchor.constraint(equalTo: root.readableContentGuide.widthAnchor),
        ])
        root.layoutIfNeeded()
        #expect(child.frame.minX == 240)
        #expect(child.frame.width == 920)
    }

    @Test("The safe area of a controller's view, and its former guides, place what is inside")
    func controllerGuides() {
        let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 2)
        let controller = UIViewController()
        let (safe, top, bottom) = (view(in: controller.view), view(in: controller.view), view(in: controller.view))
        NSLayoutConstraint.activate([
            safe.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
            safe.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
            top.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 3),
            NSLayoutConstraint(
                item: controller.bottomLayoutGuide, attribute: .top, relatedBy: .equal, toItem: bottom, attribute: .bottom, multiplier: 1,
                constant: 0),
        ])
        screen.window.rootViewController = controller
        screen.settle()
        #expect(safe.frame.minY == 47)
        #expect(safe.frame.maxY == 810)
        #expect(top.frame.minY == 50)
        #expect(bottom.frame.maxY == 810)
        #expect(controller.topLayoutGuide.length == 47)
        // The lower guide is at the end of whatever height is looked for.
        bottom.heightAnchor.constraint(equalToConstant: 100).isActive = true
        bottom.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 6).isActive = true
        #expect(controller.view.systemLayoutSizeFitting(CGSize(width: 390, height: 0)).height == 140)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        screen.settle()
        #expect(safe.frame.minY == 57)
        #expect(top.frame.minY == 60)
    }

    @Test("Constraints that a layout replaces by equal ones do not ask for another layout; those that move something do")
    func constraintsReplacedInLayout() {
        let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
        let replacing = ReplacingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(replacing)
        screen.settle()
        #expect(replacing.child.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        let count = replacing.layouts
        #expect(count <= 2)
        screen.wait(0.1)
        #expect(replacing.layouts == count)
        replacing.width = 20
        replacing.setNeedsLayout()
        screen.settle()
        #expect(replacing.child.frame.width == 20)
        #expect(replacing.layouts == count + 2)
        let updates = replacing.updates
        replacing.asksForUpdates = true
        replacing.setNeedsLayout()
        screen.settle()
        #expect(replacing.layouts == count + 3)
        #expect(replacing.updates == updates + 1)
    }

    @Test("Views with a frame of their own are small systems: what changes in one leaves the others alone")
    func islands() {
        let cells = (0..<3).map { UIView(frame: CGRect(x: 0, y: $0 * 20, width: 200, height: 20)) }
        let children = cells.map { cell in
            root.addSubview(cell)
            let child = view(in: cell)
            child.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 2).isActive = true
            child.widthAnchor.constraint(equalTo: cell.widthAnchor, multiplier: 0.5).isActive = true
            return child
        }
        root.layoutIfNeeded()
        #expect(children.allSatisfy { $0.frame.width == 100 })
        #expect(Set(cells.compactMap { $0.engineForInside.map { ObjectIdentifier($0) } }).count == 3)
        #expect(root.rare?.layout?.engine == nil)
        cells[1].constraints[0].constant = 9
        #expect(cells.map { $0.engineForInside?.isDirty } == [false, true, false])
    }

    @Test("A chain of 1,000 views takes one row for each constraint, and each container is laid out once")
    func longChain() throws {
        let root = CountingView(frame: CGRect(x: 0, y: 0, width: 20, height: 5000))
        var last = root.topAnchor
        var first: NSLayoutConstraint?
        for index in 0..<1000 {
            let child = view(in: root)
            let constraint = child.topAnchor.constraint(equalTo: last, constant: 1)
            NSLayoutConstraint.activate([
                constraint, child.heightAnchor.constraint(equalToConstant: 2), child.leftAnchor.constraint(equalTo: root.leftAnchor),
                child.rightAnchor.constraint(equalTo: root.rightAnchor),
            ])
            if index == 0 { first = constraint }
            last = child.bottomAnchor
        }
        root.layoutIfNeeded()
        let engine = try #require(root.engineForInside as? ConstraintEngine)
        #expect(root.count == 1)
        #expect(engine.rows.count == 4000)
        #expect(engine.boxes.count == 1001)
        #expect(root.subviews[999].frame == CGRect(x: 0, y: 2998, width: 20, height: 2))
        first?.constant = 11
        root.layoutIfNeeded()
        #expect(root.count == 2 && root.subviews[999].frame.minY == 3008)
        for child in root.subviews { child.removeFromSuperview() }
        #expect(engine.rows.isEmpty)
        #expect(engine.boxes.isEmpty)
        #expect(root.constraints.isEmpty)
    }
}

private final class CountingView: UIView {
    var count = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
    }
}

extension NSLayoutConstraint {
    fileprivate func at(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}

/// Makes the constraints of its subview anew whenever it is laid out.
private final class ReplacingView: UIView {
    let child = UIView()
    var width: CGFloat = 10
    var asksForUpdates = false
    private(set) var layouts = 0
    private(set) var updates = 0
    private var constraint: NSLayoutConstraint?

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        if child.superview == nil {
            child.translatesAutoresizingMaskIntoConstraints = false
            addSubview(child)
            NSLayoutConstraint.activate([
                child.leftAnchor.constraint(equalTo: leftAnchor), child.topAnchor.constraint(equalTo: topAnchor),
                child.heightAnchor.constraint(equalToConstant: 10),
            ])
        }
        constraint?.isActive = false
        constraint = child.widthAnchor.constraint(equalTo: widthAnchor, multiplier: width / 100)
        constraint?.isActive = true
        if asksForUpdates { setNeedsUpdateConstraints() }
    }

    override func updateConstraints() {
        updates += 1
        super.updateConstraints()
    }
}
