import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@MainActor
struct BarItemTests {
    private let log = ItemLog()

    @Test("A bar button item keeps what it is made with")
    func barButtonItem() {
        let target = ItemLog()
        let item = UIBarButtonItem(title: "Save", style: .done, target: target, action: #selector(ItemLog.pressed(_:)))
        #expect(item.title == "Save")
        #expect(item.style == .done)
        #expect(item.target === target)
        #expect(item.isEnabled)
        item.perform(for: nil)
        #expect(target.calls == ["pressed"])
        item.isEnabled = false
        item.perform(for: nil)
        #expect(target.calls == ["pressed"])
    }

    @Test("A larger picture for people who need one is kept, in archives too")
    func largeImage() throws {
        let item = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
        #expect(item.largeContentSizeImage == nil)
        item.largeContentSizeImage = UIImage(systemName: "plus")
        item.largeContentSizeImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let archive = try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archive)
        unarchiver.requiresSecureCoding = false
        let again = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIBarButtonItem)
        #expect(again.largeContentSizeImage != nil)
        #expect(again.largeContentSizeImageInsets == item.largeContentSizeImageInsets)
    }

    @Test("A navigation item tells of itself, whatever it is known as")
    func accessibilityOfNavigationItems() {
        let item = UINavigationItem(title: "Page")
        item.accessibilityLabel = "First page"
        (item as NSObject).accessibilityHint = "Shows the list"
        #expect((item as NSObject).accessibilityLabel == "First page")
        #expect(item.accessibilityHint == "Shows the list")
        #expect(!item.isAccessibilityElement)
        #expect(item.accessibilityTraits == .none)
        #expect(item.accessibilityValue == nil)
    }

    @Test("A primary action gives title and image, and runs in place of the action")
    func primaryAction() {
        var sender: AnyObject?
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Go", handler: { sender = $0.sender.map { $0 as AnyObject } }))
        #expect(item.primaryAction?.title == "Go")
        item.target = log
        item.action = #selector(ItemLog.pressed(_:))
        item.perform(for: nil)
        #expect(item.title == "Go")
        #expect(sender === item)
        #expect(log.calls.isEmpty)
        #expect(UIBarButtonItem(title: "Other", primaryAction: UIAction(title: "Go", handler: { _ in })).title == "Other")
    }

    @Test("A bar button item does not keep its target")
    func weakTarget() {
        let item = UIBarButtonItem(image: nil, style: .plain, target: ItemLog(), action: #selector(ItemLog.pressed(_:)))
        #expect(item.target == nil)
    }

    @Test("Spaces are of their class, and no buttons")
    func spaces() {
        final class OwnItem: UIBarButtonItem {}
        let fixed = OwnItem.fixedSpace(12)
        #expect(type(of: fixed) == OwnItem.self)
        #expect(fixed.width == 12)
        #expect(fixed.isSpace)
        #expect(UIBarButtonItem.flexibleSpace().isSpace)
        #expect(!UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil).isSpace)
    }

    @Test("The bar is notified of changes that can be seen, and only of changes")
    func observed() {
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        item.observer = log
        item.title = "A"
        item.tag = 3
        #expect(log.calls.isEmpty)
        item.title = "B"
        item.isEnabled = false
        item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .normal)
        #expect(log.calls == ["changed", "changed", "changed"])
        #expect(item.titleTextAttributes(for: .normal)?.count == 1)
        #expect(item.titleTextAttributes(for: .disabled) == nil)
    }

    @Test("Left and right items: the single one is the first of several")
    func navigationItems() {
        let item = UINavigationItem(title: "T")
        let buttons = [UIBarButtonItem(), UIBarButtonItem()]
        item.observer = log
        item.setRightBarButtonItems(buttons, animated: true)
        #expect(item.rightBarButtonItem === buttons[0])
        item.rightBarButtonItem = buttons[1]
        #expect(item.rightBarButtonItems == [buttons[1]])
        item.leftBarButtonItem = buttons[0]
        item.leftBarButtonItem = nil
        #expect(item.leftBarButtonItems == nil)
        #expect(log.calls == ["changed animated", "changed", "changed", "changed"])
    }

    @Test("TB-63: a system tab has the system's title, which cannot be changed")
    func systemTab() {
        let item = UITabBarItem(tabBarSystemItem: .favorites, tag: 4)
        item.title = "Mine"
        item.image = UIImage()
        #expect(item.title == "Favorites")
        #expect(item.image == nil)
        #expect(item.tag == 4)
        let numbers: [UITabBarItem.SystemItem] = [
            .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search, .downloads, .mostRecent,
            .mostViewed,
        ]
        #expect(numbers.map(\.rawValue) == Array(0...11))
    }

    @Test("Raw values of system items are Apple's")
    func systemItems() {
        #expect(UIBarButtonItem.SystemItem.done.rawValue == 0)
        #expect(UIBarButtonItem.SystemItem.add.rawValue == 4)
        #expect(UIBarButtonItem.SystemItem.flexibleSpace.rawValue == 5)
        #expect(UIBarButtonItem.SystemItem.trash.rawValue == 16)
        #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
        #expect(UIBarButtonItem.Style.done.rawValue == 2)
    }

    @Test("TB-56, TB-57: a controller makes its items with its title, and a new title goes to them")
    func controllerItems() {
        let controller = UIViewController()
        controller.title = "One"
        #expect(controller.tabBarItem.title == "One")
        #expect(controller.navigationItem.title == "One")
        #expect(controller.tabBarItem === controller.tabBarItem)
        #expect(controller.navigationItem === controller.navigationItem)
        controller.title = "Two"
        #expect(controller.tabBarItem.title == "Two")
        #expect(controller.navigationItem.title == "Two")
        controller.navigationItem.title = "Three"
        #expect(controller.title == "Two")
    }

    @Test("The edit button follows editing, and switches it over")
    func editing() {
        let controller = UIViewController()
        let button = controller.editButtonItem
        #expect(button.title == "Edit")
        #expect(button === controller.editButtonItem)
        button.perform(for: nil)
        #expect(controller.isEditing)
        #expect(button.title == "Done")
        #expect(button.style == .done)
        controller.isEditing = false
        #expect(button.title == "Edit")
        #expect(button.style == .plain)
    }
}

@MainActor
private final class ItemLog: NSObject, BarItemObserver, NavigationItemObserver {
    var calls: [String] = []

    func barItemDidChange(_ item: UIBarItem) { calls.append("changed") }
    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) { calls.append(animated ? "changed animated" : "changed") }
    @objc func pressed(_ sender: UIBarButtonItem) { calls.append("pressed") }
}
