import Foundation

/// Changes the menus of a system while they are built. Calls that name what is not there do nothing.
///
/// A menu or action whose identifier is in the menus already is not put in a second time.
// apple: https://developer.apple.com/documentation/uikit/uimenubuilder
@preconcurrency @MainActor public protocol UIMenuBuilder {
    /// Whose menus these are.
    var system: UIMenuSystem { get }

    /// The menu of a name as it is now; nil if there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action of a name; nil if there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command of an action and a property list; nil if there is none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Puts another menu in the place of one.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Gives a menu other elements, made from those it has.
    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

    /// Puts a menu before another one, inside of what holds that.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu after another one, inside of what holds that.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu before all that another one holds.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu after all that another one holds.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Takes a menu out.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}
