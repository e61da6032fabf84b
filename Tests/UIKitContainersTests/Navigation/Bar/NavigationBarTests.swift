import Testing
@testable import UIKitContainers
import UIKitTesting

/// A bar that belongs to no controller.
@MainActor
struct NavigationBarTests {
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    private let first = UINavigationItem(title: "First")
    private let second = UINavigationItem(title: "Second")
    private let recorder = BarRecorder()
    private let screen: TestScreen

    init() {
        screen = TestScreen(showing: bar, size: CGSize(width: 390, height: 500))
        bar.delegate = recorder
        bar.pushItem(first, animated: false)
        screen.settle()
        recorder.calls = []
    }

    @Test("A title view that had no room for a while gets its size back")
    func squeezedTitleView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        let item = UINavigationItem()
        item.titleView = view
        bar.setItems([item], animated: false)
        bar.layoutIfNeeded()
        bar.frame.size.width = 390
        bar.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 120, height: 30))
        view.frame.size = CGSize(width: 80, height: 20)
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 80, height: 20))
    }

    @Test("NV-38: pushing asks the delegate, and tells it afterwards")
    func push() {
        bar.pushItem(second, animated: false)
        #expect(recorder.calls == ["should push Second", "did push Second"])
        #expect(bar.topItem === second)
        #expect(bar.backItem === first)
        #expect(bar.items == [first, second])
        recorder.allows = false
        bar.pushItem(UINavigationItem(title: "Third"), animated: false)
        #expect(bar.items?.count == 2)
    }

    @Test("NV-38: popping asks the delegate, and tells it after the animation")
    func pop() {
        bar.pushItem(second, animated: false)
        screen.settle()
        recorder.calls = []
        #expect(bar.popItem(animated: true) === second)
        #expect(recorder.calls == ["should pop Second"])
        screen.wait(1)
        #expect(recorder.calls == ["should pop Second", "did pop Second"])
        #expect(bar.items == [first])
        #expect(bar.backItem == nil)
        recorder.allows = false
        #expect(bar.popItem(animated: false) == nil)
        #expect(bar.topItem === first)
    }

    @Test("NV-38: the back button pops")
    func backButton() throws {
        bar.pushItem(second, animated: false)
        screen.settle()
        try screen.tap("First")
        screen.wait(1)
        #expect(bar.items == [first])
        #expect(screen.shows("First"))
        #expect(!screen.shows("Second"))
    }

    @Test("NV-28: a view replaces the title, in its own size")
    func titleView() {
        let view = UIView(frame: CGRect(x: 3, y: 3, width: 80, height: 20))
        first.titleView = view
        screen.settle()
        #expect(!screen.shows("First"))
        #expect(view.convert(view.bounds, to: bar) == CGRect(x: 155, y: 12, width: 80, height: 20))
        first.titleView = nil
        screen.settle()
        #expect(screen.shows("First"))
        #expect(view.window == nil)
    }

    @Test("NV-39: style, tint and translucency change the look, and leave the content")
    func look() throws {
        first.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        screen.settle()
        var pictures = [try #require(screen.snapshot()?.pngData())]
        for change in [
            { bar.tintColor = .systemRed }, { bar.barTintColor = .systemYellow }, { bar.isTranslucent = false }, { bar.barStyle = .black },
        ] {
            change()
            screen.settle()
            let picture = try #require(screen.snapshot()?.pngData())
            #expect(!pictures.contains(picture))
            pictures.append(picture)
            #expect(bar.items == [first])
            #expect(screen.shows("Go"))
            #expect(screen.shows("First"))
        }
    }

    @Test("Buttons answer touches at their edges, a button on its own over 44 points")
    func touchAreas() throws {
        var tapped: [String] = []
        func item(_ name: String) -> UIBarButtonItem {
            UIBarButtonItem(title: name, primaryAction: UIAction { _ in tapped.append(name) })
        }
        first.rightBarButtonItems = [item("One"), item("Two")]
        screen.settle()
        let (one, two) = (try #require(screen.view(named: "One")), try #require(screen.view(named: "Two")))
        try screen.tap(at: CGPoint(x: 388, y: 2))
        try screen.tap(at: CGPoint(x: one.frame.minX - 4, y: 42))
        try screen.tap(at: CGPoint(x: two.frame.maxX + 4, y: 22))
        #expect(tapped == ["One", "One", "Two"])
    }

    @Test("Appearances: that of the item counts before the bar's, and the bar follows changes of both")
    func appearances() {
        bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.red]
        #expect(bar.look.titleAttributes[.foregroundColor] as? UIColor == .red)
        let own = UINavigationBarAppearance()
        own.configureWithOpaqueBackground()
        own.backgroundColor = .green
        first.standardAppearance = own
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 10, y: 20))?.isClose(to: .green) == true)
        own.backgroundColor = .blue
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 10, y: 20))?.isClose(to: .blue) == true)
    }

    @Test("At the edge of the content a bar has no background, unless there is an appearance for that")
    func scrollEdge() {
        bar.isAtScrollEdge = true
        #expect(bar.look.appearance.backgroundEffect == nil)
        #expect(bar.look.appearance.shadowColor == nil)
        let edge = UINavigationBarAppearance()
        bar.scrollEdgeAppearance = edge
        #expect(bar.look.appearance === edge)
        first.scrollEdgeAppearance = UINavigationBarAppearance()
        #expect(bar.look.appearance === first.scrollEdgeAppearance)
    }

    @Test("The bar asks for the height of its page")
    func size() {
        #expect(bar.sizeThatFits(.zero) == CGSize(width: 390, height: 44))
        #expect(bar.intrinsicContentSize.height == 44)
        bar.prefersLargeTitles = true
        first.prompt = "Prompt"
        #expect(bar.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 126))
    }

    @Test("A title too long for its place is cut")
    func longTitle() throws {
        first.title = String(repeating: "Long ", count: 30)
        screen.settle()
        let title = try #require(screen.view(named: first.title ?? ""))
        #expect(title.frame.width <= 390 - 32)
    }
}

@MainActor
private final class BarRecorder: NSObject, UINavigationBarDelegate {
    var calls: [String] = []
    var allows = true

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { ask("push", item) }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { ask("pop", item) }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { note("did push", item) }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { note("did pop", item) }

    private func ask(_ what: String, _ item: UINavigationItem) -> Bool {
        note("should \(what)", item)
        return allows
    }
    private func note(_ call: String, _ item: UINavigationItem) { calls.append("\(call) \(item.title ?? "nil")") }
}

extension UIColor {
    fileprivate func isClose(to other: UIColor) -> Bool {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var (r2, g2, b2, a2): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&r, green: &g, blue: &b, alpha: &a)
        other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
        return abs(r - r2) + abs(g - g2) + abs(b - b2) < 0.05
    }
}
