import UIKitCore

/// How rows make room for one that is being moved. Pure arithmetic, in the coordinates of the table's content.
///
/// The layout of the table stays as it was before the move: everything between where the row was and where it would go is shown by the
/// row's height further up or down.
struct RowDisplacement: Equatable, Sendable {
    /// Where the row was.
    let source: ClosedRange<CGFloat>
    /// The boundary between rows at which it would be put in, in the layout as it was.
    var boundary: CGFloat

    var height: CGFloat { source.upperBound - source.lowerBound }

    /// By how much something that begins at a position is shown elsewhere.
    func displacement(ofTop top: CGFloat) -> CGFloat {
        if boundary > source.upperBound { return top >= source.upperBound && top < boundary ? -height : 0 }
        if boundary < source.lowerBound { return top >= boundary && top < source.lowerBound ? height : 0 }
        return 0
    }

    /// Where the row would stand.
    var targetTop: CGFloat { boundary > source.upperBound ? boundary - height : min(boundary, source.lowerBound) }
}
