import Foundation

/// Solves the constraints inside one view, whose own size is given. Declared in UIKitLayout, and found by the name of its class.
///
/// Changes are noted, and done in ``update(layingOut:)``. Views and constraints are not kept alive.
@MainActor
package protocol ConstraintSolving: AnyObject {
    /// - Parameter isForFitting: whether it is made for one question about the size of `root`; it marks nothing then.
    init(root: UIView, isForFitting: Bool)
    var root: UIView? { get }
    /// Knows the solver without keeping it alive; the same one each time.
    var reference: SolverReference { get }
    /// True if an update would do anything.
    var isDirty: Bool { get }
    /// A question that a view asks while it says how large its content is cannot be answered by what is asking it.
    var isUpdating: Bool { get }

    // MARK: Changes

    /// All that is known is gone through again at the next update.
    func beginAnew()
    func add(_ constraint: NSLayoutConstraint)
    func remove(_ constraint: NSLayoutConstraint)
    /// Takes in what constraints there are at a view that has come, and inside it.
    func add(treeOf view: UIView)
    func remove(treeOf view: UIView)
    func readConstant(of constraint: NSLayoutConstraint)
    func readPriority(of constraint: NSLayoutConstraint)
    /// A view's content is larger or smaller now, or counts more or less.
    func readIntrinsicSize(of view: UIView)
    /// True if the engine finds the frame of the view, and knows the size of its content as the view says it now.
    func knowsIntrinsicSize(of view: UIView) -> Bool
    /// The frame of a view that is not laid out by constraints has changed.
    func readFrame(of view: UIView)
    /// Margins or a safe area are different now.
    func noteSurroundings()
    /// A scroll view shows another part of its content.
    func noteOffset()

    // MARK: Results

    /// Brings all numbers up to date, and asks for layout where they are different now.
    /// - Parameter view: the one that is being laid out, which takes its subviews' frames over anyway.
    func update(layingOut view: UIView?)
    /// The alignment rectangle of a view, or the rectangle of a guide, rounded; nil for what no constraint names.
    func rect(of item: any LayoutItem) -> CGRect?
    /// The size of the content that constraints give a scroll view; nil where they say nothing of it.
    func scrolledSize(of view: UIView) -> CGSize?
    /// The size that the root would have near a given one, with priorities for keeping to it. Changes nothing that is shown.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize
    /// True if the constraints leave open where a view is, or how large.
    func isAmbiguous(_ view: UIView) -> Bool
    /// Pulls what is open about a view to another value, or lets go of it again.
    func exerciseAmbiguity(of view: UIView)
}

@MainActor
enum ConstraintSystem {
    private static let solver: any ConstraintSolving.Type = ClassLookup.require("ConstraintEngine", of: "UIKitLayout")

    static func make(root: UIView, isForFitting: Bool = false) -> any ConstraintSolving {
        solver.init(root: root, isForFitting: isForFitting)
    }
}
