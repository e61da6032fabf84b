import Foundation
import UIKitCore

/// Where all sections of a layout stand, and what is at the edges of all of them.
///
/// Rectangles are those of a layout that is read from left to right.
@MainActor
final class CompositionalSolution {
    let sections: [SectionSolution]
    let axis: CompositionalAxis
    let grid: PixelGrid
    /// The view without its insets.
    let size: CGSize
    let outerItems: [NSCollectionLayoutBoundarySupplementaryItem]
    private let spacing: CGFloat
    /// Where each section begins along the axis.
    private(set) var starts: [CGFloat] = []
    private(set) var length: CGFloat = 0
    private(set) var outerFrames: [CGRect] = []
    private var wantedOuterSizes: [Int: CGSize]

    init(
        sections: [SectionSolution], axis: CompositionalAxis, grid: PixelGrid, size: CGSize,
        configuration: UICollectionViewCompositionalLayoutConfiguration, wantedOuterSizes: [Int: CGSize] = [:]
    ) {
        self.sections = sections
        self.axis = axis
        self.grid = grid
        self.size = size
        self.wantedOuterSizes = wantedOuterSizes
        spacing = configuration.interSectionSpacing.isFinite ? configuration.interSectionSpacing : 0
        outerItems = configuration.boundarySupplementaryItems
        stack()
    }

    /// Puts the sections behind one another.
    func stack() {
        var (position, positions): (CGFloat, [CGFloat]) = (0, [])
        positions.reserveCapacity(sections.count)
        for (index, section) in sections.enumerated() {
            if index > 0 { position += spacing }
            positions.append(position)
            position += section.length
        }
        let placing = BoundaryPlacing(axis: axis, grid: grid, size: size, insets: .zero, naturalLength: position)
        let frames = outerItems.enumerated().map { placing.frame(of: $1, wantedSize: wantedOuterSizes[$0]) }
        var (low, high) = (CGFloat(0), position)
        for (item, frame) in zip(outerItems, frames) where item.extendsBoundary {
            low = min(low, axis.start(frame))
            high = max(high, axis.end(frame))
        }
        starts = low == 0 ? positions : positions.map { $0 - low }
        length = high - low
        outerFrames = zip(outerItems, frames).map { item, frame in
            grid.aligned(axis.moved(frame, by: -low).reduced(by: item.effectiveInsets))
        }
    }

    var contentSize: CGSize { axis.size(length, cross: axis.other.length(size)) }

    /// The whole rectangle of a section.
    func frame(ofSection index: Int) -> CGRect { axis.moved(sections[index].frame, by: starts[index]) }

    /// The sections that touch a stretch along the axis.
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard !sections.isEmpty else { return 0..<0 }
        var (first, end) = (0, sections.count)
        while end - first > 1 {
            let middle = (first + end) / 2
            if starts[middle] <= low { first = middle } else { end = middle }
        }
        // Sections of no length may be at the same offset.
        while first > 0, starts[first - 1] + sections[first - 1].length >= low { first -= 1 }
        var last = first
        while last < sections.count, starts[last] <= high { last += 1 }
        return first..<max(last, first)
    }

    func setWantedOuterSize(_ size: CGSize, of index: Int) {
        guard size.isUsable else { return }
        wantedOuterSizes[index] = size
    }

    var knownOuterSizes: [Int: CGSize] { wantedOuterSizes }
}
