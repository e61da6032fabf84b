import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// A bar without a controller: items, selection, taps, look.
@MainActor
struct TabBarTests {
    private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    private let items = ["One", "Two", "Three"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }

    private func show(scale: CGFloat = 2, style: UIUserInterfaceStyle = .light) -> TestScreen {
        bar.items = items
        return TestScreen(showing: bar, scale: scale, style: style)
    }

    // MARK: Items

    @Test("There are no items and no selection by default")
    func defaults() {
        #expect(bar.items == nil)
        #expect(bar.selectedItem == nil)
        #expect(bar.delegate == nil)
        #expect(bar.itemPositioning == .automatic)
        #expect(bar.itemWidth == 0)
        #expect(bar.itemSpacing == 0)
        #expect(bar.barStyle == .default)
        #expect(bar.isTranslucent)
        #expect(bar.barTintColor == nil)
        #expect(bar.unselectedItemTintColor == nil)
        #expect(bar.scrollEdgeAppearance == nil)
        #expect(bar.standardAppearance.backgroundEffect != nil)
        #expect(UITabBar.ItemPositioning.automatic.rawValue == 0)
        #expect(UITabBar.ItemPositioning.centered.rawValue == 2)
    }

    @Test("TB-61: code that selects does not tell the delegate; each tap does, also on the selected tab")
    func delegate() throws {
        let screen = show()
        let delegate = BarDelegate()
        bar.delegate = delegate
        bar.selectedItem = items[1]
        #expect(delegate.selected.isEmpty)
        try screen.tap("Three")
        try screen.tap("Three")
        #expect(delegate.selected == ["Three", "Three"])
        #expect(bar.selectedItem === items[2])
    }

    @Test("An item that the bar does not show cannot be selected; one that leaves is selected no longer")
    func selectingStranger() {
        _ = show()
        bar.selectedItem = items[0]
        bar.selectedItem = UITabBarItem(title: "Other", image: nil, tag: 0)
        #expect(bar.selectedItem == nil)
        bar.selectedItem = items[0]
        bar.items = [items[1]]
        #expect(bar.selectedItem == nil)
    }

    @Test("Items that stay keep their tab; others fade")
    func animatedItems() throws {
        let screen = show()
        let first = try #require(screen.view(named: "One"))
        let last = try #require(screen.view(named: "Three"))
        bar.setItems([items[1], items[0]], animated: true)
        screen.wait(0.1)
        let shown = try #require(last.layer.presentation()?.opacity)
        #expect(shown > 0)
        #expect(shown < 1)
        #expect(last.superview === bar)
        screen.wait(0.5)
        #expect(last.superview == nil)
        #expect(screen.view(named: "One") === first)
        #expect(first.frame.minX == 195)
    }

    @Test("Without a window, or in the middle of another change, tabs end where the last one says")
    func changesInChanges() {
        bar.setItems(items, animated: true)
        let screen = show()
        bar.setItems([items[0]], animated: true)
        screen.wait(0.1)
        bar.setItems(items, animated: true)
        screen.wait(1)
        #expect(items.allSatisfy { screen.shows($0.title ?? "") })
        #expect(screen.view(named: "Two")?.alpha == 1)
    }

    // MARK: Badges

    @Test("TB-64: without a value there is no badge; any text shows one, the empty one too", arguments: ["", "1", "128"])
    func badges(text: String) throws {
        let screen = show()
        let tab = try #require(screen.view(named: "One"))
        #expect(badge(in: tab) == nil)
        #expect(tab.accessibilityValue == nil)
        items[0].badgeValue = text
        screen.settle()
        let badge = try #require(self.badge(in: tab))
        #expect(badge.frame.height == 18)
        #expect((text.count > 1 ? badge.frame.width > 18 : badge.frame.width == 18))
        #expect(tab.accessibilityValue == text)
        items[0].badgeValue = nil
        screen.settle()
        #expect(self.badge(in: tab) == nil)
    }

