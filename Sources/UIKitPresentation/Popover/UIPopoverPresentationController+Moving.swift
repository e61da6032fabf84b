import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

// The properties of older popovers for those that are on the screen.
extension UIPopoverPresentationController {
    private var onScreen: PopoverOnScreen? { shown as? PopoverOnScreen }

    /// Brings the popover to the size that its content is to have now.
    package func contentSizeDidChange(animated: Bool) { onScreen?.contentSizeDidChange(animated: animated) }

    /// Brings the popover to where it is after some changes, all at once.
    package func move(animated: Bool, _ changes: () -> Void) {
        onScreen?.isHeld = true
        changes()
        onScreen?.isHeld = false
        contentSizeDidChange(animated: animated)
    }

    /// Lets the popover begin where another one was.
    package func settle(from former: CGRect) {
        guard let onScreen, let bubble = onScreen.bubble, onScreen.placement != nil else { return }
        UIView.performWithoutAnimation {
            bubble.frame = former
            bubble.layoutIfNeeded()
        }
        onScreen.placeAnimated()
    }

    /// Where the popover is, in its window; nil while it is not shown.
    package var shownFrame: CGRect? { onScreen?.placement?.frame }
}
