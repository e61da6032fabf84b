import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitMenus

@MainActor
struct MenuTreeTests {
    private func tree() -> MenuTree { MenuTree(.main, root: StandardMenus.root) }

    private func menu(_ name: String, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(title: name, identifier: UIMenu.Identifier(name), children: children)
    }

    private func names(_ menu: UIMenu?) -> [String] { (menu?.children ?? []).map(\.title) }

    @Test("SV-110: menus, actions and commands are found by their names")
    func finding() {
        let tree = tree()
        #expect(tree.menu(for: .edit)?.title == "Edit")
        #expect(tree.menu(for: .root) === tree.root)
        #expect(tree.menu(for: UIMenu.Identifier("none")) == nil)
        #expect(tree.command(for: Selector("copy:"), propertyList: nil)?.title == "Copy")
        #expect(tree.command(for: Selector("copy:"), propertyList: "x") == nil)
        let action = UIAction(title: "A", identifier: UIAction.Identifier("a")) { _ in }
        let command = UICommand(title: "Two", action: Selector("go:"), propertyList: ["size": 2])
        tree.insertChild(menu("own", [action, command]), atStartOfMenu: .file)
        #expect(tree.action(for: UIAction.Identifier("a")) === action)
        #expect(tree.command(for: Selector("go:"), propertyList: ["size": 2]) === command)
        #expect(tree.action(for: UIAction.Identifier("b")) == nil)
    }

    @Test("SV-110: menus are put beside and inside of others, replaced and taken out")
    func changing() {
        let tree = tree()
        tree.insertSibling(menu("After"), afterMenu: .file)
        tree.insertSibling(menu("Before"), beforeMenu: .file)
        #expect(names(tree.root).dropFirst().prefix(3) == ["Before", "File", "After"])
        tree.insertChild(menu("First"), atStartOfMenu: .file)
        tree.insertChild(menu("Last"), atEndOfMenu: .file)
        #expect(names(tree.menu(for: .file)).first == "First")
        #expect(names(tree.menu(for: .file)).last == "Last")
        tree.replace(menu: .format, with: menu("Shape"))
        #expect(tree.menu(for: .format) == nil && names(tree.root).contains("Shape"))
        tree.replaceChildren(ofMenu: .help) { $0 + [UICommand(title: "Manual", action: Selector("help:"))] }
        #expect(names(tree.menu(for: .help)) == ["Manual"])
        tree.remove(menu: .find)
        #expect(tree.menu(for: .find) == nil && tree.menu(for: .edit) != nil)
    }

    @Test("SV-110: what names nothing that is there does nothing, and neither does a menu that is there already")
    func nothing() {
        let (tree, none) = (tree(), UIMenu.Identifier("none"))
        let before = names(tree.root)
        tree.insertSibling(menu("a"), afterMenu: none)
        tree.insertSibling(menu("a"), beforeMenu: none)
        tree.insertChild(menu("a"), atStartOfMenu: none)
        tree.insertChild(menu("a"), atEndOfMenu: none)
        tree.replace(menu: none, with: menu("a"))
        tree.replaceChildren(ofMenu: none) { _ in [] }
        tree.remove(menu: none)
        tree.remove(menu: .root)
        tree.insertChild(UIMenu(title: "Again", identifier: .file), atEndOfMenu: .help)
        tree.insertSibling(menu("holder", [UIMenu(identifier: .file)]), afterMenu: .help)
        #expect(names(tree.root) == before)
        #expect(names(tree.menu(for: .help)).isEmpty)
    }

    @Test("Only what responders put in counts as commands of the app's keys")
    func keys() {
        let tree = tree()
        #expect(tree.addedKeyCommands.isEmpty)
        let command = UIKeyCommand(title: "New", action: Selector("new:"), input: "n", modifierFlags: .command)
        tree.insertChild(menu("own", [menu("inner", [command])]), atStartOfMenu: .file)
        #expect(tree.addedKeyCommands == [command])
    }
}
