/// The rows of a menu, in groups that stand apart.
@MainActor
struct MenuContent {
    enum Item {
        /// Something to choose. With it the menu of which only one element is on, if it is in such a one.
        case leaf(any UIMenuLeaf, chooser: UIMenu?)
        case submenu(UIMenu)
        /// Elements are being waited for.
        case waiting
    }

    struct Group {
        /// That of a menu whose elements are in the outer one; empty for none.
        var title: String
        /// Never automatic.
        var size: UIMenu.ElementSize
        var items: [Item]
    }

    private(set) var groups: [Group] = []

    /// - Parameter loaded: the elements of deferred ones, as far as they are there.
    init(_ menu: UIMenu, loaded: [ObjectIdentifier: [UIMenuElement]] = [:]) {
        append(menu.children, title: "", size: Self.size(menu), chooser: Self.chooser(menu), loaded)
        groups.removeAll { $0.items.isEmpty }
    }

    var isEmpty: Bool { groups.isEmpty }

    /// True if there is a column for check marks and arrows.
    var hasMarks: Bool {
        groups.contains {
            $0.size == .large
                && $0.items.contains { item in
                    switch item {
                    case .leaf(let leaf, _): leaf.state != .off
                    case .submenu: true
                    case .waiting: false
                    }
                }
        }
    }

    private static func size(_ menu: UIMenu) -> UIMenu.ElementSize {
        if menu.preferredElementSize != .automatic { return menu.preferredElementSize }
        return menu.options.contains(.displayAsPalette) ? .small : .large
    }

    private static func chooser(_ menu: UIMenu) -> UIMenu? { menu.options.contains(.singleSelection) ? menu : nil }

    /// Elements go to the last group; menus that stand inline open their own, and what follows them another one.
    private mutating func append(
        _ elements: [UIMenuElement], title: String, size: UIMenu.ElementSize, chooser: UIMenu?,
        _ loaded: [ObjectIdentifier: [UIMenuElement]]
    ) {
        groups.append(Group(title: title, size: size, items: []))
        for element in elements {
            switch element {
            case let menu as UIMenu where menu.options.contains(.displayInline):
                append(menu.children, title: menu.title, size: Self.size(menu), chooser: Self.chooser(menu) ?? chooser, loaded)
                groups.append(Group(title: "", size: size, items: []))
            case let menu as UIMenu: add(.submenu(menu))
            case let deferred as UIDeferredMenuElement:
                guard let elements = loaded[ObjectIdentifier(deferred)] else {
                    add(.waiting)
                    continue
                }
                addLoaded(elements, size: size, chooser, loaded)
            case let leaf as any UIMenuLeaf where !leaf.attributes.contains(.hidden): add(.leaf(leaf, chooser: chooser))
            default: break
            }
        }
    }

    /// Loaded elements take the position of those that waited.
    private mutating func addLoaded(
        _ elements: [UIMenuElement], size: UIMenu.ElementSize, _ chooser: UIMenu?, _ loaded: [ObjectIdentifier: [UIMenuElement]]
    ) {
        for element in elements {
            switch element {
            case let menu as UIMenu where menu.options.contains(.displayInline):
                append(menu.children, title: menu.title, size: Self.size(menu), chooser: Self.chooser(menu) ?? chooser, loaded)
                groups.append(Group(title: "", size: size, items: []))
            case let menu as UIMenu: add(.submenu(menu))
            case let leaf as any UIMenuLeaf where !leaf.attributes.contains(.hidden): add(.leaf(leaf, chooser: chooser))
            default: break
            }
        }
    }

    private mutating func add(_ item: Item) { groups[groups.count - 1].items.append(item) }

    /// The deferred elements of a menu, those of menus that stand inline in it among them.
    static func deferred(in menu: UIMenu) -> [UIDeferredMenuElement] {
        menu.children.flatMap { child -> [UIDeferredMenuElement] in
            switch child {
            case let deferred as UIDeferredMenuElement: [deferred]
            case let inner as UIMenu where inner.options.contains(.displayInline): Self.deferred(in: inner)
            default: []
            }
        }
    }
}
