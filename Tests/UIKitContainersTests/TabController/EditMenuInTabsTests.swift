import Testing
import UIKit
import UIKitTesting

@MainActor
struct EditMenuInTabsTests {
    @Test("The edit menu's commands reach the text field, and no container around it")
    func select() throws {
        let page = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        field.text = "word"
        field.accessibilityIdentifier = "field"
        page.view.addSubview(field)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        let screen = TestScreen(showing: tabs)
        for command in ["select:", "selectAll:", "cut:", "copy:", "paste:", "delete:"] {
            for responder in [tabs, page, page.navigationController!, tabs.tabBar, screen.window, UIApplication.shared] as [UIResponder] {
                #expect(!responder.canPerformAction(Selector(command), withSender: nil), "\(type(of: responder)) performs \(command)")
            }
        }
        try screen.tap("field")
        screen.wait(1)
        try screen.tap("field")
        screen.wait(1)
        #expect(screen.shows("Select"))
        try screen.tap("Select")
        screen.wait(1)
        #expect(field.isFirstResponder)
        #expect(field.text == "word")
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "word")
    }
}
