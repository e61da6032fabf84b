/// The view that stands for an item while it is dragged.
// apple: https://developer.apple.com/documentation/uikit/uidragpreview
@preconcurrency @MainActor @objcMembers open class UIDragPreview: UIObject {
    /// The view whose picture is shown.
    public let view: UIView
    /// How the picture is cut out, and what is behind it.
    public let parameters: UIDragPreviewParameters

    /// A view that need not be in a window.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// All of a view that need not be in a window.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}
