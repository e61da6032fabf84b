import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// A toolbar's buttons, places and look.
@MainActor
struct ToolbarTests {
    private let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    private let taps = Taps()

    private func button(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: taps, action: #selector(Taps.tapped(_:)))
    }

    private func show(_ items: [UIBarButtonItem], scale: CGFloat = 2) -> TestScreen {
        bar.items = items
        return TestScreen(showing: bar, scale: scale)
    }

    @Test("There are no items by default, and the bar is at the bottom")
    func defaults() {
        #expect(bar.items == nil)
        #expect(bar.delegate == nil)
        #expect(bar.barPosition == .bottom)
        #expect(bar.barStyle == .default)
        #expect(bar.isTranslucent)
        #expect(bar.barTintColor == nil)
        #expect(bar.compactAppearance == nil)
        #expect(bar.scrollEdgeAppearance == nil)
        #expect(bar.compactScrollEdgeAppearance == nil)
        #expect(bar.standardAppearance.backgroundEffect != nil)
    }

    @Test("NV-40: the bar is 44 points high, 32 on a phone in landscape, and more where there is a safe area below")
    func height() {
        let screen = show([])
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
        #expect(bar.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 44))
        bar.frame = CGRect(x: 0, y: 844 - 78, width: 390, height: 78)
        screen.settle()
        #expect(bar.sizeThatFits(CGSize(width: 200, height: 0)).height == 78)
        let landscape = TestScreen(showing: bar, size: CGSize(width: 844, height: 390))
        #expect(bar.intrinsicContentSize.height == 32)
        _ = landscape
    }

    @Test("A bar that is no higher than its buttons keeps them, even where it stands in the lower safe area")
    func inSafeArea() throws {
        let screen = show([button("One")])
        bar.frame = CGRect(x: 0, y: 844 - 44, width: 390, height: 44)
        screen.settle()
        #expect(bar.safeAreaInsets.bottom == 34)
        #expect(try #require(screen.view(named: "One")).frame.midY == 22)
        bar.frame = CGRect(x: 0, y: 844 - 78, width: 390, height: 78)
        screen.settle()
        #expect(try #require(screen.view(named: "One")).frame.midY == 22)
    }

