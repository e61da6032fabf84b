import Foundation

/// Room that rows make for what would be dropped between them, in the coordinates of the content.
struct RowGap: Equatable, Sendable {
    /// Where it opens, in the layout as it is without it.
    var boundary: CGFloat
    var height: CGFloat
    /// The row that would leave its position for it, if it comes from the same table.
    var source: ClosedRange<CGFloat>?

    /// By how much something that begins at a position is shown elsewhere.
    func displacement(ofTop top: CGFloat) -> CGFloat {
        if let source { return RowDisplacement(source: source, boundary: boundary).displacement(ofTop: top) }
        return top >= boundary ? height : 0
    }
}
