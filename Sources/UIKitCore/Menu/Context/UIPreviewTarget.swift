public import Foundation

/// Where a lifted view stands.
// apple: https://developer.apple.com/documentation/uikit/uipreviewtarget
@preconcurrency @MainActor @objcMembers open class UIPreviewTarget: UIObject {
    /// The view in whose coordinates the position is given.
    public let container: UIView
    /// The middle of the lifted view.
    public let center: CGPoint
    /// The lifted view's transform in its new position. Default: the identity.
    public let transform: CGAffineTransform

    /// - Precondition: the container is in a window.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        _require(
            container.window != nil,
            "UIPreviewTarget requires that the container view is in a window, but it is not. (container: \(container)) "
                + "Add it to one first.")
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }
}
