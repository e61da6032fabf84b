import Foundation

/// Brings a sheet on the screen: where it is, what moves it, and what is behind it. Declared in UIKitPresentation, and found by the name of
/// its class; without it the content covers what presents it.
@MainActor
package protocol SheetShowing: AnyObject {
    init(_ sheet: UISheetPresentationController)
    /// The sheet, with the content in it. Made when it is first read.
    var view: UIView { get }
    /// Where the sheet goes, in the container.
    var frame: CGRect { get }
    /// True if touches beside the sheet reach what is beneath.
    var letsTouchesThrough: Bool { get }
    /// Brings the sheet, and what is behind it, to the selected detent. Does nothing while a finger or a transition moves it.
    func place()
    func animateChanges(_ changes: () -> Void)
    func begin()
    func beginDismissal()
    /// The sheet stays after all.
    func returnFromDismissal()
    /// The sheet has gone.
    func end()
    func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning
}
