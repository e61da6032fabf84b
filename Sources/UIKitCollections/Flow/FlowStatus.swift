import Foundation
import UIKitLists

/// The results of a flow layout, and which of them still hold.
struct FlowStatus {
    var plan = FlowPlan()
    /// The frame that lines were filled for.
    var frame = FlowFrame()
    /// True if sizes, insets and spacings are to be asked for again.
    var needsMetrics = true
    /// The sizes that items have asked for since lines were filled, by section.
    var changedSizes: [Int: [Int: CGSize]] = [:]
    /// How large items have turned out to be that say so by themselves.
    var measured: [ListPosition: CGSize] = [:]
    /// True if it was said that items are too long for lines.
    var hasWarned = false
    /// The attributes that a subclass was given last, and their frames; nil where a change was reported already.
    var given: [(attributes: UICollectionViewLayoutAttributes, frame: CGRect)]? = []
}

/// The measures of a collection view that a flow depends on.
struct FlowFrame: Equatable {
    /// Without the insets of the content.
    var size = CGSize.zero
    /// The insets that the layout adds at the beginning and the end of lines.
    var startInset: CGFloat = 0
    var endInset: CGFloat = 0
    var scale: CGFloat = 1
}
