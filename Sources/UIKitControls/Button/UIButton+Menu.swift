@_spi(ForasteroInternal) import UIKitCore

// The menu of a button, and what it has chosen.
extension UIButton {
    func changeMenu(to newMenu: UIMenu?) {
        guard newMenu !== givenMenu else { return }
        givenMenu = newMenu
        isContextMenuInteractionEnabled = newMenu != nil
        showChosenElement()
    }

    /// True if the button shows which of its menu's actions is on.
    private var isChooser: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && givenMenu != nil }

    /// The menu as it is shown: in one to choose from only one action is on.
    var shownMenu: UIMenu? {
        guard isChooser, let menu = givenMenu else { return givenMenu }
        return UIMenu(
            title: menu.title, subtitle: menu.subtitle, image: menu.image, identifier: menu.identifier,
            options: menu.options.union(.singleSelection), children: menu.children)
    }

    /// Gives the button the title and the picture of the action that is on. If none is, the first one is switched on.
    func showChosenElement() {
        guard isChooser, let menu = givenMenu else { return }
        if menu.selectedElements.isEmpty { Self.firstLeaf(of: menu)?.state = .on }
        guard let chosen = menu.selectedElements.first else { return }
        if configuration == nil {
            setTitle(chosen.title, for: .normal)
            setImage(chosen.image, for: .normal)
        } else {
            configuration?.title = chosen.title
            configuration?.image = chosen.image
        }
    }

    private static func firstLeaf(of menu: UIMenu) -> (any UIMenuLeaf)? {
        for child in menu.children {
            if let leaf = child as? any UIMenuLeaf { return leaf }
            if let inner = child as? UIMenu, inner.options.contains(.displayInline), let leaf = firstLeaf(of: inner) { return leaf }
        }
        return nil
    }
}
