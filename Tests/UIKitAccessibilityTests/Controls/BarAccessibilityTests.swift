import Testing
import UIKit
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@testable import UIKitAccessibility

/// Answers of bars and headers to assistive technologies.
@MainActor
struct BarAccessibilityTests {
    private func elements(of screen: TestScreen) -> [any AccessibilityTarget] { AccessibilityTree.elements(in: screen.window) }

    private func element(_ label: String, of screen: TestScreen) -> (any AccessibilityTarget)? {
        elements(of: screen).first { $0.accessibilityLabel == label }
    }

    @Test("AX-25: a tab bar is no element; its tabs are buttons, the chosen one selected, with the badge as value")
    func tabs() throws {
        let pages = ["Home", "Mail"].map { title in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return page
        }
        pages[1].tabBarItem.badgeValue = "7"
        let controller = UITabBarController()
        controller.viewControllers = pages
        let screen = TestScreen(showing: controller)
        #expect(controller.tabBar.accessibilityTraits.contains(.tabBar))
        #expect(!controller.tabBar.isAccessibilityElement)
        let home = try #require(element("Home", of: screen)), mail = try #require(element("Mail", of: screen))
        #expect(home.accessibilityTraits == [.button, .selected])
        #expect(home.accessibilityValue == nil)
        #expect(mail.accessibilityTraits == .button)
        #expect(mail.accessibilityValue == "7")
    }

    @Test("AX-26: the title of a navigation bar is a header, and the back button a button with the former title")
    func navigationBar() throws {
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("Inbox", "Letter")
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        let screen = TestScreen(showing: navigation)
        #expect(try #require(element("Letter", of: screen)).accessibilityTraits.contains(.header))
        #expect(try #require(element("Inbox", of: screen)).accessibilityTraits.contains(.button))
    }

    private class Sections: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Fruit" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "All of it" }
    }

    @Test("AX-26: the title of a section is a header, and its footer is not")
    func sections() throws {
        let (table, sections) = (UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 500)), Sections())
        table.dataSource = sections
        let screen = TestScreen()
        screen.window.addSubview(table)
        screen.settle()
        #expect(try #require(element("Fruit", of: screen)).accessibilityTraits == [.staticText, .header])
        #expect(try #require(element("All of it", of: screen)).accessibilityTraits == .staticText)
    }
}
