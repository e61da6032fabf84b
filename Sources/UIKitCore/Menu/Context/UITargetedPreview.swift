public import Foundation

/// A view that is lifted out of its position, and how and where.
// apple: https://developer.apple.com/documentation/uikit/uitargetedpreview
@preconcurrency @MainActor @objcMembers open class UITargetedPreview: UIObject {
    /// The view that is lifted.
    public let view: UIView
    /// How the picture of the view is cut out, and what is behind it.
    public let parameters: UIPreviewParameters
    /// Where the view stands while it is lifted.
    public let target: UIPreviewTarget

    /// A view that is lifted from its own position, in a window or not.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// A view where it stands.
    /// - Precondition: it is in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let superview = view.superview, view.window != nil else {
            _requireFailure(
                "UITargetedPreview initializer requires that the view is in a window, but it is not. Either add it to a view hierarchy "
                    + "first, or use init(view:parameters:target:). (view: \(view))")
        }
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: superview, center: view.center, transform: view.transform))
    }

    /// A view where it stands, with ordinary parameters.
    /// - Precondition: it is in a window.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// In points.
    open var size: CGSize { view.bounds.size }

    /// The same view elsewhere.
    @objc(retargetedPreviewWithTarget:)
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