    @Test("Flexible spaces push buttons to the edges and share what is left")
    func flexibleSpaces() throws {
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let screen = show([button("Left"), space, button("Middle"), .flexibleSpace(), button("Right")])
        let frames = try ["Left", "Middle", "Right"].map { try #require(screen.view(named: $0)).frame }
        #expect(frames[0].minX == 16)
        #expect(frames[2].maxX == 374)
        #expect(abs((frames[1].minX - frames[0].maxX) - (frames[2].minX - frames[1].maxX)) <= 0.5)
    }

    @Test("Fixed spaces are as wide as they say; buttons side by side keep a distance")
    func fixedSpaces() throws {
        let screen = show([button("One"), .fixedSpace(50), button("Two"), button("Three")])
        let frames = try ["One", "Two", "Three"].map { try #require(screen.view(named: $0)).frame }
        #expect(frames[0].minX == 16)
        #expect(frames[1].minX - frames[0].maxX == 50)
        #expect(frames[2].minX - frames[1].maxX == 18)
    }

    @Test("CT-43: a tap sends the item's action; spaces take no taps")
    func tap() throws {
        let screen = show([button("One"), .flexibleSpace(), button("Two")])
        try screen.tap("Two")
        #expect(taps.titles == ["Two"])
        let middle = bar.convert(CGPoint(x: bar.bounds.midX, y: 22), to: nil)
        try screen.tap(at: middle)
        #expect(taps.titles == ["Two"])
        bar.items?[0].isEnabled = false
        screen.settle()
        try screen.tap("One")
        #expect(taps.titles == ["Two"])
    }

    @Test("Items of all kinds: titles, pictures, symbols, views, actions")
    func kinds() throws {
        var ran = false
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        view.accessibilityIdentifier = "own"
        let screen = show([
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
            UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil),
            UIBarButtonItem(customView: view), UIBarButtonItem(title: "Run", primaryAction: UIAction { _ in ran = true }),
        ])
        #expect(screen.shows("Add"))
        #expect(screen.shows("own"))
        #expect(view.frame.size == CGSize(width: 60, height: 20))
        try screen.tap("Run")
        #expect(ran)
    }

    @Test("Items change: animated, new buttons fade in where they belong and others fade out")
    func animatedItems() throws {
        let (one, two) = (button("One"), button("Two"))
        let screen = show([one, .flexibleSpace()])
        let gone = try #require(screen.view(named: "One"))
        bar.setItems([.flexibleSpace(), two], animated: true)
        screen.wait(0.1)
        let new = try #require(screen.view(named: "Two"))
        let (fading, coming) = (gone.layer.presentation()?.opacity ?? 0, new.layer.presentation()?.opacity ?? 0)
        #expect(fading > 0)
        #expect(fading < 1)
        #expect(coming > 0)
        #expect(coming < 1)
        #expect(new.layer.presentation()?.frame.maxX == 374)
        screen.wait(1)
        #expect(gone.superview == nil)
        #expect(new.alpha == 1)
        #expect(bar.items?.count == 2)
    }

    @Test("A hidden item takes no room; it comes back when it is shown")
    func hiddenItem() throws {
        let screen = show([button("One"), button("Two")])
        let before = try #require(screen.view(named: "Two")).frame.minX
        bar.items?[0].isHidden = true
        screen.settle()
        #expect(screen.view(named: "Two")?.frame.minX == 16)
        #expect(!screen.shows("One"))
        bar.items?[0].isHidden = false
        screen.settle()
        #expect(screen.view(named: "Two")?.frame.minX == before)
    }

    @Test("The delegate says where the bar is: its line is on the other side, and its background goes on under the status bar")
    func position() {
        let delegate = Place(.topAttached)
        bar.delegate = delegate
        bar.frame = CGRect(x: 0, y: 47, width: 390, height: 44)
        bar.barTintColor = .red
        bar.isTranslucent = false
        let screen = show([])
        #expect(bar.barPosition == .topAttached)
        #expect(screen.color(at: CGPoint(x: 10, y: 10)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("A bar that stands on the lower safe area goes on to the edge of the screen")
    func lowerEdge() {
        bar.frame = CGRect(x: 0, y: 844 - 34 - 44, width: 390, height: 44)
        bar.barTintColor = .red
        bar.isTranslucent = false
        let screen = show([])
        #expect(screen.color(at: CGPoint(x: 10, y: 840)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("Pictures for a place count there, those for any place everywhere")
    func pictures() {
        let (any, top) = (filled(.green), filled(.blue))
        bar.setBackgroundImage(any, forToolbarPosition: .any, barMetrics: .default)
        bar.setBackgroundImage(top, forToolbarPosition: .top, barMetrics: .default)
        bar.setShadowImage(UIImage(), forToolbarPosition: .any)
        #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === any)
        #expect(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) == nil)
        #expect(bar.shadowImage(forToolbarPosition: .any) != nil)
        #expect(bar.shadowImage(forToolbarPosition: .top) == nil)
        let screen = show([])
        #expect(screen.color(at: CGPoint(x: 10, y: 120)) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        let delegate = Place(.top)
        bar.delegate = delegate
        #expect(screen.color(at: CGPoint(x: 10, y: 120)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test("The bar takes copies of appearances, and follows changes of what it gives back")
    func appearances() {
        let screen = show([])
        let appearance = UIToolbarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .green
        bar.standardAppearance = appearance
        appearance.backgroundColor = .red
        #expect(screen.color(at: CGPoint(x: 10, y: 120)) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        bar.standardAppearance.backgroundColor = .blue
        #expect(screen.color(at: CGPoint(x: 10, y: 120)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test("Low bars, and content that ends at the bar, have looks of their own")
    func otherAppearances() {
        func opaque(_ color: UIColor) -> UIToolbarAppearance {
            let appearance = UIToolbarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
            return appearance
        }
        bar.compactAppearance = opaque(.blue)
        bar.scrollEdgeAppearance = opaque(.red)
        let screen = show([])
        bar.contentEndsAtBar = true
        #expect(screen.color(at: CGPoint(x: 10, y: 120)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        bar.contentEndsAtBar = false
        let landscape = TestScreen(showing: bar, size: CGSize(width: 844, height: 390))
        #expect(landscape.color(at: CGPoint(x: 10, y: 120)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test("The appearance sets titles of plain and done buttons")
    func buttonAppearance() throws {
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        let screen = show([button("One"), done])
        let appearance = UIToolbarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
        let width = try #require(screen.view(named: "One")).frame.width
        bar.standardAppearance = appearance
        screen.settle()
        #expect(try #require(screen.view(named: "One")).frame.width > width)
        #expect(screen.shows("Done"))
    }

    private func filled(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }
}

@MainActor
private final class Taps: NSObject {
    var titles: [String] = []
    @objc func tapped(_ item: UIBarButtonItem) { titles.append(item.title ?? "") }
}

private final class Place: NSObject, UIToolbarDelegate {
    private let place: UIBarPosition
    init(_ place: UIBarPosition) { self.place = place }
    func position(for bar: UIBarPositioning) -> UIBarPosition { place }
}
