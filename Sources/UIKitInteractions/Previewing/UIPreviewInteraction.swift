import Foundation

/// Follows a press that grows harder. No press is felt here, so that the delegate is never called.
// apple: https://developer.apple.com/documentation/uikit/uipreviewinteraction
@preconcurrency @MainActor @objcMembers open class UIPreviewInteraction: UIObject {
    /// The view that is pressed.
    open private(set) weak var view: UIView?
    /// Would are notified of the press. Default: nil.
    @nonobjc open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// An interaction for presses on a view, none of which is felt.
    @preconcurrency @MainActor public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Where the press is: nowhere.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
    /// Ends it. Does nothing.
    open func cancel() {}
}

/// Would are notified of a press that grows harder.
// apple: https://developer.apple.com/documentation/uikit/uipreviewinteractiondelegate
@preconcurrency @MainActor @objc public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// Returns true if a press may begin.
    @objc optional func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// How far the preview is, from 0 to 1.
    @objc(previewInteraction:didUpdatePreviewTransition:ended:)
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// How far the opening is, from 0 to 1.
    @objc(previewInteraction:didUpdateCommitTransition:ended:)
    optional func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
    /// The press was let go.
    @objc func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}
