public import Foundation

/// Makes the controller that is shown instead of the menu's view; nil shows that view.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu; it is given what the system suggests. Nil shows none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The menu of a view, and what is shown with it.
// apple: https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@preconcurrency @MainActor @objcMembers open class UIContextMenuConfiguration: UIObject {
    /// The identity of the configuration; made up if none is given.
    public let identifier: any NSCopying
    /// In which order elements stand. Default: automatic.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// In which order the elements of a menu stand.
    // apple: https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration/elementorder
    public enum ElementOrder: Int, Sendable {
        /// The first one next to what the menu belongs to where that is below it, else from the top.
        case automatic = 0
        /// The first one next to what the menu belongs to.
        case priority = 1
        /// From the top.
        case fixed = 2
    }

    /// A menu and a preview; each is made when it is shown.
    /// - Parameters:
    /// - identifier: distinguishes menus; nil is a UUID.
    /// - previewProvider: makes what is shown beside the menu; nil is a picture of the view itself.
    /// - actionProvider: makes the menu; nil is no menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
