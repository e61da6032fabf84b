import Foundation
import UIKitCore

/// What a compositional layout knows, and what it still has to do.
@MainActor
struct CompositionalStatus {
    /// What the solution holds for.
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
    /// Whether sections have to be described anew.
    var needsSections = true
    /// Whether what cells have asked for does not hold any more.
    var forgetsWantedSizes = false
    /// A context that leaves the sections as they are.
    var partialContext: UICollectionViewLayoutInvalidationContext?
    /// What cells and headers have asked for since the layout was prepared last, by section.
    var wanted: [Int: [Int: CGSize]] = [:]
    var wantedBoundary: [Int: [Int: CGSize]] = [:]
    /// The same for the views at the edges of all sections.
    var wantedOuter: [Int: CGSize] = [:]
    /// What cells have asked for that a batch has moved, by their new places; nil where there was no batch.
    var moved: [Int: [Int: CGSize]]?
    /// The bounds for which the layout was asked last whether it holds.
    var latestBounds: CGRect?
    /// How often sections were described and solved.
    var solveCount = 0
}
