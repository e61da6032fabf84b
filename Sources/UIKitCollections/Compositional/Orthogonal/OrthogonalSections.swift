import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The sections of a layout that scroll by themselves, and what handlers have changed about what is seen.
@MainActor
final class OrthogonalSections {
    // The layout owns this object.
    weak var layout: UICollectionViewCompositionalLayout?
    private var scrollers: [Int: OrthogonalScroller] = [:]
    /// How far those have scrolled that are not in sight.
    private var offsets: [Int: CGFloat] = [:]
    private var looks: [ElementKey: ElementLook] = [:]

    private var solution: CompositionalSolution? { layout?.solving.solution }

    // MARK: Sections

    /// True if any section scrolls by itself.
    var hasSections: Bool { solution.map { solution in solution.sections.contains { $0.groupAxis != solution.axis } } ?? false }

    /// Returns true if a section scrolls by itself.
    private func scrolls(_ index: Int) -> Bool {
        guard let solution, solution.sections.indices.contains(index) else { return false }
        return solution.sections[index].groupAxis != solution.axis
    }

    /// The rectangle through which a section is seen, in the coordinates of the content.
    private func frame(ofSection index: Int) -> CGRect {
        guard let layout, let solution else { return .zero }
        return layout.turned(solution.axis.moved(solution.sections[index].viewport, by: solution.starts[index]))
    }

    /// After the layout was solved: brings views to their positions, and tells handlers.
    func update() {
        for (index, scroller) in scrollers {
            if scrolls(index) { update(scroller) } else { drop(index) }
        }
        callHandlers()
    }

    private func update(_ scroller: OrthogonalScroller) {
        guard let solution, let layout else { return }
        let index = scroller.index
        scroller.update(
            solution.sections[index], frame: frame(ofSection: index), isMirrored: layout.isRightToLeft, offset: offsets[index])
    }

    /// The scroller of a section; nil for one that does not scroll by itself.
    func scroller(ofSection index: Int) -> OrthogonalScroller? {
        guard scrolls(index) else { return nil }
        if let known = scrollers[index] { return known }
        let scroller = OrthogonalScroller(index: index, sections: self)
        scrollers[index] = scroller
        update(scroller)
        return scroller
    }

    /// Lets go of those that are not in sight any more, but for how far they have scrolled.
    func keepScrollers(of sections: Range<Int>) {
        for index in scrollers.keys where !sections.contains(index) {
            // One that is moving is not taken from the finger.
            if let view = scrollers[index]?.view, view.isTracking || view.isDragging { continue }
            drop(index)
        }
    }

    private func drop(_ index: Int) {
        guard let scroller = scrollers.removeValue(forKey: index) else { return }
        offsets[index] = scroller.offset
        scroller.view.delegate = nil
        scroller.view.removeFromSuperview()
    }

    // MARK: Places

    /// The part of a section, from its own corner, whose groups are named: what is seen and as much around.
    func window(ofSection index: Int, _ section: SectionSolution) -> CGRect {
        let viewport = section.viewport
        let axis = section.groupAxis
        let reach = max(axis.length(section.room.size), 1)
        guard let scroller = scroller(ofSection: index) else { return viewport }
        let offset = scroller.offset
        scroller.window = offset - reach / 2...offset + reach / 2
        let start = axis.start(viewport) + offset - reach
        let size = axis.size(axis.length(viewport.size) + 2 * reach, cross: axis.other.length(viewport.size))
        return CGRect(origin: axis.point(start, cross: axis.other.start(viewport)), size: size)
    }

    func host(of attributes: UICollectionViewLayoutAttributes) -> ElementHost? {
        guard let index = scrollingSection(of: attributes), let scroller = scroller(ofSection: index) else { return nil }
        if scroller.view.superview == nil { layout?.collectionView?.insertElementHost(scroller.view) }
        return ElementHost(view: scroller.view, origin: contentOrigin(ofSection: index))
    }

    /// Where the content of a section begins that has not scrolled.
    private func contentOrigin(ofSection index: Int) -> CGPoint {
        let frame = frame(ofSection: index)
        guard let layout, let solution, layout.isRightToLeft, solution.sections[index].groupAxis == .horizontal else { return frame.origin }
        return CGPoint(x: frame.maxX - solution.sections[index].groups.length, y: frame.minY)
    }

