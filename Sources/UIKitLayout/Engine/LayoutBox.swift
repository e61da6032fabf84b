internal import LayoutEngine
@_spi(ForasteroInternal) internal import UIKitCore

/// A view or a guide in the equations: where its alignment rectangle is in its superview's coordinates, and how large.
@MainActor
final class LayoutBox {
    /// Where the numbers come from.
    enum Kind {
        /// The view whose size is given to all inside it.
        case root
        /// The constraints say.
        case free
        /// The view's frame is set by the app; the numbers have to agree with it.
        case given
    }

    private let reference: LayoutItemReference
    var item: (any LayoutItem)? { reference.item }
    let kind: Kind
    let minX: LayoutVariable
    let minY: LayoutVariable
    let width: LayoutVariable
    let height: LayoutVariable
    /// Keep the numbers at what is given: left, top, width, height; of the root, width and height.
    var givenRows: [LayoutConstraintID] = []
    /// The values of the constraints.
    var givenValues: [CGFloat] = []
    /// Keep the size near that of the content.
    var content: ContentRows?
    /// The size of a scroll view's content, where constraints name it.
    var scrolled: (width: LayoutVariable, height: LayoutVariable, rows: [LayoutConstraintID])?
    /// How many rows name the box.
    var uses = 0

    init(_ item: any LayoutItem, _ kind: Kind, in solver: LayoutSolver) {
        reference = item.layoutReference
        self.kind = kind
        minX = solver.makeVariable()
        minY = solver.makeVariable()
        width = solver.makeVariable(isLength: true)
        height = solver.makeVariable(isLength: true)
    }

    var view: UIView? { reference.view }
    var variables: [LayoutVariable] { [minX, minY, width, height] }

    /// Calls something with each of ``variables``.
    // optimization: without a list.
    func forEachVariable(_ body: (LayoutVariable) -> Void) {
        body(minX)
        body(minY)
        body(width)
        body(height)
    }

    /// Returns true if the rectangle is the one that is given already.
    func isGiven(_ rect: CGRect) -> Bool {
        if givenValues.count == 2 { return givenValues[0] == rect.width && givenValues[1] == rect.height }
        guard givenValues.count == 4 else { return false }
        return givenValues[0] == rect.minX && givenValues[1] == rect.minY && givenValues[2] == rect.width && givenValues[3] == rect.height
    }

    func start(_ axis: NSLayoutConstraint.Axis) -> LayoutVariable { axis == .horizontal ? minX : minY }
    func length(_ axis: NSLayoutConstraint.Axis) -> LayoutVariable { axis == .horizontal ? width : height }
}

/// The rows that keep a view from growing beyond its content and from becoming smaller than it, along each axis.
struct ContentRows {
    struct Pair {
        let hugging: LayoutConstraintID
        let resistance: LayoutConstraintID
    }

    /// As it was read last; ``UIView/noIntrinsicMetric`` along an axis without rows.
    var size: CGSize
    var hugging: CGSize
    var resistance: CGSize
    var horizontal: Pair?
    var vertical: Pair?
    /// The height depends on the width that the view gets.
    var wraps: Bool
    /// The width for which the height was read last; 0 is none.
    var wrapWidth: CGFloat = 0
}
