import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// Two or three columns.
@MainActor
struct SplitColumnTests {
    private let delegate = SplitTestDelegate()
    private let pages: [UIViewController] = ["Primary", "Supplementary", "Secondary", "Compact"].map {
        let page = UIViewController()
        page.title = $0
        return page
    }
    private let landscape = CGSize(width: 1180, height: 820)
    private let standing = CGSize(width: 820, height: 1180)
    private let phone = CGSize(width: 390, height: 844)

    private func make(_ style: UISplitViewController.Style) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(pages[0], for: .primary)
        if style == .tripleColumn { split.setViewController(pages[1], for: .supplementary) }
        split.setViewController(pages[2], for: .secondary)
        split.delegate = delegate
        return split
    }

    private func frame(_ page: UIViewController) -> CGRect? {
        guard let view = page.viewIfLoaded, view.window != nil else { return nil }
        return view.convert(view.bounds, to: nil)
    }

    @Test("Each column has a navigation controller, and the secondary one's bar the button")
    func wrapping() throws {
        let split = make(.doubleColumn)
        let screen = TestScreen(showing: split, size: landscape)
        #expect(split.style == .doubleColumn)
        #expect(split.viewController(for: .primary) === pages[0])
        #expect(pages[0].navigationController != nil && pages[2].navigationController != nil)
        #expect(split.viewControllers == [pages[0].navigationController, pages[2].navigationController])
        #expect(frame(pages[0])?.width == 320)
        #expect(frame(pages[2])?.minX == 320)
        #expect(pages[2].navigationItem.leftBarButtonItem === split.displayModeButtonItem)
        try screen.tap("Show or Hide Sidebar")
        screen.wait(0.5)
        #expect(split.displayMode == .secondaryOnly && frame(pages[0]) == nil && frame(pages[2])?.width == 1180)
        try screen.tap("Show or Hide Sidebar")
        screen.wait(0.5)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(frame(pages[0])?.minX == 0)
    }

    @Test("Three columns: the supplementary one at first, both on request, one after the other hidden")
    func triple() {
        let split = make(.tripleColumn)
        let screen = TestScreen(showing: split, size: landscape)
        #expect(split.displayMode == .oneBesideSecondary && frame(pages[0]) == nil && frame(pages[1])?.minX == 0)
        delegate.calls = []
        split.show(.primary)
        screen.wait(0.5)
        #expect(split.displayMode == .twoBesideSecondary)
        #expect(delegate.calls == ["to 4", "show 0"])
        #expect(frame(pages[0])?.minX == 0)
        #expect(frame(pages[1])?.minX == 320)
        #expect(frame(pages[2])?.minX == 640)
        split.hide(.primary)
        screen.wait(0.5)
        #expect(split.displayMode == .oneBesideSecondary)
        split.hide(.supplementary)
        screen.wait(0.5)
        #expect(split.displayMode == .secondaryOnly)
        #expect(frame(pages[1]) == nil)
        split.preferredSplitBehavior = .overlay
        split.show(.primary)
        screen.wait(0.5)
        #expect(split.displayMode == .twoOverSecondary)
        #expect(frame(pages[2])?.width == 1180)
        split.show(.secondary)
        screen.wait(0.5)
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("A split view at rest asks for no layout", arguments: [UISplitViewController.Style.doubleColumn, .tripleColumn])
    func rest(style: UISplitViewController.Style) {
        let split = make(style)
        let screen = TestScreen(showing: split, size: landscape)
        screen.settle()
        #expect(!split.view.layer.needsLayout())
        split.show(.primary)
        screen.wait(0.5)
        screen.settle()
        #expect(!split.view.layer.needsLayout())
        #expect(frame(pages[0])?.minX == 0)
        screen.turn(.left)
        screen.settle()
        #expect(!split.view.layer.needsLayout())
    }

    @Test("A column comes in sliding, and its controller is notified that it appears")
    func sliding() {
        let split = make(.doubleColumn)
        let screen = TestScreen(showing: split, size: standing)
        #expect(split.displayMode == .secondaryOnly)
        split.show(.primary)
        screen.wait(0.1)
        let x = pages[0].navigationController?.view.layer.presentation()?.frame.minX ?? 0
        #expect(x < 0)
        #expect(x > -320)
        screen.wait(0.5)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(frame(pages[0])?.minX == 0)
    }

    @Test("On a phone all columns stand on one stack, the secondary one on top, unless the delegate says otherwise")
    func collapsing() {
        let split = make(.tripleColumn)
        let screen = TestScreen(showing: split, size: phone)
        #expect(split.isCollapsed)
        #expect(delegate.calls == ["top 2", "collapsed"])
        #expect(pages[0].navigationController?.viewControllers == [pages[0], pages[1], pages[2]])
        #expect(pages[2].navigationItem.leftBarButtonItem == nil)
        withExtendedLifetime(screen) {}
    }

    @Test("Columns can be shown and hidden on a phone too: they are pushed and popped")
    func collapsedColumns() {
        delegate.top = .primary
        let split = make(.doubleColumn)
        let screen = TestScreen(showing: split, size: phone)
        let stack = pages[0].navigationController
        #expect(stack?.viewControllers == [pages[0]])
        split.show(.secondary)
        screen.wait(1)
        #expect(stack?.viewControllers == [pages[0], pages[2]])
        #expect(frame(pages[2]) != nil)
        split.hide(.secondary)
        screen.wait(1)
        #expect(stack?.viewControllers == [pages[0]])
        split.show(.secondary)
        screen.wait(1)
        split.show(.primary)
        screen.wait(1)
        #expect(stack?.viewControllers == [pages[0]])
    }

    @Test("What is in the compact column is shown in place of all")
    func compact() {
        let split = make(.doubleColumn)
        split.setViewController(pages[3], for: .compact)
        let screen = TestScreen(showing: split, size: phone)
        #expect(frame(pages[3]) == screen.window.bounds && frame(pages[0]) == nil && frame(pages[2]) == nil)
        #expect(pages[0].navigationController?.viewControllers == [pages[0]])
    }

    @Test("When there is room again the columns have their pages back, with what was pushed")
    func expanding() {
        let split = make(.doubleColumn)
        let screen = TestScreen(showing: split, size: landscape)
        let (first, second) = (pages[0].navigationController, pages[2].navigationController)
        split.traitOverrides.horizontalSizeClass = .compact
        screen.settle()
        #expect(first?.viewControllers == [pages[0], pages[2]])
        let deeper = UIViewController()
        first?.pushViewController(deeper, animated: false)
        split.traitOverrides.horizontalSizeClass = .regular
        screen.settle()
        #expect(!split.isCollapsed)
        #expect(first?.viewControllers == [pages[0]])
        #expect(second?.viewControllers == [pages[2], deeper])
        #expect(frame(pages[0])?.width == 320)
        #expect(delegate.calls.contains("expanded"))
    }

    @Test("Another controller in a column replaces the former one")
    func replacing() {
        let split = make(.doubleColumn)
        let screen = TestScreen(showing: split, size: landscape)
        let next = UIViewController()
        pages[0].showDetailViewController(next, sender: nil)
        screen.settle()
        #expect(split.viewController(for: .secondary) === next)
        #expect(frame(next)?.minX == 320)
        #expect(frame(pages[2]) == nil)
        #expect(next.navigationItem.leftBarButtonItem === split.displayModeButtonItem)
        #expect(split.children.count == 2)
    }
}