    @Test("A badge is red, or of the item's colour, or of the appearance's")
    func badgeColors() throws {
        let screen = show()
        items[0].badgeValue = ""
        let tab = try #require(screen.view(named: "One"))
        #expect(badge(in: tab)?.backgroundColor == .systemRed)
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .systemGreen
        bar.standardAppearance = appearance
        #expect(badge(in: tab)?.backgroundColor == .systemGreen)
        items[0].badgeColor = .systemOrange
        #expect(badge(in: tab)?.backgroundColor == .systemOrange)
    }

    @Test("A badge's text takes the attributes of the appearance, and of the item above them")
    func badgeText() throws {
        let screen = show()
        items[0].badgeValue = "5"
        let tab = try #require(screen.view(named: "One"))
        let label = try #require(badge(in: tab)?.subviews.first as? UILabel)
        #expect(label.textColor == .white)
        #expect(label.font.pointSize == 13)
        bar.standardAppearance.stackedLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
        #expect(label.textColor == .black)
        items[0].setBadgeTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
        #expect(label.textColor == .yellow)
        #expect(items[0].badgeTextAttributes(for: .normal)?.count == 1)
    }

    private func badge(in tab: UIView) -> UIView? { tab.subviews.first { String(describing: type(of: $0)) == "BadgeView" } }

    // MARK: Size

