import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The preferred sizes of cells and headers.
extension UICollectionViewCompositionalLayout {
    final func changesPositions(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard preferred.size.isUsable else { return false }
        let axes = original.fittedAxes
        return axes.contains(.width) && abs(preferred.size.width - original.size.width) > PixelGrid.tolerance
            || axes.contains(.height) && abs(preferred.size.height - original.size.height) > PixelGrid.tolerance
    }

    final func noteWantedSize(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        switch attributes.representedElementCategory {
        case .cell where path.count == 2:
            solving.wanted[path.section, default: [:]][path.item] = attributes.size
        case .supplementaryView:
            guard let kind = attributes.representedElementKind, let solution = solving.solution else { return }
            if path.count == 1 {
                guard let index = solution.outerItems.firstIndex(where: { $0.elementKind == kind }) else { return }
                solving.wantedOuter[index] = attributes.size
            } else if solution.sections.indices.contains(path.section),
                let index = solution.sections[path.section].boundaryIndex(ofKind: kind)
            {
                solving.wantedBoundary[path.section, default: [:]][index] = attributes.size
            }
        default: break
        }
    }

    /// A batch has moved items: what their cells have asked for goes with them.
    final func moveWantedSizes(_ newPosition: (IndexPath) -> IndexPath?) {
        guard let solution = solving.solution else { return }
        var moved: [Int: [Int: CGSize]] = [:]
        for (index, section) in solution.sections.enumerated() {
            for (item, size) in section.wantedSizes.merging(solving.wanted[index] ?? [:], uniquingKeysWith: { $1 }) {
                guard let position = newPosition(IndexPath(item: item, section: index)) else { continue }
                moved[position.section, default: [:]][position.item] = size
            }
        }
        solving.moved = moved
        solving.wanted = [:]
    }

    /// Takes over what was asked for, so that what is seen stays where it is.
    final func takeWantedSizes(in view: UICollectionView) {
        guard let solution = solving.solution else { return }
        guard !solving.wanted.isEmpty || !solving.wantedBoundary.isEmpty || !solving.wantedOuter.isEmpty else { return }
        let anchor = anchor(in: view, solution)
        for (section, sizes) in solving.wanted where section < solution.sections.count {
            _ = solution.sections[section].setWantedSizes(sizes)
        }
        for (section, sizes) in solving.wantedBoundary where section < solution.sections.count {
            for (index, size) in sizes { _ = solution.sections[section].setWantedBoundarySize(size, of: index) }
        }
        for (index, size) in solving.wantedOuter { solution.setWantedOuterSize(size, of: index) }
        (solving.wanted, solving.wantedBoundary, solving.wantedOuter) = ([:], [:], [:])
        solution.stack()
        guard let anchor, let position = position(of: anchor.item, solution) else { return }
        let way = position - anchor.position
        guard way != 0 else { return }
        if axis == .vertical { view.arrangement.offsetAdjustment.y += way } else { view.arrangement.offsetAdjustment.x += way }
    }

    /// The first item that begins in what is seen, if the view is scrolled.
    private func anchor(in view: UICollectionView, _ solution: CompositionalSolution) -> (item: IndexPath, position: CGFloat)? {
        let (bounds, inset) = (view.bounds, view.adjustedContentInset)
        let top = axis == .vertical ? bounds.minY + inset.top : bounds.minX + inset.left
        guard top > 0, !isRightToLeft || axis == .vertical else { return nil }
        let end = axis.end(bounds)
        for index in solution.sections(from: top, to: end) where solution.sections[index].groupAxis == axis {
            let section = solution.sections[index]
            let start = solution.starts[index]
            var found: (IndexPath, CGFloat)?
            section.forEachGroup(in: axis.moved(bounds, by: -start)) { group in
                guard found == nil, let first = group.leaves.first else { return }
                let position = start + axis.start(section.origin(of: group))
                if position >= top, position < end { found = (IndexPath(item: first, section: index), position) }
            }
            if let found { return found }
        }
        return nil
    }

    private func position(of item: IndexPath, _ solution: CompositionalSolution) -> CGFloat? {
        let section = solution.sections[item.section]
        guard let group = section.groups.group(ofLeaf: item.item) else { return nil }
        return solution.starts[item.section] + axis.start(section.origin(of: group))
    }
}
