/// What is shown of an item while it is dragged.
// apple: https://developer.apple.com/documentation/uikit/uidragpreview
@preconcurrency @MainActor @objcMembers open class UIDragPreview: UIObject {
    public let view: UIView
    public let parameters: UIDragPreviewParameters

    /// A view that need not be in a window.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}
