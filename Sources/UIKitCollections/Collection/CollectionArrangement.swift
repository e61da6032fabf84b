import Foundation
import UIKitCore

/// What a collection view knows of its layout.
@MainActor
struct CollectionArrangement {
    var layout: UICollectionViewLayout
    /// The bounds for which the layout was asked last whether it holds.
    var bounds: CGRect?
    /// Elements that the layout has named, around what is seen.
    var window: ElementWindow?
    /// What contexts have asked for since the layout was prepared last.
    var offsetAdjustment = CGPoint.zero
    var sizeAdjustment = CGSize.zero

    /// Whether cells are measured no more, as they never agreed with the layout. Until something changes.
    var hasGivenUpMeasuring = false

    /// Whether a cell wanted another size in this pass, and the layout agreed.
    var hasMeasuredAnew = false

    /// Whether the content was placed for the first time.
    var hasStarted = false
    /// Whether the layout was told of another size that comes in an animation.
    var isInBoundsChange = false

    init(layout: UICollectionViewLayout) { self.layout = layout }
}

/// Elements that a layout has named in a rectangle. They hold until it is invalidated.
struct ElementWindow {
    /// Where elements were asked for.
    var rect: CGRect
    var elements: [UICollectionViewLayoutAttributes]
    /// The layout's when it was asked.
    var generation: Int
    /// Whether all views stand where it says.
    var isApplied = false
}
