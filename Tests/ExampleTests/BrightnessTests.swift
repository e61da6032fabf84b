import Testing
import UIKit
import UIKitTesting

@testable import Brightness

/// What the seed recipe asks of Brightness beside the story that ``ExampleTests`` tells.
@MainActor
@Suite(.serialized)
struct BrightnessTests {
    private static let titles = stride(from: 0, through: 100, by: 10).map { "\($0)%" }

    init() { clear() }

    private func clear() { for key in ["tabOrder", "selectedTab"] { UserDefaults.standard.removeObject(forKey: key) } }

    private func launch() throws -> (screen: TestScreen, levels: LevelsController) {
        let screen = TestScreen(launching: Brightness.AppDelegate.self)
        return (screen, try #require(screen.window.rootViewController as? LevelsController))
    }

    @Test("Eleven levels, each in a stack of its own with a black translucent bar and its percentage as title; all may be rearranged")
    func levels() throws {
        let (screen, levels) = try launch()
        let stacks = try #require(levels.viewControllers as? [UINavigationController])
        #expect(stacks.map(\.title) == Self.titles)
        #expect(stacks.allSatisfy { $0.viewControllers.count == 1 })
        #expect(stacks.allSatisfy { $0.navigationBar.barStyle == .black && $0.navigationBar.isTranslucent })
        #expect(levels.customizableViewControllers == stacks)
        #expect(levels.delegate === levels)
        #expect(levels.selectedIndex == 0)
        withExtendedLifetime(screen) {}
    }

    @Test("Each tab has a swatch in its shade, and each view of the XIB is tinted where its tag is 101")
    func shades() throws {
        let (screen, levels) = try launch()
        for (index, stack) in (levels.viewControllers ?? []).enumerated() {
            let page = try #require((stack as? UINavigationController)?.topViewController as? BrightnessController)
            let shade = CGFloat(index) / 10
            #expect(page.nibName == "BrightnessController")
            #expect(page.percentage == index * 10)
            #expect(page.view.viewWithTag(101)?.backgroundColor == UIColor(white: shade, alpha: 1))
            let swatch = UIImageView(image: stack.tabBarItem.image)
            swatch.center = CGPoint(x: 195, y: 300)
            let sample = UIView(frame: CGRect(x: 190, y: 400, width: 10, height: 10))
            sample.backgroundColor = UIColor(white: shade, alpha: 1)
            for view in [swatch, sample] { screen.window.addSubview(view) }
            screen.settle()
            #expect(screen.color(at: swatch.center) == screen.color(at: sample.center), "\(index)")
            for view in [swatch, sample] { view.removeFromSuperview() }
        }
    }

    @Test("The selected index is stored with each choice, and the titles in their order once that has changed")
    func storing() throws {
        let (screen, _) = try launch()
        try screen.tabBars.buttons["30%"].tap()
        screen.wait(0.5)
        #expect(UserDefaults.standard.object(forKey: "selectedTab") as? Int == 3)
        #expect(UserDefaults.standard.object(forKey: "tabOrder") == nil)
        try screen.tabBars.buttons["More"].tap()
        screen.wait(1)
        try screen.buttons["Edit"].tap()
        screen.wait(1)
        let item = screen.descendants(matching: .any).matching { $0.label == "70%" && $0.isHittable }.firstMatch
        try item.press(forDuration: 0.1, thenDragTo: screen.tabBars.buttons["10%"])
        screen.wait(1)
        try screen.buttons["Done"].tap()
        screen.wait(1)
        var order = Self.titles
        order.remove(at: 7)
        order[1] = "70%"
        // What has left the bar is the first of what it does not hold.
        order.insert("10%", at: 4)
        #expect(UserDefaults.standard.stringArray(forKey: "tabOrder") == order)
    }

    @Test(
        "Values of other kinds, and numbers without a tab, are no reason to stop",
        arguments: [
            ["selectedTab": 99], ["selectedTab": -1], ["selectedTab": "none"], ["selectedTab": Double.nan], ["selectedTab": Int.min],
            ["tabOrder": 7], ["tabOrder": [1, 2]], ["tabOrder": ["70%", "70%", "?"]],
        ] as [[String: any Sendable]])
    func foreignValues(values: [String: any Sendable]) throws {
        for (key, value) in values { UserDefaults.standard.set(value, forKey: key) }
        defer { clear() }
        let (screen, levels) = try launch()
        #expect(Set(levels.viewControllers?.compactMap(\.title) ?? []) == Set(Self.titles))
        #expect(screen.navigationBars.firstMatch.exists)
        #expect(levels.selectedViewController != nil)
    }
}
