/// What of a menu there is to be shown: menus that hold nothing are left out.
@MainActor
enum MenuBarContents {
    /// The menus of the bar, from the leading edge.
    static func menus(of root: UIMenu) -> [UIMenu] { root.children.compactMap { $0 as? UIMenu }.filter(holdsSomething) }

    /// The rows of an open menu, in groups.
    static func groups(of menu: UIMenu, loaded: [ObjectIdentifier: [UIMenuElement]]) -> [MenuContent.Group] {
        MenuContent(menu, loaded: loaded).groups.compactMap { group in
            let items = group.items.filter { item in
                if case .submenu(let menu) = item { return holdsSomething(menu) }
                return true
            }
            return items.isEmpty ? nil : MenuContent.Group(title: group.title, size: .large, items: items)
        }
    }

    private static func holdsSomething(_ menu: UIMenu) -> Bool {
        menu.children.contains { child in
            switch child {
            case let inner as UIMenu: holdsSomething(inner)
            case let leaf as any UIMenuLeaf: !leaf.attributes.contains(.hidden)
            default: true
            }
        }
    }
}
