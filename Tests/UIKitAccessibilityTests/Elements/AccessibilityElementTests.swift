import Foundation
import Testing
import UIKit
import UIKitTesting

private final class Chart: UIView {
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { direction == .next }
}

private final class Bar: UIAccessibilityElement {}

private final class Page: UIViewController {
    override func accessibilityPerformEscape() -> Bool { true }
    override var childForHomeIndicatorAutoHidden: UIViewController? { self }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { self }
}

@MainActor
struct AccessibilityElementTests {
    private let screen = TestScreen()

    @Test("Elements go by their bare name, whatever module they stand in")
    func name() {
        #expect(NSStringFromClass(UIAccessibilityElement.self) == "UIAccessibilityElement")
        #expect(NSClassFromString("UIAccessibilityElement") == UIAccessibilityElement.self)
    }

    @Test("AX-11: an element in a view moves with it, and does not keep its container alive")
    func frame() {
        let chart = Chart(frame: CGRect(x: 10, y: 100, width: 200, height: 200))
        screen.window.addSubview(chart)
        let bar = Bar(accessibilityContainer: chart)
        #expect(bar.isAccessibilityElement)
        #expect(bar.accessibilityFrame == .zero)
        #expect(bar.accessibilityContainer === chart)
        #expect(bar.next === chart)
        bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 50)
        #expect(bar.accessibilityFrame == CGRect(x: 15, y: 105, width: 10, height: 50))
        chart.frame.origin.y = 0
        #expect(bar.accessibilityFrame.minY == 5)
        #expect(bar.accessibilityActivationPoint == CGPoint(x: 20, y: 30))
        let inner = Bar(accessibilityContainer: bar)
        inner.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 1, height: 1)
        #expect(inner.accessibilityFrame.origin == CGPoint(x: 16, y: 6))
        bar.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(bar.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        chart.accessibilityElements = [bar]
        #expect(chart.accessibilityElementCount() == 1)
        #expect(Bar(accessibilityContainer: UIView()).accessibilityContainer == nil)
    }

    @Test("Any object knows the class of its texts, traits and frame")
    func texts() {
        let bar = Bar(accessibilityContainer: screen.window)
        let object: NSObject = bar
        object.accessibilityLabel = "March"
        object.accessibilityTraits = [.staticText, .tabBar]
        #expect(bar.accessibilityLabel == "March")
        #expect(bar.accessibilityTraits.contains(.tabBar))
        let plain = NSObject()
        plain.accessibilityFrame = CGRect(x: 1, y: 1, width: 2, height: 2)
        #expect(plain.accessibilityFrame.width == 2)
        #expect((screen.window as NSObject).accessibilityFrame == screen.window.bounds)
        #expect(Set([UIAccessibilityTraits.button, .button, .link]).count == 2)
    }

    // AX-03, AX-10
    @Test("An element has an outline and elements of its own")
    func elementsInElements() {
        let turned = Chart(frame: CGRect(x: 10, y: 100, width: 100, height: 50))
        screen.window.addSubview(turned)
        turned.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)), in: turned)
        #expect(path.bounds == CGRect(x: 65, y: 75, width: 20, height: 10))
        let bar = Bar(accessibilityContainer: turned)
        #expect(bar.accessibilityPath == nil)
        #expect(bar.accessibilityElementCount() == 0)
        #expect(bar.accessibilityElement(at: 0) == nil)
        bar.accessibilityPath = path
        let inner = Bar(accessibilityContainer: bar)
        bar.accessibilityElements = [inner]
        #expect(bar.accessibilityElement(at: 0) as AnyObject === inner)
        #expect(bar.index(ofAccessibilityElement: inner) == 0)
        #expect(bar.index(ofAccessibilityElement: bar) == NSNotFound)
        #expect(bar.accessibilityPath === path)
        turned.accessibilityPath = path
        turned.accessibilityContainerType = .list
        #expect(turned.accessibilityPath === path)
        #expect(turned.accessibilityContainerType == .list)
        #expect(!turned.accessibilityElementIsFocused())
        #expect(UIView().accessibilityPath == nil)
        #expect(UIView().accessibilityNavigationStyle == .automatic)
    }

    @Test("What assistive technologies ask views and controllers can be overridden")
    func overrides() {
        #expect(Chart().accessibilityScroll(.next))
        #expect(!UIView().accessibilityScroll(.next))
        let page = Page()
        #expect(page.accessibilityPerformEscape())
        #expect(!UIViewController().accessibilityPerformEscape())
        #expect(page.childForHomeIndicatorAutoHidden === page)
        #expect(page.childForScreenEdgesDeferringSystemGestures === page)
    }

    @Test("A rotor leads from one element to the next")
    func rotors() {
        let items = ["a", "b"].map { NSString(string: $0) }
        let rotor = UIAccessibilityCustomRotor(name: "Letters") { predicate in
            guard predicate.searchDirection == .next, predicate.currentItem.targetElement == nil else { return nil }
            return UIAccessibilityCustomRotorItemResult(targetElement: items[0], targetRange: nil)
        }
        screen.window.accessibilityCustomRotors = [rotor]
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        #expect(rotor.itemSearchBlock(predicate) == nil)
        predicate.searchDirection = .next
        #expect(rotor.itemSearchBlock(predicate)?.targetElement === items[0])
        #expect(screen.window.accessibilityCustomRotors?.first === rotor)
        let content = AXCustomContent(label: "Size", value: "3")
        content.importance = .high
        #expect((content.copy() as? AXCustomContent)?.importance == .high)
    }
}
