@_spi(ForasteroInternal) @testable import UIKitDrive
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

@MainActor
struct InvariantTests {
    private let screen = TestScreen(scale: 1)
    private var driver: ScreenDriver { ScreenDriver() }

    /// What is wrong with the screen as it is; empty for nothing.
    private func complaint(after steps: Int = 1) -> String {
        screen.settle()
        let invariants = Invariants(driver: driver)
        do {
            for _ in 0..<steps { try invariants.check() }
            try invariants.checkPopulation()
            return ""
        } catch {
            return error.reason
        }
    }

    @Test("an app in good order is not complained about")
    func goodOrder() {
        let (root, child, presented) = (UIViewController(), UIViewController(), UIViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        screen.window.rootViewController = root
        root.present(presented, animated: true)
        screen.wait(0.1)
        #expect(complaint(after: 300) == "")
        screen.wait(1)
        #expect(complaint() == "")
    }

    @Test("a tap prefers the view of a name that it can reach")
    func severalOfAName() throws {
        let root = UIViewController()
        screen.window.rootViewController = root
        var tapped: [String] = []
        func button(_ name: String, _ frame: CGRect, in view: UIView) {
            let button = UIControl(frame: frame)
            button.isAccessibilityElement = true
            button.accessibilityLabel = "Add"
            button.addAction(UIAction { _ in tapped.append(name) }, for: .touchUpInside)
            view.addSubview(button)
        }
        button("under", CGRect(x: 0, y: 100, width: 50, height: 50), in: root.view)
        let cover = UIView(frame: root.view.bounds)
        cover.backgroundColor = .red
        root.view.addSubview(cover)
        button("above", CGRect(x: 100, y: 300, width: 50, height: 50), in: cover)
        screen.settle()
        try screen.tap("Add")
        #expect(tapped == ["above"])
    }

    @Test("layout that asks for layout each time does not settle")
    func restlessLayout() {
        final class Restless: UIView {
            override func layoutSubviews() { setNeedsLayout() }
        }
        let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(view)
        #expect(complaint().hasPrefix("layout does not settle"))
        view.removeFromSuperview()
        #expect(complaint() == "")
    }

    @Test("a size that is no number is found, where it did not stop the app by itself")
    func geometry() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: .infinity, y: 1)
        #expect(throws: DriveFailure.self) { try GeometryRule.check([view]) }
        view.transform = .identity
        #expect(throws: Never.self) { try GeometryRule.check([view]) }
    }

    @Test("a controller that stands in two places is found")
    func controllers() {
        final class Twice: UIViewController {
            override var children: [UIViewController] { super.children + super.children }
        }
        let root = Twice()
        root.addChild(UIViewController())
        screen.window.rootViewController = root
        #expect(complaint() == "UIViewController stands in two places of the tree of controllers")
    }

    @Test("a touch that goes to what takes none is found")
    func touches() {
        final class Greedy: UIView {
            let hidden = UIView()
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hidden }
        }
        let view = Greedy(frame: screen.window.bounds)
        view.hidden.isHidden = true
        view.addSubview(view.hidden)
        screen.window.addSubview(view)
        #expect(complaint().contains("is hidden or takes no touches"))
    }

    @Test("views that are taken out and kept are a leak when there are many times more than were ever seen")
    func population() throws {
        final class Card: UIView {}
        var population = Population(controllers: [], windows: [])
        var kept: [UIView] = []
        for number in 0..<80 {
            let card = Card()
            screen.window.addSubview(card)
            population.see([card])
            card.removeFromSuperview()
            kept.append(card)
            if number == 60 { try population.check(controllers: [], windows: []) }
        }
        #expect(throws: DriveFailure.self) { try population.check(controllers: [], windows: []) }
        kept.removeAll()
        try population.check(controllers: [], windows: [])
    }

    @Test("memory that goes on growing is found, memory that fills a cache is not")
    func memory() throws {
        var filling = MemoryTrend()
        for number in 0..<200 { filling.note(min(number, 40) << 20) }
        try filling.check()
        var fillingLate = MemoryTrend()
        for number in 0..<200 { fillingLate.note((number < 90 ? 30 : 60) << 20) }
        try fillingLate.check()
        var slowing = MemoryTrend()
        for number in 0..<200 { slowing.note(Int(Double(number).squareRoot() * 10) << 20) }
        #expect(throws: DriveFailure.self) { try slowing.check() }
        var growing = MemoryTrend()
        for number in 0..<200 { growing.note(number << 20) }
        #expect(throws: DriveFailure.self) { try growing.check() }
    }
}
