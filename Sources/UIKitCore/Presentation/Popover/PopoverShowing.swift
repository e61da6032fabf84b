import Foundation

/// Brings a popover on the screen: the bubble around the content, where that goes, and what is beside it. Declared in UIKitPresentation,
/// and found by the name of its class; without it the content covers what presents it.
@MainActor
package protocol PopoverShowing: AnyObject {
    init(_ popover: UIPopoverPresentationController)
    /// The bubble, with the content in it. Made when it is first read.
    var view: UIView { get }
    /// Where the bubble goes, in the container.
    var frame: CGRect { get }
    /// The side on which the arrow is; nil while the popover is not shown.
    var arrowDirection: UIPopoverArrowDirection? { get }
    /// Brings the popover to its position. Does nothing before it is shown and while it goes.
    func place()
    func backgroundDidChange()
    /// The content would like to have another size.
    func contentSizeDidChange()
    /// The room has changed.
    func reposition()
    func begin()
    func beginDismissal()
    func endDismissal(_ completed: Bool)
    /// The popover has gone.
    func end()
    /// The view that gets a touch beside the popover; nil for none.
    func passthroughView(at point: CGPoint, with event: UIEvent?) -> UIView?
    func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning
}
