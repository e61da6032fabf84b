import Foundation

/// The cylinder that the rows of a wheel lie on: where a row is seen, and how far it is turned away.
///
/// Distances along the wheel are counted in rows from the middle, downwards.
// observed: iOS 26.1, wheels of eight heights, met within a ten thousandth of a point
struct PickerCylinder: Equatable {
    let height: CGFloat
    let rowHeight: CGFloat
    private let radius: CGFloat
    /// From one row to the next, in radians.
    private let turn: CGFloat

    /// - Parameters:
    ///   - height: of the wheel as it is seen, in points.
    ///   - rowHeight: in points, greater than zero.
    init(height: CGFloat, rowHeight: CGFloat) {
        self.height = height
        self.rowHeight = rowHeight
        let diameter = height + 75
        radius = 0.334225372 * diameter
        // Rows that are higher than the wheel still have a front and a back.
        turn = 2 * .pi / max((2 * diameter / rowHeight).rounded(.up), 4)
    }

    /// A row as it is seen.
    struct Projection: Equatable {
        /// The middle of the row, in points from the middle of the wheel.
        var y: CGFloat
        /// How high it looks, as a share of its height.
        var share: CGFloat
    }

    /// Where a row is seen; nil on the back of the wheel.
    func projection(of distance: CGFloat) -> Projection? {
        let angle = distance * turn
        guard abs(angle) < .pi / 2 else { return nil }
        return Projection(y: radius * sin(angle), share: cos(angle))
    }

    /// How many rows are seen above and below the one in the middle.
    var reach: CGFloat { .pi / 2 / turn }

    /// The distance on the wheel that is seen at a vertical position.
    /// - Parameter y: in points from the middle of the wheel.
    func distance(at y: CGFloat) -> CGFloat { asin(min(max(y / radius, -1), 1)) / turn }
}
