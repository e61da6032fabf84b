import Foundation
import UIKitCore

/// The scroll view's delegate for one section that scrolls by itself.
@MainActor
final class OrthogonalScroller: NSObject, UIScrollViewDelegate {
    let view = OrthogonalScrollView(frame: .zero)
    let index: Int
    private unowned let sections: OrthogonalSections
    private var rest: OrthogonalRest?
    private var axis = CompositionalAxis.horizontal
    private var isMirrored = false
    /// Where it rested before the finger came.
    private var origin: CGFloat = 0
    /// The offsets for which elements were named.
    var window: ClosedRange<CGFloat>?

    init(index: Int, sections: OrthogonalSections) {
        self.index = index
        self.sections = sections
        super.init()
        view.delegate = self
    }

    /// Brings the view to its position.
    /// - Parameters:
    ///   - frame: in the coordinates of the collection view's content.
    ///   - offset: how far it has scrolled before, from its leading end; nil for its beginning.
    func update(_ section: SectionSolution, frame: CGRect, isMirrored: Bool, offset: CGFloat?) {
        axis = section.groupAxis
        self.isMirrored = isMirrored && axis == .horizontal
        let rest = OrthogonalRest(
            behavior: section.section.orthogonalScrollingBehavior, groups: section.groups,
            groupLength: { [axis] in axis.length($0.group.size) }, viewport: axis.length(frame.size))
        let former = self.rest == nil ? offset : self.offset
        self.rest = rest
        let size = axis.size(section.groups.length, cross: axis.other.length(frame.size))
        UIView.performWithoutAnimation {
            if view.frame != frame { view.frame = frame }
            if view.contentSize != size { view.contentSize = size }
            takeProperties(section.section)
            let inset = insets(for: rest)
            if view.contentInset != inset { view.contentInset = inset }
            view.zIndex = section.section.decorationItems.isEmpty ? 0 : 1
            let wanted = former.map { min(max($0, rest.range.lowerBound), rest.range.upperBound) } ?? rest.start
            if !view.isDragging, !view.isDecelerating, wanted != self.offset || former == nil { scroll(to: wanted, animated: false) }
        }
    }

    private func takeProperties(_ section: NSCollectionLayoutSection) {
        let properties = section.orthogonalScrollingProperties
        let isPaged = [.paging, .groupPaging, .groupPagingCentered].contains(section.orthogonalScrollingBehavior)
        view.decelerationRate =
            properties.decelerationRate == .automatic
            ? isPaged ? .fast : .normal : UIScrollView.DecelerationRate(rawValue: properties.decelerationRate.rawValue)
        view.bounces = properties.bounce != .never
        view.alwaysBounceHorizontal = properties.bounce == .always && axis == .horizontal
        view.alwaysBounceVertical = properties.bounce == .always && axis == .vertical
    }

    /// The insets that let the first and the last group rest in the middle.
    private func insets(for rest: OrthogonalRest) -> UIEdgeInsets {
        let range = rest.range
        let (before, behind) = (max(-range.lowerBound, 0), max(range.upperBound - max(rest.groups.length - rest.viewport, 0), 0))
        if axis == .vertical { return UIEdgeInsets(top: before, left: 0, bottom: behind, right: 0) }
        return UIEdgeInsets(top: 0, left: isMirrored ? behind : before, bottom: 0, right: isMirrored ? before : behind)
    }

    // MARK: Offsets

    /// How far the section has scrolled, from its leading end.
    var offset: CGFloat { logical(axis.start(view.contentOffset)) }

    /// Between offsets from the left and from the leading end.
    private func logical(_ offset: CGFloat) -> CGFloat { isMirrored ? view.contentSize.width - view.bounds.width - offset : offset }

    func scroll(to offset: CGFloat, animated: Bool) {
        view.setContentOffset(axis.point(logical(offset), cross: 0), animated: animated)
    }

    /// Has a part of the content come into sight, at a position if one is named.
    /// - Parameters:
    ///   - range: from the leading end of the content.
    ///   - share: where in what is seen it is to stand, from 0 to 1; nil for the least way.
    func show(_ range: ClosedRange<CGFloat>, share: CGFloat?, animated: Bool) {
        guard let rest else { return }
        let (length, seen) = (range.upperBound - range.lowerBound, rest.viewport)
        var wanted = offset
        if let share {
            wanted = range.lowerBound - share * (seen - length)
        } else if range.lowerBound < wanted {
            wanted = range.lowerBound
        } else if range.upperBound > wanted + seen {
            wanted = range.upperBound - seen
        }
        wanted = min(max(wanted, rest.range.lowerBound), rest.range.upperBound)
        if wanted != offset { scroll(to: wanted, animated: animated) }
    }

    // MARK: Motion

    func scrollViewDidScroll(_ scrollView: UIScrollView) { sections.didScroll(self) }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { origin = rest?.nearest(to: offset) ?? 0 }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let rest, rest.behavior != .continuous else { return }
        let speed = axis.start(velocity) * (isMirrored ? -1 : 1)
        let target = rest.target(
            proposal: logical(axis.start(targetContentOffset.pointee)), velocity: speed, origin: origin, offset: offset)
        targetContentOffset.pointee = axis.point(logical(target), cross: 0)
    }
}
