import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Making attributes from the solution.
extension UICollectionViewCompositionalLayout {
    // MARK: Many

    /// All elements that touch a rectangle of the content.
    final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let solution = solving.solution else { return [] }
        let rect = turned(rect)
        var found = status.attributes.takeList()
        let sections = solution.sections(from: axis.start(rect), to: axis.end(rect))
        orthogonal.keepScrollers(of: sections)
        for index in sections { addElements(ofSection: index, in: rect, to: &found) }
        for (index, frame) in pinnedOuterFrames(solution).enumerated() where frame.touches(rect) {
            found.append(outerAttributes(index, frame, solution))
        }
        return found
    }

    private func addElements(ofSection index: Int, in rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]) {
        guard let solution = solving.solution else { return }
        let section = solution.sections[index]
        let start = solution.starts[index]
        let local = axis.moved(rect, by: -start)
        if section.frame.touches(local) {
            for number in section.section.decorationItems.indices { found.append(decorationAttributes(number, ofSection: index, solution)) }
        }
        for (number, frame) in pinnedFrames(ofSection: index, solution).enumerated() where frame.touches(rect) {
            found.append(boundaryAttributes(number, ofSection: index, frame, solution))
        }
        let window = section.groupAxis == axis ? local : orthogonal.window(ofSection: index, section)
        section.forEachGroup(in: window) { group in
            let origin = section.origin(of: group)
            for (offset, leaf) in group.group.leaves.enumerated() {
                found.append(itemAttributes(group.firstLeaf + offset, leaf, at: origin, ofSection: index, solution))
            }
            addBadges(of: group, at: origin, ofSection: index, solution, to: &found)
        }
    }

    private func addBadges(
        of group: PlacedGroup, at origin: CGPoint, ofSection index: Int, _ solution: CompositionalSolution,
        to found: inout [UICollectionViewLayoutAttributes]
    ) {
        guard !group.group.badges.isEmpty else { return }
        var numbers: [String: Int] = [:]
        for badge in group.group.badges {
            let kind = badge.item.elementKind
            let number = numbers[kind] ?? solution.sections[index].badgeCount(ofKind: kind, before: group)
            numbers[kind] = number + 1
            found.append(badgeAttributes(badge, number: number, at: origin, ofSection: index, solution))
        }
    }

    // MARK: One

    final func attributes(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution = solving.solution, path.count == 2, solution.sections.indices.contains(path.section),
            let group = solution.sections[path.section].groups.group(ofLeaf: path.item)
        else { return nil }
        let leaf = group.group.leaves[path.item - group.firstLeaf]
        let origin = solution.sections[path.section].origin(of: group)
        return itemAttributes(path.item, leaf, at: origin, ofSection: path.section, solution)
    }

    final func attributes(ofSupplementary kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution = solving.solution else { return nil }
        if path.count == 1 {
            guard let index = solution.outerItems.firstIndex(where: { $0.elementKind == kind }), path[0] == 0 else { return nil }
            return outerAttributes(index, pinnedOuterFrames(solution)[index], solution)
        }
        guard path.count == 2, solution.sections.indices.contains(path.section) else { return nil }
        let section = solution.sections[path.section]
        if let number = section.boundaryIndex(ofKind: kind) {
            guard path.item == 0 else { return nil }
            let frame = pinnedFrames(ofSection: path.section, solution)[number]
            return boundaryAttributes(number, ofSection: path.section, frame, solution)
        }
        guard let found = section.badge(ofKind: kind, number: path.item) else { return nil }
        return badgeAttributes(
            found.badge, number: path.item, at: section.origin(of: found.group), ofSection: path.section, solution)
    }

    final func attributes(ofDecoration kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution = solving.solution, path.count == 2, solution.sections.indices.contains(path.section) else { return nil }
        let items = solution.sections[path.section].section.decorationItems
        let numbers = items.indices.filter { items[$0].elementKind == kind }
        guard numbers.indices.contains(path.item) else { return nil }
        return decorationAttributes(numbers[path.item], ofSection: path.section, solution)
    }

    // MARK: Kinds of elements

    private func itemAttributes(
        _ item: Int, _ leaf: SolvedGroup.Leaf, at origin: CGPoint, ofSection index: Int, _ solution: CompositionalSolution
    ) -> UICollectionViewLayoutAttributes {
        let section = solution.sections[index]
        let path = IndexPath(item: item, section: index)
        let attributes = newListAttributes(ofItemAt: path, section) ?? newAttributes(of: .cell, at: path)
        attributes.frame = turned(axis.moved(section.frame(of: leaf, at: origin), by: solution.starts[index]))
        attributes.zIndex = leaf.zIndex + (section.section.decorationItems.isEmpty ? 0 : 1)
        if leaf.decidesWidth { attributes.fittedAxes.insert(.width) }
        if leaf.decidesHeight { attributes.fittedAxes.insert(.height) }
        orthogonal.applyLook(to: attributes)
        return attributes
    }

    private func badgeAttributes(
        _ badge: SolvedGroup.Badge, number: Int, at origin: CGPoint, ofSection index: Int, _ solution: CompositionalSolution
    ) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(item: number, section: index)
        let attributes = newAttributes(of: .supplementaryView, kind: badge.item.elementKind, at: path)
        let frame = solution.grid.aligned(badge.frame.offsetBy(dx: origin.x, dy: origin.y))
        attributes.frame = turned(axis.moved(frame, by: solution.starts[index]))
        attributes.zIndex = badge.item.zIndex
        orthogonal.applyLook(to: attributes)
        return attributes
    }

    private func boundaryAttributes(
        _ number: Int, ofSection index: Int, _ frame: CGRect, _ solution: CompositionalSolution
    ) -> UICollectionViewLayoutAttributes {
        let section = solution.sections[index]
        let item = section.section.boundarySupplementaryItems[number]
        let path = IndexPath(item: 0, section: index)
        return attributes(of: item, at: path, frame, newListAttributes(ofSupplementary: item.elementKind, at: path, section))
    }

    private func outerAttributes(_ index: Int, _ frame: CGRect, _ solution: CompositionalSolution) -> UICollectionViewLayoutAttributes {
        attributes(of: solution.outerItems[index], at: IndexPath(index: 0), frame)
    }

    private func attributes(
        of item: NSCollectionLayoutBoundarySupplementaryItem, at path: IndexPath, _ frame: CGRect,
        _ made: UICollectionViewLayoutAttributes? = nil
    ) -> UICollectionViewLayoutAttributes {
        let attributes = made ?? newAttributes(of: .supplementaryView, kind: item.elementKind, at: path)
        attributes.frame = turned(frame)
        attributes.zIndex = item.pinToVisibleBounds ? item.pinnedZIndex ?? PinnedPositions.zIndex : item.zIndex
        if item.layoutSize.widthDimension.isEstimated { attributes.fittedAxes.insert(.width) }
        if item.layoutSize.heightDimension.isEstimated { attributes.fittedAxes.insert(.height) }
        return attributes
    }

    private func decorationAttributes(
        _ number: Int, ofSection index: Int, _ solution: CompositionalSolution
    ) -> UICollectionViewLayoutAttributes {
        let items = solution.sections[index].section.decorationItems
        let item = items[number]
        let path = IndexPath(item: items[..<number].count { $0.elementKind == item.elementKind }, section: index)
        let attributes = newAttributes(of: .decorationView, kind: item.elementKind, at: path)
        attributes.frame = turned(axis.moved(solution.sections[index].frame(of: item), by: solution.starts[index]))
        attributes.zIndex = item.zIndex
        return attributes
    }

    // MARK: Pinned

    private var pinnedPositions: PinnedPositions {
        guard let view = collectionView else { return PinnedPositions(axis: axis, visible: 0...0) }
        let inset = view.adjustedContentInset
        let visible = turned(view.bounds.inset(by: inset))
        return PinnedPositions(axis: axis, visible: axis.start(visible)...max(axis.end(visible), axis.start(visible)))
    }

    /// Where boundary items of a section are at present.
    private func pinnedFrames(ofSection index: Int, _ solution: CompositionalSolution) -> [CGRect] {
        let section = solution.sections[index]
        let start = solution.starts[index]
        let frames = section.boundaryFrames.map { axis.moved($0, by: start) }
        guard section.hasPinnedItems else { return frames }
        return pinnedPositions.frames(section.section.boundarySupplementaryItems, frames, start: start, end: start + section.length)
    }

    private func pinnedOuterFrames(_ solution: CompositionalSolution) -> [CGRect] {
        guard solution.outerItems.contains(where: \.pinToVisibleBounds) else { return solution.outerFrames }
        return pinnedPositions.frames(solution.outerItems, solution.outerFrames, start: 0, end: solution.length)
    }

    // MARK: Direction

    /// Between the coordinates of the solution, which is read from left to right, and those of the content.
    final func turned(_ rect: CGRect) -> CGRect {
        guard solving.key?.isRightToLeft == true, let solution = solving.solution else { return rect }
        return CGRect(x: solution.contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension CGRect {
    /// Returns true if two rectangles have a point in common, on their edges too.
    func touches(_ other: CGRect) -> Bool {
        minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
    }
}
