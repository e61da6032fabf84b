import Foundation
import Testing
@testable @_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// A tab bar controller with more controllers than there is room for, on a phone.
@MainActor
struct MoreTabs {
    let tabs = UITabBarController()
    let log = ControllerLog()
    let members: [LoggingController]

    /// - Parameter count: controllers named A, B, C and so on.
    init(_ count: Int) {
        members = (0..<count).map { [log] index in
            let controller = LoggingController(String(UnicodeScalar(UInt8(65 + index))), log)
            controller.tabBarItem = UITabBarItem(title: controller.name, image: UIImage(systemName: "star"), tag: index)
            return controller
        }
        tabs.viewControllers = members
    }

    func show(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, style: UIUserInterfaceStyle = .light) -> CustomizingScreen
    {
        let screen = CustomizingScreen(
            screen: TestScreen(showing: tabs, size: size, scale: scale, style: style), bar: tabs.tabBar)
        log.calls = []
        return screen
    }

    subscript(name: String) -> LoggingController { members.first { $0.name == name }! }

    var more: UINavigationController { tabs.moreNavigationController }

    /// What the list shows, from above.
    var rows: [String] {
        guard let table = more.viewControllers.first?.view as? UITableView else { return [] }
        table.layoutIfNeeded()
        return table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    /// The order of all, as the app sees it.
    var order: String { (tabs.viewControllers ?? []).map { $0.title ?? "" }.joined() }
}

extension CustomizingScreen {
    /// Taps the last tab.
    func openMore() throws {
        try screen.tap(at: slot(bar.tabs.count - 1))
        screen.wait(1)
    }

    /// Taps a row of the list.
    func choose(_ title: String) throws {
        try screen.tap(title)
        screen.wait(1)
    }

    func edit() throws {
        try screen.tap("Edit")
        screen.wait(1)
    }
}