    @Test("The bar is 49 points high, 32 on a phone in landscape, and more where the screen has a safe area below")
    func height() {
        let screen = show()
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 49))
        #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 49))
        bar.frame.origin.y = screen.window.bounds.height - 83
        bar.frame.size.height = 83
        #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)).height == 83)
        bar.frame = CGRect(x: 0, y: 0, width: 844, height: 32)
        let landscape = TestScreen(showing: bar, size: CGSize(width: 844, height: 390))
        #expect(bar.intrinsicContentSize.height == 32)
        #expect(landscape.shows("One"))
    }

    // MARK: Look

    @Test("The selected tab has the tint, others are grey or of the colour for unselected tabs")
    func colors() throws {
        let screen = show()
        bar.selectedItem = items[0]
        bar.tintColor = .systemGreen
        screen.settle()
        #expect(try color(of: "One", screen) == .systemGreen)
        bar.unselectedItemTintColor = .systemPurple
        #expect(try color(of: "Two", screen) == .systemPurple)
        items[1].isEnabled = false
        #expect(try color(of: "Two", screen) == .quaternaryLabel)
    }

    @Test("Attributes of an item count more than those of the appearance; the font of the normal state holds when selected")
    func attributes() throws {
        let screen = show()
        bar.selectedItem = items[0]
        bar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes = [
            .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.brown,
        ]
        #expect(try color(of: "Two", screen) == .brown)
        #expect(try color(of: "One", screen) == bar.tintColor)
        #expect(try label("One", screen).font.pointSize == 12)
        items[1].setTitleTextAttributes([.foregroundColor: UIColor.cyan], for: .normal)
        items[0].setTitleTextAttributes([.foregroundColor: UIColor.magenta], for: .selected)
        #expect(try color(of: "Two", screen) == .cyan)
        #expect(try color(of: "One", screen) == .magenta)
    }

    @Test("The bar takes copies of appearances, and follows changes of what it gives back")
    func appearances() {
        let screen = show()
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .green
        bar.standardAppearance = appearance
        appearance.backgroundColor = .red
        #expect(screen.color(at: CGPoint(x: 5, y: 40)) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        bar.standardAppearance.backgroundColor = .blue
        #expect(screen.color(at: CGPoint(x: 5, y: 40)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test("Where the content ends at the bar there is no background, or the one for that")
    func scrollEdge() {
        let screen = show()
        screen.window.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        bar.contentEndsAtBar = true
        #expect(screen.color(at: CGPoint(x: 5, y: 40)) == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
        let edge = UITabBarAppearance()
        edge.configureWithOpaqueBackground()
        edge.backgroundColor = .red
        bar.scrollEdgeAppearance = edge
        #expect(screen.color(at: CGPoint(x: 5, y: 40)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        bar.contentEndsAtBar = false
        #expect(screen.color(at: CGPoint(x: 5, y: 40)) != UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("A selected item may have a look of its own for the whole bar")
    func itemAppearance() {
        let screen = show()
        let own = UITabBarAppearance()
        own.configureWithOpaqueBackground()
        own.backgroundColor = .blue
        items[1].standardAppearance = own
        let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(screen.color(at: CGPoint(x: 5, y: 40)) != blue)
        bar.selectedItem = items[1]
        #expect(screen.color(at: CGPoint(x: 5, y: 40)) == blue)
        bar.selectedItem = items[0]
        #expect(screen.color(at: CGPoint(x: 5, y: 40)) != blue)
    }

    @Test("A bar that is not translucent has the colour that it was given")
    func opaqueTint() {
        let screen = show()
        bar.barTintColor = .red
        bar.isTranslucent = false
        #expect(screen.color(at: CGPoint(x: 5, y: 40)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(bar.standardAppearance.backgroundColor == .red)
    }

    @Test("A black bar is dark in light surroundings")
    func blackBar() {
        let screen = show()
        bar.barStyle = .black
        screen.settle()
        #expect(bar.traitCollection.userInterfaceStyle == .dark)
        bar.barStyle = .default
        #expect(bar.traitCollection.userInterfaceStyle == .light)
    }

    @Test("A picture may stand in for the background, and one behind the selected tab")
    func pictures() {
        let screen = show()
        bar.backgroundImage = filled(.green, CGSize(width: 1, height: 1))
        #expect(screen.color(at: CGPoint(x: 5, y: 40)) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        bar.selectedItem = items[2]
        bar.selectionIndicatorImage = filled(.red, CGSize(width: 60, height: 40))
        let middle = 390 * 5 / 6.0
        #expect(screen.color(at: CGPoint(x: middle - 28, y: 10)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(screen.color(at: CGPoint(x: middle - 32, y: 10)) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test("System items show the system's titles and symbols")
    func systemItems() throws {
        bar.items = [UITabBarItem(tabBarSystemItem: .search, tag: 0), UITabBarItem(tabBarSystemItem: .favorites, tag: 1)]
        let screen = TestScreen(showing: bar)
        let tab = try #require(screen.view(named: "Search"))
        #expect(tab.subviews.contains { ($0 as? UIImageView)?.image?.isSymbolImage == true })
        #expect(screen.shows("Favorites"))
    }

    @Test("A selected tab shows its other picture; a picture is a stencil unless it says that it is not")
    func images() throws {
        let (plain, other) = (filled(.black, CGSize(width: 20, height: 20)), filled(.black, CGSize(width: 22, height: 22)))
        bar.items = [UITabBarItem(title: "One", image: plain, selectedImage: other), UITabBarItem(title: "Two", image: nil, tag: 0)]
        let screen = TestScreen(showing: bar)
        let view = try #require(screen.view(named: "One")?.subviews.first { $0 is UIImageView } as? UIImageView)
        #expect(view.image?.size.width == 20)
        #expect(view.image?.renderingMode == .alwaysTemplate)
        bar.selectedItem = bar.items?[0]
        screen.settle()
        #expect(view.image?.size.width == 22)
        bar.items?[0].selectedImage = other.withRenderingMode(.alwaysOriginal)
        #expect(view.image?.renderingMode == .alwaysOriginal)
    }

    @Test("A tab tells its name, its badge, whether it is selected, and the item's identifier")
    func accessibility() throws {
        items[0].accessibilityIdentifier = "first tab"
        items[0].badgeValue = "3"
        let screen = show()
        bar.selectedItem = items[0]
        let tab = try #require(screen.view(named: "first tab"))
        #expect(tab.accessibilityLabel == "One")
        #expect(tab.accessibilityValue == "3")
        #expect(tab.isAccessibilityElement)
        #expect(tab.accessibilityTraits == [.button, .selected])
        items[0].accessibilityLabel = "The first"
        #expect(tab.accessibilityLabel == "The first")
    }

    // MARK: Reading what is shown

    private func label(_ name: String, _ screen: TestScreen) throws -> UILabel {
        try #require(screen.view(named: name)?.subviews.first { $0 is UILabel } as? UILabel)
    }

    private func color(of name: String, _ screen: TestScreen) throws -> UIColor? {
        try label(name, screen).textColor
    }

    private func filled(_ color: UIColor, _ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}

private final class BarDelegate: NSObject, UITabBarDelegate {
    var selected: [String] = []

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item.title ?? "") }
}
