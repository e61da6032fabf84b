@testable import UIKitInteractions
import Testing
@testable import UIKitCore

@MainActor
struct MenuContentTests {
    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { _ in }
    }

    private func titles(_ content: MenuContent) -> [[String]] {
        content.groups.map {
            $0.items.map { item in
                switch item {
                case .leaf(let leaf, _): leaf.title
                case .submenu(let menu): "\(menu.title) >"
                case .waiting: "…"
                }
            }
        }
    }

    @Test("Menus that stand inline are groups of their own; others are rows; hidden elements are left out")
    func groups() {
        let inline = UIMenu(title: "More", options: .displayInline, children: [action("C"), action("D")])
        let menu = UIMenu(children: [action("A"), action("X", .hidden), inline, action("B"), UIMenu(title: "Sub", children: [action("E")])])
        let content = MenuContent(menu)
        #expect(titles(content) == [["A"], ["C", "D"], ["B", "Sub >"]])
        #expect(content.groups.map(\.title) == ["", "More", ""])
        #expect(content.hasMarks)
        #expect(!MenuContent(UIMenu(children: [action("A")])).hasMarks)
        #expect(MenuContent(UIMenu(children: [action("A", [], .on)])).hasMarks)
        #expect(MenuContent(UIMenu(children: [action("X", .hidden), UIMenu(options: .displayInline)])).isEmpty)
    }

    @Test("Elements are as large as their menu says; those of a palette are small")
    func sizes() {
        let medium = UIMenu(options: .displayInline, preferredElementSize: .medium, children: [action("A", [], .on)])
        let palette = UIMenu(options: [.displayInline, .displayAsPalette], children: [action("B")])
        let menu = UIMenu(preferredElementSize: .small, children: [action("C"), medium, action("D"), palette])
        #expect(MenuContent(menu).groups.map(\.size) == [.small, .medium, .small, .small])
        #expect(!MenuContent(menu).hasMarks)
        #expect(MenuContent(UIMenu(children: [action("A")])).groups.map(\.size) == [.large])
        #expect(menu.replacingChildren([]).preferredElementSize == .small)
    }

    @Test("Deferred elements are waited for, and stand where they were waited for")
    func deferred() {
        let deferred = UIDeferredMenuElement { _ in }
        let menu = UIMenu(children: [action("A"), deferred, action("B")])
        #expect(titles(MenuContent(menu)) == [["A", "…", "B"]])
        let loaded = [ObjectIdentifier(deferred): [action("C"), action("D")] as [UIMenuElement]]
        #expect(titles(MenuContent(menu, loaded: loaded)) == [["A", "C", "D", "B"]])
        #expect(MenuContent.deferred(in: UIMenu(children: [UIMenu(options: .displayInline, children: [deferred])])) == [deferred])
    }

    @Test("The elements of a deferred one are asked for once, or each time")
    func caching() {
        var (cached, uncached) = (0, 0)
        let first = UIDeferredMenuElement { done in
            cached += 1
            done([])
            done([])
        }
        let second = UIDeferredMenuElement.uncached { done in
            uncached += 1
            done([])
        }
        var answers = 0
        for _ in 0..<3 {
            first.load { _ in answers += 1 }
            second.load { _ in answers += 1 }
        }
        #expect(cached == 1)
        #expect(uncached == 3)
        #expect(answers == 6)
    }

    @Test("A menu knows which of its elements are on, and can be made anew with others")
    func menus() {
        let on = action("B", [], .on)
        let menu = UIMenu(
            title: "T", identifier: .edit, options: .singleSelection,
            children: [action("A"), UIMenu(options: .displayInline, children: [on]), UIMenu(children: [action("C", [], .on)])])
        #expect(menu.selectedElements == [on])
        let other = menu.replacingChildren([])
        #expect(other.children.isEmpty)
        #expect(other.title == "T")
        #expect(other.identifier == .edit)
        #expect(other.options == .singleSelection)
        #expect(UIMenu().identifier != UIMenu().identifier)
        #expect(UIMenu.Options.displayInline.rawValue == 1)
        #expect(UIMenu.Options.singleSelection.rawValue == 32)
    }
}
