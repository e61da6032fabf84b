import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Describing the sections, and solving them.
extension UICollectionViewCompositionalLayout {
    final var axis: CompositionalAxis { given.scrollDirection == .vertical ? .vertical : .horizontal }

    final var isRightToLeft: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Invalidating

    final func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
        if context === solving.partialContext {
            solving.partialContext = nil
            return
        }
        solving.needsSections = true
        if context.invalidateEverything {
            solving.forgetsWantedSizes = true
            orthogonal.forgetLooks()
        }
    }

    final func dependsOn(_ newBounds: CGRect) -> Bool {
        guard let solution = solving.solution, let key = solving.key else { return false }
        if newBounds.size != key.size || solution.outerItems.contains(where: \.pinToVisibleBounds) { return true }
        // Only what can be seen, or could be before, may stand elsewhere.
        let seen = turned(newBounds.union(solving.latestBounds ?? newBounds))
        solving.latestBounds = newBounds
        return solution.sections(from: axis.start(seen), to: axis.end(seen)).contains { index in
            let section = solution.sections[index]
            return section.hasPinnedItems || section.section.visibleItemsInvalidationHandler != nil
        }
    }

    // MARK: Solving

    final func solveIfNeeded() {
        guard let view = collectionView else {
            solving.solution = nil
            return
        }
        let key = currentKey(of: view)
        if solving.needsSections || key != solving.key || solving.solution == nil {
            solve(view, key)
        } else {
            takeWantedSizes(in: view)
        }
        orthogonal.update()
    }

    private func currentKey(of view: UICollectionView) -> CompositionalStatus.Key {
        CompositionalStatus.Key(
            size: view.bounds.size, insets: view.adjustedContentInset, clearance: clearance(given.contentInsetsReference, in: view),
            scale: view.traitCollection.displayScale, traits: view.traitCollection, isRightToLeft: isRightToLeft)
    }

    private func solve(_ view: UICollectionView, _ key: CompositionalStatus.Key) {
        // The sizes that cells have asked for were for that width.
        let former = solving.key?.size == key.size && !solving.forgetsWantedSizes ? solving.solution : nil
        let moved = former == nil ? nil : solving.moved
        solving.moved = nil
        let pending = solving.wanted
        solving.key = key
        solving.needsSections = false
        solving.forgetsWantedSizes = false
        solving.solveCount += 1
        let size = CGSize(
            width: max(key.size.width - key.insets.left - key.insets.right, 0),
            height: max(key.size.height - key.insets.top - key.insets.bottom, 0))
        let environment = makeEnvironment(size: size, clearance: directional(key.clearance), traits: key.traits)
        let grid = PixelGrid(scale: key.scale)
        let sections = (0..<view.numberOfSections).map { index in
            let count = view.numberOfItems(inSection: index)
            guard let section = section(index, environment) else {
                _require(count == 0, LayoutProblem.missingSection + " The section is number \(index).")
                return emptySection(in: environment, size: size, grid: grid)
            }
            let room = makeRoom(for: section, size: size, grid: grid, environment: environment, view)
            let known = former.flatMap { index < $0.sections.count ? $0.sections[index] : nil }
            var sizes = moved.map { $0[index] ?? [:] } ?? known?.wantedSizes ?? [:]
            if former != nil { sizes.merge(pending[index] ?? [:]) { $1 } }
            return SectionSolution(
                section: section, itemCount: count, room: room, wantedSizes: sizes,
                wantedBoundarySizes: known?.knownBoundarySizes ?? [:])
        }
        solving.solution = CompositionalSolution(
            sections: sections, axis: axis, grid: grid, size: size, configuration: given,
            wantedOuterSizes: former?.knownOuterSizes ?? [:])
        (solving.wanted, solving.wantedBoundary, solving.wantedOuter) = ([:], [:], [:])
        updateLists(in: view)
    }

    /// The description of a section, which nobody else changes.
    private func section(_ index: Int, _ environment: LayoutEnvironment) -> NSCollectionLayoutSection? {
        ownSection ?? provider(index, environment)?.duplicate()
    }

    private func emptySection(in environment: LayoutEnvironment, size: CGSize, grid: PixelGrid) -> SectionSolution {
        let nothing = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
        let group = NSCollectionLayoutGroup.custom(layoutSize: nothing) { _ in [] }
        let room = SectionRoom(axis: axis, size: size, grid: grid, environment: environment)
        return SectionSolution(section: NSCollectionLayoutSection(group: group), itemCount: 0, room: room)
    }

    private func makeRoom(
        for section: NSCollectionLayoutSection, size: CGSize, grid: PixelGrid, environment: LayoutEnvironment, _ view: UICollectionView
    ) -> SectionRoom {
        var room = SectionRoom(axis: axis, size: size, grid: grid, environment: environment)
        let reference = section.contentInsetsReference == .automatic ? given.contentInsetsReference : section.contentInsetsReference
        room.clearance = directional(clearance(reference, in: view))
        if section.supplementaryContentInsetsReference != .automatic {
            room.boundaryClearance = directional(clearance(section.supplementaryContentInsetsReference, in: view))
        }
        return room
    }

    // MARK: Room

    private func makeEnvironment(
        size: CGSize, clearance: NSDirectionalEdgeInsets, traits: UITraitCollection
    ) -> LayoutEnvironment {
        var insets = clearance
        if axis == .vertical { (insets.top, insets.bottom) = (0, 0) } else { (insets.leading, insets.trailing) = (0, 0) }
        return LayoutEnvironment(container: LayoutContainer(contentSize: size, contentInsets: insets), traitCollection: traits)
    }

    private func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }

    /// The margins that sections keep at the edges of the view, in addition to the view's own insets.
    private func clearance(_ reference: UIContentInsetsReference, in view: UICollectionView) -> UIEdgeInsets {
        let wanted: UIEdgeInsets =
            switch reference {
            case .automatic, .safeArea: view.safeAreaInsets
            case .none: .zero
            case .layoutMargins: view.layoutMargins
            case .readableContent: readableInsets(of: view)
            }
        let inset = view.adjustedContentInset
        let own = view.contentInset
        // The safe area is kept clear already along the axes where it is part of the insets.
        return UIEdgeInsets(
            top: max(wanted.top - (inset.top - own.top), 0), left: max(wanted.left - (inset.left - own.left), 0),
            bottom: max(wanted.bottom - (inset.bottom - own.bottom), 0), right: max(wanted.right - (inset.right - own.right), 0))
    }

    private func readableInsets(of view: UICollectionView) -> UIEdgeInsets {
        let margins = view.layoutMargins
        let width = view.bounds.width - margins.left - margins.right
        let most = UIFontMetrics(forTextStyle: .body).scaledValue(for: 672, compatibleWith: view.traitCollection)
        let more = max(width - most, 0) / 2
        return UIEdgeInsets(top: margins.top, left: margins.left + more, bottom: margins.bottom, right: margins.right + more)
    }
}
