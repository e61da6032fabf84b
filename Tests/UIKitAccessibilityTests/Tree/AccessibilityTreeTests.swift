import Foundation
import Testing
import UIKit
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

private final class Endless: UIView {
    override func accessibilityElementCount() -> Int { 1_000_000_000 }
    override func accessibilityElement(at index: Int) -> Any? {
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = "\(index)"
        return element
    }
}

@MainActor
@Suite(.serialized)
struct AccessibilityTreeTests {
    private let screen = TestScreen()

    private var names: [String] {
        AccessibilityTree.elements(in: screen.window).map { $0.accessibilityLabel ?? "?" }
    }

    @discardableResult
    private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, in view: UIView? = nil) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 60, height: 20))
        label.text = text
        (view ?? screen.window).addSubview(label)
        return label
    }

    private func box(_ x: CGFloat, _ y: CGFloat, in view: UIView? = nil) -> UIView {
        let box = UIView(frame: CGRect(x: x, y: y, width: 100, height: 200))
        (view ?? screen.window).addSubview(box)
        return box
    }

    @Test("AX-08: rows from top to bottom, each from its leading side")
    func rows() {
        label("c", 10, 150)
        label("b", 200, 104)
        label("a", 10, 100)
        #expect(names == ["a", "b", "c"])
        screen.window.semanticContentAttribute = .forceRightToLeft
        #expect(names == ["b", "a", "c"])
    }

    @Test("AX-08: a group's elements stay together")
    func groups() {
        let (left, right) = (box(0, 100), box(200, 100))
        label("a", 0, 0, in: left)
        label("c", 0, 40, in: left)
        label("b", 0, 0, in: right)
        label("d", 0, 40, in: right)
        #expect(names == ["a", "b", "c", "d"])
        left.shouldGroupAccessibilityChildren = true
        right.shouldGroupAccessibilityChildren = true
        #expect(names == ["a", "c", "b", "d"])
    }

    @Test("AX-08, AX-09: what a container lists decides what there is, and in which order")
    func listed() {
        let box = box(0, 100)
        let (first, second) = (label("first", 0, 0, in: box), label("second", 0, 40, in: box))
        label("unlisted", 0, 80, in: box)
        let drawn = UIAccessibilityElement(accessibilityContainer: box)
        drawn.accessibilityLabel = "drawn"
        box.accessibilityElements = [second, drawn, first]
        #expect(names == ["second", "drawn", "first"])
    }

    @Test("AX-09: a container of a billion elements is not gone through")
    func endless() {
        screen.window.addSubview(Endless(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(names.count == 1000)
    }

    @Test("AX-09: elements that hold each other end")
    func circle() {
        let box = box(0, 100)
        let inner = UIAccessibilityElement(accessibilityContainer: box)
        inner.isAccessibilityElement = false
        inner.accessibilityElements = [box]
        box.accessibilityElements = [inner]
        #expect(names.isEmpty)
    }

    @Test("AX-05: below an element nothing is reached")
    func opaque() {
        let box = box(0, 100)
        label("inside", 0, 0, in: box)
        box.accessibilityLabel = "box"
        #expect(names == ["inside"])
        box.isAccessibilityElement = true
        #expect(names == ["box"])
    }

    @Test("AX-06: what is hidden is not reached, not even an element itself")
    func hidden() {
        let box = box(0, 100)
        let inside = label("inside", 0, 0, in: box)
        label("away", 0, 0).isHidden = true
        label("faint", 0, 0).alpha = 0
        #expect(names == ["inside"])
        inside.accessibilityElementsHidden = true
        #expect(names.isEmpty)
        inside.accessibilityElementsHidden = false
        box.accessibilityElementsHidden = true
        #expect(names.isEmpty)
    }

    @Test("AX-07: beside a modal view nothing is reached")
    func modal() {
        label("behind", 0, 0)
        let box = box(0, 100)
        label("inside", 0, 0, in: box)
        box.accessibilityViewIsModal = true
        #expect(names == ["inside"])
        box.isHidden = true
        #expect(names == ["behind"])
    }

    @Test("AX-29: behind what is presented nothing is reached")
    func presented() {
        let (root, alert) = (UIViewController(), UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert))
        screen.window.rootViewController = root
        label("behind", 0, 100, in: root.view)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        root.present(alert, animated: false)
        screen.wait(1)
        #expect(names == ["Sure?", "No"])
        #expect(AccessibilityActions.escape(from: nil, in: .current))
        screen.wait(1)
        #expect(names == ["behind"])
    }

    @Test("AX-16: a picture is one to assistive technologies, and is called what its image is")
    func picture() {
        let image = UIImage()
        image.accessibilityLabel = "Sun"
        let view = UIImageView(image: image)
        #expect(!view.isAccessibilityElement)
        #expect(view.accessibilityTraits == .image)
        #expect(view.accessibilityLabel == "Sun")
        view.accessibilityLabel = "Moon"
        view.accessibilityTraits = .button
        #expect(view.accessibilityLabel == "Moon")
        #expect(view.accessibilityTraits == .button)
    }

    @Test("AX-27: a row is one element that joins its texts, and its switch is another")
    func row() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 100, width: 300, height: 60)
        cell.textLabel?.text = "Wi-Fi"
        cell.detailTextLabel?.text = "at home"
        let toggle = UISwitch()
        toggle.accessibilityLabel = "On"
        cell.accessoryView = toggle
        screen.window.addSubview(cell)
        cell.layoutIfNeeded()
        #expect(names == ["?", "On"])
        #expect(cell.spokenTexts == "Wi-Fi, at home")
        cell.accessibilityLabel = "Network"
        #expect(names == ["Network", "On"])
    }
}
