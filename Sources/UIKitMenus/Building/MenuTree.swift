import Foundation

/// The menus of a system while responders build them.
@MainActor
package final class MenuTree: UIMenuBuilder {
    package let system: UIMenuSystem
    /// Holds all others.
    package private(set) var root: UIMenu
    /// True if something was put in, taken out or replaced.
    package private(set) var isChanged = false

    package init(_ system: UIMenuSystem, root: UIMenu) {
        self.system = system
        self.root = root
    }

    // MARK: Finding

    package func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        Self.first(in: root) { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
    }

    package func action(for identifier: UIAction.Identifier) -> UIAction? {
        Self.first(in: root) { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }

    package func command(for action: Selector, propertyList: Any?) -> UICommand? {
        Self.first(in: root) { element in
            guard let command = element as? UICommand, command.action == action else { return false }
            return Self.isEqual(command.propertyList, propertyList)
        } as? UICommand
    }

    /// The commands of keys that responders have put in, in the order of the menus.
    package var addedKeyCommands: [UIKeyCommand] { Self.elements(in: root).compactMap { $0 as? UIKeyCommand }.filter { !$0.isStandard } }

    private static func elements(in menu: UIMenu) -> [UIMenuElement] {
        menu.children.flatMap { child in [child] + ((child as? UIMenu).map(elements(in:)) ?? []) }
    }

    private static func first(in menu: UIMenu, where isWanted: (UIMenuElement) -> Bool) -> UIMenuElement? {
        if isWanted(menu) { return menu }
        for child in menu.children {
            if let inner = child as? UIMenu {
                if let found = first(in: inner, where: isWanted) { return found }
            } else if isWanted(child) {
                return child
            }
        }
        return nil
    }

    private static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let first?, let second?): (first as? AnyHashable).map { $0 == second as? AnyHashable } ?? false
        default: false
        }
    }

    // MARK: Changing

    package func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        guard replacementMenu.identifier == replacedIdentifier || !holdsPart(of: replacementMenu, outside: replacedIdentifier) else {
            return
        }
        change(replacedIdentifier) { _ in [replacementMenu] }
    }

    package func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]) {
        change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    package func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        insert(siblingMenu) { self.change(siblingIdentifier) { [siblingMenu, $0] } }
    }

    package func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        insert(siblingMenu) { self.change(siblingIdentifier) { [$0, siblingMenu] } }
    }

    package func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        insert(childMenu) { self.change(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] } }
    }

    package func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        insert(childMenu) { self.change(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] } }
    }

    package func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

    private func insert(_ menu: UIMenu, _ body: () -> Void) {
        if !holdsPart(of: menu, outside: nil) { body() }
    }

    /// Returns true if the menu, or one inside of it, is in the tree already, outside of a menu that is about to go.
    private func holdsPart(of menu: UIMenu, outside leaving: UIMenu.Identifier?) -> Bool {
        let going = leaving.flatMap { self.menu(for: $0) }.map { Self.names(in: $0) } ?? []
        return !Self.names(in: menu).isDisjoint(with: Self.names(in: root).subtracting(going))
    }

    private static func names(in menu: UIMenu) -> Set<UIMenu.Identifier> {
        Set([menu.identifier] + elements(in: menu).compactMap { ($0 as? UIMenu)?.identifier })
    }

    /// Puts other menus in the place of one, and makes the menus around it anew. The root has one at most.
    private func change(_ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenu]) {
        if root.identifier == identifier {
            let changed = body(root)
            if changed.count == 1 { (root, isChanged) = (changed[0], true) }
        } else if let changed = Self.changed(root, identifier, body) {
            (root, isChanged) = (changed, true)
        }
    }

    /// Nil if the menu is not inside.
    private static func changed(_ menu: UIMenu, _ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenu]) -> UIMenu? {
        for (index, child) in menu.children.enumerated() {
            guard let inner = child as? UIMenu else { continue }
            var children = menu.children
            if inner.identifier == identifier {
                children.replaceSubrange(index...index, with: body(inner) as [UIMenuElement])
            } else if let other = changed(inner, identifier, body) {
                children[index] = other
            } else {
                continue
            }
            return menu.replacingChildren(children)
        }
        return nil
    }
}
