import Foundation

/// The view of a presenter that a presentation has taken out of the tree, and where it belongs.
@MainActor
package final class RemovedView {
    package let view: UIView
    private weak var superview: UIView?
    private let index: Int
    private let frame: CGRect
    private let fillsSuperview: Bool

    package init(_ view: UIView) {
        self.view = view
        superview = view.superview
        index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
        frame = view.frame
        fillsSuperview = view.frame == view.superview?.bounds
    }

    /// Puts the view back.
    /// - Parameter container: that of the presentation; where it is in the same superview, it has followed its size.
    package func restore(beneath container: UIView) {
        guard let superview else { return view.removeFromSuperview() }
        superview.insertSubview(view, at: min(index, superview.subviews.count))
        if fillsSuperview {
            view.frame = superview.bounds
        } else {
            view.frame = container.superview === superview ? container.frame : frame
        }
    }
}
