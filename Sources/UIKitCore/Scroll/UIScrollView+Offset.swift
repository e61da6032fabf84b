import Foundation
internal import ScrollPhysics

// Where the content stands, and what follows when that changes.
extension UIScrollView {
    func setUpScrolling() {
        clipsToBounds = true
        scrollPan.addTarget(self, action: #selector(UIScrollView.followPan(_:)))
        addGestureRecognizer(scrollPan)
    }

    /// The offsets at which the view may rest.
    var scrollRange: ScrollRange {
        ScrollRange(contentSize: ownContentSize, viewport: bounds.size, insets: greatestInsets, leastHeight: collapsingRoom.first)
    }

    /// The insets with all of a bar above that gives way to the content.
    var greatestInsets: UIEdgeInsets {
        var insets = adjustedContentInset
        insets.top += collapsingRoom.hidden
        return insets
    }

    /// Returns true if there is more content along an axis than can be seen.
    func hasMore(along axis: ScrollAxis) -> Bool {
        let range = scrollRange[axis]
        return range.upperBound > range.lowerBound
    }

    /// Returns true if the content does not fit. Content that does is scrolled, too, while a bar above gives way to it.
    func exceedsBounds(along axis: ScrollAxis) -> Bool {
        let range = ScrollRange(contentSize: ownContentSize, viewport: bounds.size, insets: greatestInsets)
        return range[axis].upperBound > range[axis].lowerBound
    }

    // MARK: The offset

    func changeContentOffset(to offset: CGPoint) {
        guard offset.isFinite else {
            ConsoleWarning.tell("\(self) keeps its content offset: \(offset) is no place. Set finite numbers.")
            return
        }
        if !offsetWork.isOwnChange { pendingOffset = nil }
        guard offset != bounds.origin else { return }
        willChangeValue(forKey: "contentOffset")
        // optimization: changing the origin alone in place asks for memory each time, as the property can be overridden.
        bounds = CGRect(origin: offset, size: bounds.size)
        didChangeValue(forKey: "contentOffset")
    }

    /// Sets the offset on the scroll view's own account: movements go on.
    func moveContent(to offset: CGPoint) {
        let wasOwnChange = offsetWork.isOwnChange
        offsetWork.isOwnChange = true
        contentOffset = offset
        offsetWork.isOwnChange = wasOwnChange
    }

    /// Moves together with content that has come or gone before what is seen. Fingers and movements go on from there.
    @_spi(ForasteroInternal)
    public func carryContent(by distance: CGPoint) {
        let wasCarrying = offsetWork.isCarrying
        offsetWork.isCarrying = true
        contentOffset = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
        offsetWork.isCarrying = wasCarrying
    }

    func respondToBounds(from old: CGRect) {
        let new = bounds
        if new.size != old.size { viewportDidChange(from: old) }
        guard new.origin != old.origin else { return }
        if !offsetWork.isOwnChange {
            followForeignMove(by: CGPoint(x: new.origin.x - old.origin.x, y: new.origin.y - old.origin.y))
        }
        if offsetWork.isFollowed {
            contentObserver?.contentDidMove(in: self)
            // The hidden part of a bar follows the content, also where no inset has changed.
            if collapsingRoom.height > 0 { updateInsetAdjustment() }
        }
        ownRefreshControl?.follow(self)
        tellOfScrolling()
    }

    /// The app has moved the content while a finger or a movement does.
    private func followForeignMove(by distance: CGPoint) {
        drag?.shift(by: distance)
        guard let runner else { return }
        // Content that goes round and round is put back by the app while it moves, and moves on from there.
        if offsetWork.depth > 0 || offsetWork.isLayingOut || offsetWork.isCarrying {
            runner.shift(by: distance)
        } else {
            stopMotion()
        }
    }

    private func tellOfScrolling() {
        guard offsetWork.depth < OffsetWork.greatestDepth else {
            if offsetWork.depth == OffsetWork.greatestDepth {
                ConsoleWarning.tell("\(self): scrollViewDidScroll(_:) changes the offset each time it is called, and is not called again.")
            }
            return
        }
        let before = offsetWork
        offsetWork.isOwnChange = false
        offsetWork.isCarrying = false
        offsetWork.depth += 1
        if delegateMethods.contains(.didScroll) { delegate?.scrollViewDidScroll?(self) }
        contentDidMove()
        offsetWork = before
    }

    // MARK: Size

    func changeContentSize(to size: CGSize) {
        guard size != ownContentSize else { return }
        guard size.width.isFinite, size.height.isFinite else {
            ConsoleWarning.tell("\(self) keeps its content size: \(size) is no size. Set finite numbers.")
            return
        }
        willChangeValue(forKey: "contentSize")
        let before = scrollRange
        ownContentSize = size
        updateInsetAdjustment()
        staySensible(after: before)
        setNeedsLayout()
        didChangeValue(forKey: "contentSize")
    }

    private func viewportDidChange(from old: CGRect) {
        let before = ScrollRange(
            contentSize: ownContentSize, viewport: old.size, insets: greatestInsets, leastHeight: collapsingRoom.first)
        // A view that constraints are resizing does not stand where it will yet, and that counts for its safe area.
        if !flags.contains(.isTakingFrame) { updateInsetAdjustment() }
        staySensible(after: before)
    }

    /// Moves content whose end has come nearer than the offset, unless a finger holds it.
    private func staySensible(after before: ScrollRange) {
        let range = scrollRange
        runner?.changeRange(to: range)
        guard drag == nil, runner == nil else { return }
        var offset = bounds.origin
        for axis in ScrollAxis.allCases where range[axis].upperBound < before[axis].upperBound {
            offset[axis] = min(offset[axis], range[axis].upperBound)
        }
        moveContent(to: offset)
    }

    // MARK: Moving on request

    func scroll(to offset: CGPoint, animated: Bool) {
        guard offset.isFinite else { return changeContentOffset(to: offset) }
        stopMotion()
        guard offset != contentOffset else { return }
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            moveContent(to: offset)
            if animated { delegate?.scrollViewDidEndScrollingAnimation?(self) }
            return
        }
        animateOffset(to: offset, purpose: .request)
    }

    func scrollToShow(_ rect: CGRect, animated: Bool) {
        guard rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite else { return }
        let (seen, insets) = (bounds, adjustedContentInset.finite)
        let (left, top) = (seen.minX + insets.left, seen.minY + insets.top)
        var offset = contentOffset
        offset.x += Self.leastMove(of: left...max(left, seen.maxX - insets.right), toShow: rect.minX...rect.maxX)
        offset.y += Self.leastMove(of: top...max(top, seen.maxY - insets.bottom), toShow: rect.minY...rect.maxY)
        guard offset != contentOffset else { return }
        scroll(to: scrollRange.clamp(offset), animated: animated)
    }

    private static func leastMove(of seen: ClosedRange<CGFloat>, toShow wanted: ClosedRange<CGFloat>) -> CGFloat {
        let (seenLength, length) = (seen.upperBound - seen.lowerBound, wanted.upperBound - wanted.lowerBound)
        if length > seenLength || wanted.lowerBound < seen.lowerBound { return wanted.lowerBound - seen.lowerBound }
        return max(wanted.upperBound - seen.upperBound, 0)
    }
}
