import Foundation

/// An action, named by its selector, that menus show and that goes to the first object of the responder chain that performs it.
// apple: https://developer.apple.com/documentation/uikit/uicommand
@preconcurrency @MainActor @objcMembers open class UICommand: UIMenuElement, UIMenuLeaf {
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// A longer text that explains the command. Default: nil.
    open var discoverabilityTitle: String?
    /// The message that is sent.
    open private(set) var action: Selector
    /// Whatever the action's receiver wants to know of the command.
    open private(set) var propertyList: Any?
    /// How it is shown, and whether it can be used. Default: none.
    open var attributes: UIMenuElement.Attributes
    /// Says whether what it stands for is on. Default: off.
    open var state: UIMenuElement.State
    /// The alternates while further modifier keys are held down.
    open private(set) var alternates: [UICommandAlternate]
    /// Who uses the command; nil outside of its work.
    open private(set) var sender: Any?

    /// A command of a title and an action; everything else may be left out.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: nil, image: image)
    }

    /// Sends the action to the target, or without one along the responder chain. The receiver is given the command itself.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let former = self.sender
        self.sender = sender
        defer { self.sender = former }
        Self.dispatcher?.send(self, to: target)
    }

    /// Nil where there is no application.
    private static let dispatcher = ClassLookup.find("UIApplication") as? any CommandDispatching.Type
}

/// As a command's `propertyList`: the command shares what the responder chain has to share.
///
/// Nobody gets its action. In the main menu it opens a share sheet, and is dimmed where there is nothing to share
/// (`UIResponder.activityItemsConfiguration`).
// apple: https://developer.apple.com/documentation/uikit/uicommandtagshare
public let UICommandTagShare = "UICommandTagShare"
