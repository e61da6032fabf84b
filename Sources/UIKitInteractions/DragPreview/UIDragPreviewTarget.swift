public import Foundation

/// Where a dragged view stands, or goes to.
// apple: https://developer.apple.com/documentation/uikit/uidragpreviewtarget
@preconcurrency @MainActor @objcMembers open class UIDragPreviewTarget: UIPreviewTarget {
    public override init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        super.init(container: container, center: center, transform: transform)
    }
}
