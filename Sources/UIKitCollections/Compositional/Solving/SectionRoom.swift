import Foundation
import UIKitCore

/// The surroundings of a section.
@MainActor
struct SectionRoom {
    /// In which direction the layout scrolls.
    var axis: CompositionalAxis
    /// The whole view.
    var size: CGSize
    /// The margins of sections, by the layout's or their own reference; only those across ``axis`` count.
    var clearance = NSDirectionalEdgeInsets.zero
    /// The same for boundary items that have a reference of their own.
    var boundaryClearance: NSDirectionalEdgeInsets?
    var grid: PixelGrid
    var environment: any NSCollectionLayoutEnvironment

    /// Insets of which only those across the axis are kept.
    func across(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        axis == .vertical
            ? NSDirectionalEdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
            : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
    }
}

extension NSDirectionalEdgeInsets {
    static func + (first: NSDirectionalEdgeInsets, second: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: first.top + second.top, leading: first.leading + second.leading, bottom: first.bottom + second.bottom,
            trailing: first.trailing + second.trailing)
    }
}
