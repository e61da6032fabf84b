/// Something that can be done with an element, which assistive technologies offer by name.
// apple: https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@preconcurrency @MainActor @objcMembers open class UIAccessibilityCustomAction: UIObject {
    /// Does it; returns whether it could be done.
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// An action that sends a message: `selector` takes nothing or the action, and returns whether it could be done.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.selector = selector
        self.target = target as AnyObject?
        super.init()
    }

    /// An action that calls a closure.
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        selector = Selector((""))
        super.init()
    }

    /// The spoken name.
    open var name: String
    /// Not kept alive.
    open weak var target: AnyObject?
    /// The message to ``target``; an empty selector for an action that calls a closure.
    open var selector: Selector
    /// The closure that is called; it wins over ``target``. Default: nil.
    open var actionHandler: Handler?
}
