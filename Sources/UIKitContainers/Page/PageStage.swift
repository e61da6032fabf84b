import UIKitCore

/// Shows the pages of a page controller, and turns them in its own way.
///
/// The controller keeps the state: it gives the stage the pages, and the stage reports the progress of a turn.
@MainActor
protocol PageStage: AnyObject {
    var controller: UIPageViewController? { get set }
    /// Holds the pages.
    var view: UIView { get }
    /// Those that turn pages, as apps get to see them.
    var gestureRecognizers: [UIGestureRecognizer] { get }

    /// Puts the pages where they belong at rest.
    func showPages()
    /// Puts in the pages that come, before anything has moved.
    func prepare(_ turn: PageTurn)
    /// Moves what was prepared to its end, and then calls `turnDidEnd(completed: true)` of the controller.
    func run(_ turn: PageTurn)
    /// Stops what moves, with the pages of the moment.
    func stop()
    /// Forgets the neighbours that the data source gave before.
    func forgetNeighbours()
    func layOut(in bounds: CGRect)
}
