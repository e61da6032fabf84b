/// A view that is dragged, how it looks, and where it stands or goes to.
// apple: https://developer.apple.com/documentation/uikit/uitargeteddragpreview
@preconcurrency @MainActor @objcMembers open class UITargetedDragPreview: UITargetedPreview {
    /// The same view elsewhere.
    @nonobjc
    public final func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
