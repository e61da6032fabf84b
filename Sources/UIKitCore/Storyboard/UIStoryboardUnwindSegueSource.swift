/// The source of an unwind segue: a controller, the action that takes it, and who has asked for it.
// apple: https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource
@preconcurrency @MainActor @objcMembers open class UIStoryboardUnwindSegueSource: UIObject {
    /// The controller at which the unwind segue begins.
    public let source: UIViewController
    /// The method that the controller at the end of it has to implement.
    public let unwindAction: Selector
    /// Who has asked for it.
    public let sender: Any?

    @_spi(ForasteroInternal)
    @nonobjc public init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
