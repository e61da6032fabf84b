import Foundation

/// Appearance values of items that are dragged. Lengths are in points, times in seconds.
struct DragTheme: Sendable {
    /// How much larger something is when it is lifted.
    var liftedScale: CGFloat
    /// The largest size of a dragged preview: larger ones are made smaller.
    var largestDragged: CGFloat
    /// How far a lifted finger moves before the drag begins.
    var slack: CGFloat
    /// How far the items of a pile are apart, and how many of it are seen.
    var pileDistance: CGFloat
    var pileHeight: Int
    var cornerRadius: CGFloat
    var shadowOpacity: Float
    var shadowRadius: CGFloat
    var badgeSize: CGFloat
    var liftDuration: TimeInterval
    var dropDuration: TimeInterval
    /// The size of an item that fades away, as a part of its size before.
    var vanishingScale: CGFloat
    /// How far above a finger items are where their place matters exactly: what is below it can be seen then.
    // ad-hoc: not documented
    var preciseLead: CGFloat

    /// That of iOS 13 to 18.
    static let flat = DragTheme(
        liftedScale: 1.05, largestDragged: 260, slack: 4, pileDistance: 6, pileHeight: 3, cornerRadius: 8, shadowOpacity: 0.28,
        shadowRadius: 12, badgeSize: 24, liftDuration: 0.25, dropDuration: 0.35, vanishingScale: 0.5, preciseLead: 40)
}