    /// Where an element is seen.
    func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let index = scrollingSection(of: attributes), let scroller = scroller(ofSection: index) else { return attributes.frame }
        let (origin, frame, offset) = (contentOrigin(ofSection: index), scroller.view.frame.origin, scroller.view.contentOffset)
        return attributes.frame.offsetBy(dx: frame.x - origin.x - offset.x, dy: frame.y - origin.y - offset.y)
    }

    /// The section that moves an element by itself: cells and badges, but no headers.
    private func scrollingSection(of attributes: UICollectionViewLayoutAttributes) -> Int? {
        let path = attributes.indexPath
        guard path.count == 2, scrolls(path.section), let section = solution?.sections[path.section] else { return nil }
        switch attributes.representedElementCategory {
        case .cell: return path.section
        case .supplementaryView:
            return attributes.representedElementKind.flatMap(section.boundaryIndex) == nil ? path.section : nil
        case .decorationView: return nil
        }
    }

    // MARK: Scrolling

    /// Has an item come into sight within its section.
    func scroll(to attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition, animated: Bool) {
        guard let index = scrollingSection(of: attributes), let section = solution?.sections[index], let layout,
            let scroller = scroller(ofSection: index)
        else { return }
        let axis = section.groupAxis
        let frame = layout.turned(attributes.frame)
        let start = axis.start(frame) - axis.start(section.viewport)
        scroller.show(start...start + axis.length(frame.size), share: share(of: position, along: axis, layout), animated: animated)
    }

    /// Where in what is seen a position has an item, from the leading end; nil for the least way.
    private func share(
        of position: UICollectionView.ScrollPosition, along axis: CompositionalAxis, _ layout: UICollectionViewCompositionalLayout
    ) -> CGFloat? {
        let isMirrored = layout.isRightToLeft
        if axis == .vertical {
            return position.contains(.top) ? 0 : position.contains(.centeredVertically) ? 0.5 : position.contains(.bottom) ? 1 : nil
        }
        if position.contains(.centeredHorizontally) { return 0.5 }
        if position.contains(.left) { return isMirrored ? 1 : 0 }
        return position.contains(.right) ? isMirrored ? 0 : 1 : nil
    }

    func didScroll(_ scroller: OrthogonalScroller) {
        guard let layout, let view = layout.collectionView, scrollers[scroller.index] === scroller else { return }
        if solution?.sections[scroller.index].section.visibleItemsInvalidationHandler != nil {
            callHandler(ofSection: scroller.index)
            layout.status.generation += 1
        } else if let window = scroller.window, !window.contains(scroller.offset) {
            layout.status.generation += 1
        }
        view.setNeedsLayout()
    }

    // MARK: Handlers

    func applyLook(to attributes: UICollectionViewLayoutAttributes) {
        guard !looks.isEmpty else { return }
        looks[ElementKey(attributes)]?.apply(to: attributes)
    }

    func forgetLooks() { looks = [:] }

    private func callHandlers() {
        guard let solution, let view = layout?.collectionView else { return }
        let bounds = layout?.turned(view.bounds) ?? view.bounds
        for index in solution.sections(from: solution.axis.start(bounds), to: solution.axis.end(bounds))
        where solution.sections[index].section.visibleItemsInvalidationHandler != nil {
            callHandler(ofSection: index)
        }
    }

    private func callHandler(ofSection index: Int) {
        guard let solution, let layout, let view = layout.collectionView,
            let handler = solution.sections[index].section.visibleItemsInvalidationHandler
        else { return }
        let bounds = view.bounds
        let elements = layout.elements(in: bounds).filter { attributes in
            attributes.indexPath.count == 2 && attributes.indexPath.section == index
                && attributes.representedElementCategory != .decorationView && shownFrame(of: attributes).touches(bounds)
        }
        let cells = elements.filter { $0.representedElementCategory == .cell }.sorted { $0.indexPath < $1.indexPath }
        let others = elements.filter { $0.representedElementCategory == .supplementaryView }
        let items = (cells + others).map { attributes in
            VisibleItem(attributes) { [weak self] look in
                let key = ElementKey(attributes)
                self?.looks[key] = look(self?.looks[key] ?? ElementLook())
            }
        }
        let offset = scrollers[index]?.view.contentOffset ?? view.contentOffset
        handler(items, offset, solution.sections[index].room.environment)
    }
}
