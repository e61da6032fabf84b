import Foundation
import Synchronization

/// A list of actions, commands and further menus. It does not change: others are made from it.
// apple: https://developer.apple.com/documentation/uikit/uimenu
@preconcurrency @MainActor @objcMembers open class UIMenu: UIMenuElement {
    /// The identity of the menu; made up, and different from all others, if none is given.
    public let identifier: UIMenu.Identifier
    /// How it is shown inside another one. Default: none.
    public let options: UIMenu.Options
    /// The elements, from the top.
    public let children: [UIMenuElement]
    /// How much room its own elements take; those of other menus within it go by theirs. Default: automatic.
    // apple: https://developer.apple.com/documentation/uikit/uimenu/preferredelementsize
    open var preferredElementSize: UIMenu.ElementSize

    private static let lastNumber = Atomic<Int>(0)

    /// A menu of actions, commands and other menus.
    /// - Parameter identifier: nil is a new name that no other menu has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.preferredElementSize = preferredElementSize
        self.identifier = identifier ?? Identifier("UIMenu.\(Self.lastNumber.add(1, ordering: .relaxed).newValue)")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The elements that are on, those of menus shown in this one among them.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            switch child {
            case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectedElements : []
            case let leaf as any UIMenuLeaf: leaf.state == .on ? [child] : []
            default: []
            }
        }
    }
}
