import Testing
import UIKitTesting

@testable import UIKitContainers

@MainActor
struct AccessibilityIdentificationTests {
    private let root = UIViewController()
    private let screen: TestScreen

    init() { screen = TestScreen(showing: root) }

    @Test("Views, items of bars, actions of alerts, elements of menus and images have names for tests")
    func conformance() {
        let named: [any UIAccessibilityIdentification] = [
            UIView(), UIBarButtonItem(), UIAlertAction(title: nil, style: .default), UIMenu(), UIImage(),
        ]
        for (index, element) in named.enumerated() {
            #expect(element.accessibilityIdentifier == nil)
            element.accessibilityIdentifier = "name \(index)"
            #expect(element.accessibilityIdentifier == "name \(index)")
        }
    }

    @Test("AX-13: an image is called by the name by which it was found, and its view by that, until they are called otherwise")
    func images() throws {
        let image = try #require(UIImage(systemName: "star.fill"))
        #expect(image.accessibilityIdentifier == "star.fill")
        #expect(image.withTintColor(.red).accessibilityIdentifier == "star.fill")
        let view = UIImageView(image: image)
        #expect(view.accessibilityIdentifier == "star.fill")
        #expect(view.accessibilityLabel == nil)
        image.accessibilityIdentifier = "rating"
        #expect(view.accessibilityIdentifier == "rating")
        view.accessibilityIdentifier = "first rating"
        #expect(view.accessibilityIdentifier == "first rating")
        #expect(UIImageView(image: UIImage()).accessibilityIdentifier == nil)
    }

    @Test("The button of an alert is found by the name of its action, also one given later")
    func alert() throws {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        var chosen = ""
        let action = UIAlertAction(title: "Delete", style: .destructive) { _ in chosen = "delete" }
        alert.addAction(action)
        root.present(alert, animated: false)
        screen.settle()
        action.accessibilityIdentifier = "delete-button"
        try screen.tap("delete-button")
        screen.wait(1)
        #expect(chosen == "delete")
        #expect((action.copy() as? UIAlertAction)?.accessibilityIdentifier == "delete-button")
    }

    @Test("The row of a menu is found by the name of its element")
    func menu() throws {
        var chosen = ""
        let action = UIAction(title: "Copy") { _ in chosen = "copy" }
        action.accessibilityIdentifier = "copy-row"
        #expect((action.copy() as? UIAction)?.accessibilityIdentifier == "copy-row")
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
        button.menu = UIMenu(children: [action])
        button.showsMenuAsPrimaryAction = true
        button.accessibilityIdentifier = "menu-button"
        root.view.addSubview(button)
        screen.settle()
        try screen.tap("menu-button")
        screen.wait(1)
        try screen.tap("copy-row")
        screen.wait(1)
        #expect(chosen == "copy")
    }
}
