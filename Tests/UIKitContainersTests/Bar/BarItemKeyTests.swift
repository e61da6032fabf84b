import Testing
@_spi(ForasteroInternal) @testable import UIKitContainers
import UIKitTesting

/// Views of bars that apps reach by key.
@MainActor
struct BarItemKeyTests {
    @Test("The key view of an item is the view that shows it, nil before")
    func view() throws {
        let root = UIViewController()
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        #expect(item.value(forKey: "view") == nil)
        root.navigationItem.rightBarButtonItem = item
        let screen = TestScreen(showing: UINavigationController(rootViewController: root))
        screen.settle()
        let view = try #require(item.value(forKey: "view") as? UIView)
        #expect(view.window === screen.window)
        #expect(view.convert(view.bounds, to: nil).midX > screen.window.bounds.midX)
    }

    @Test("SE-04: the keys searchField and cancelButton of a search bar are its field and its button")
    func searchBar() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.showsCancelButton = true
        bar.layoutIfNeeded()
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        #expect((bar.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal) == "Cancel")
    }
}
