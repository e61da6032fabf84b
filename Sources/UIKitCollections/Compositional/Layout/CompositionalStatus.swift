import Foundation
import UIKitCore

/// The state of a compositional layout: its solution, and the work to be done.
@MainActor
struct CompositionalStatus {
    /// The values that the solution depends on.
    struct Key: Equatable {
        var size: CGSize
        var insets: UIEdgeInsets
        var clearance: UIEdgeInsets
        var scale: CGFloat
        var traits: UITraitCollection
        var isRightToLeft: Bool
    }

    var key: Key?
    var solution: CompositionalSolution?
    /// True if sections have to be described anew.
    var needsSections = true
    /// True if what cells have asked for does not hold any more.
    var forgetsWantedSizes = false
    /// A context that leaves the sections as they are.
    var partialContext: UICollectionViewLayoutInvalidationContext?
    /// The sizes that cells and headers have asked for since the layout was prepared last, by section.
    var wanted: [Int: [Int: CGSize]] = [:]
    var wantedBoundary: [Int: [Int: CGSize]] = [:]
    /// The same for the views at the edges of all sections.
    var wantedOuter: [Int: CGSize] = [:]
    /// The sizes asked for by cells that a batch has moved, by their new index paths; nil where there was no batch.
    var moved: [Int: [Int: CGSize]]?
    /// The bounds for which the layout was asked last whether it holds.
    var latestBounds: CGRect?
    /// How often sections were described and solved.
    var solveCount = 0
}
