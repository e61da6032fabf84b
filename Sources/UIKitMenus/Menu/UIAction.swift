import Foundation

/// The handler of an action; it is given the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and a picture, which controls, bar items and menus show and run.
///
/// It keeps alive what its closure holds. Two actions with the same ``identifier`` replace each other where they are added.
// apple: https://developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor @objcMembers open class UIAction: UIMenuElement, UIMenuLeaf, NSCopying {
    /// The identity of the action; made up, and different from all others, if none is given.
    public let identifier: UIAction.Identifier
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// A longer text that explains the action. Default: nil.
    open var discoverabilityTitle: String?
    /// How it is shown, and whether it can be used. Default: none.
    open var attributes: UIMenuElement.Attributes
    /// Says whether what it stands for is on. Default: off.
    open var state: UIMenuElement.State
    /// Who uses the action; nil unless its closure is running.
    open private(set) var sender: Any?
    private let handler: UIActionHandler

    /// An action of a title and a closure; everything else may be left out.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? .unique()
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the closure. What is asked of a disabled action is done all the same: whoever shows it keeps it from being used.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let former = self.sender
        self.sender = sender
        defer { self.sender = former }
        handler(self)
    }

    /// An action with the same identifier and closure, which can be changed by itself.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UncheckedAction in
            let copy = UIAction(
                title: title, subtitle: subtitle, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
                attributes: attributes, state: state, handler: handler)
            copy.accessibilityIdentifier = accessibilityIdentifier
            return UncheckedAction(value: copy)
        }.value
    }
}

/// Carries an action out of a closure that runs on the same thread.
private struct UncheckedAction: @unchecked Sendable {
    let value: UIAction
}
