public import Foundation

/// A view that is lifted out of its place, and how and where.
// apple: https://developer.apple.com/documentation/uikit/uitargetedpreview
@preconcurrency @MainActor @objcMembers open class UITargetedPreview: UIObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget

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

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// In points.
    open var size: CGSize { view.bounds.size }

    /// The same view elsewhere.
    @objc(retargetedPreviewWithTarget:)
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
