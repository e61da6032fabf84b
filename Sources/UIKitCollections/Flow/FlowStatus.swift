import Foundation
import UIKitLists

/// What a flow layout has worked out, and what of it still holds.
struct FlowStatus {
    var plan = FlowPlan()
    /// What lines were filled for.
    var frame = FlowFrame()
    /// Whether sizes, insets and spacings are to be asked for again.
    var needsMetrics = true
    /// What items have said of their sizes since lines were filled, by section.
    var changedSizes: [Int: [Int: CGSize]] = [:]
    /// How large items have turned out to be that say so by themselves.
    var measured: [ListPlace: CGSize] = [:]
    /// Whether it was said that items are too long for lines.
    var hasWarned = false
    /// What a subclass was given last, and where that stood; nil where it was said already that one changes it.
    var given: [(attributes: UICollectionViewLayoutAttributes, frame: CGRect)]? = []
}

/// What of a collection view a flow depends on.
struct FlowFrame: Equatable {
    /// Without the insets of the content.
    var size = CGSize.zero
    /// What the layout adds at the beginning and the end of lines.
    var startInset: CGFloat = 0
    var endInset: CGFloat = 0
    var scale: CGFloat = 1
}
