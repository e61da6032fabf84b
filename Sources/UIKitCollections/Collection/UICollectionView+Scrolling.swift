import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

extension UICollectionView {
    /// Scrolls to where an item is seen. Without a position, as little as shows all of it.
    ///
    /// The delegate's `scrollViewDidEndScrollingAnimation(_:)` follows if it is animated.
    /// - Precondition: there is that item, and the position names at most one alignment per axis.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/scrolltoitem(at:at:animated:)
    @objc(scrollToItemAtIndexPath:atScrollPosition:animated:)
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
        scrollPosition.check()
        readLayoutIfNeeded()
        let path = shownPath(of: indexPath) ?? indexPath
        _require(
            path.count == 2 && content.contains(ListPosition(path)),
            "attempt to scroll to invalid index path: \(indexPath). Scroll to an item that the data source had when the collection view "
                + "read its data last.")
        guard let attributes = arrangement.layout.placedAttributes(of: ElementKey(cellAt: path)) else { return }
        arrangement.layout.scrollInside(to: attributes, at: scrollPosition, animated: animated)
        guard animated else { return settle(at: path, scrollPosition, from: attributes.frame) }
        setContentOffset(target(for: attributes.frame, at: scrollPosition), animated: true)
    }

    /// How often the target is computed again because items on the way are of another size than they were taken for.
    private static var mostCorrections: Int { 4 }

    private func settle(at path: IndexPath, _ position: ScrollPosition, from frame: CGRect) {
        var frame = frame
        for _ in 0..<Self.mostCorrections {
            let target = target(for: frame, at: position)
            if target == contentOffset { break }
            setContentOffset(target, animated: false)
            // Nobody sees a cell yet; the first ones come with the first layout.
            guard window != nil || shown.pass > 0 else { break }
            layOutContent()
            guard content.contains(ListPosition(path)), let now = arrangement.layout.placedAttributes(of: ElementKey(cellAt: path)) else {
                return
            }
            if now.frame == frame { break }
            frame = now.frame
        }
    }

    private func target(for frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let (insets, size) = (adjustedContentInset, bounds.size)
        let y = ScrollGoal.offset(
            of: frame.minY...max(frame.maxY, frame.minY), at: position.vertical, from: contentOffset.y, length: size.height,
            insets: (insets.top, insets.bottom), content: contentSize.height)
        let x = ScrollGoal.offset(
            of: frame.minX...max(frame.maxX, frame.minX), at: position.horizontal, from: contentOffset.x, length: size.width,
            insets: (insets.left, insets.right), content: contentSize.width)
        return CGPoint(x: x, y: y)
    }
}

/// Where to scroll along one axis.
private enum ScrollGoal {
    case start, middle, end

    /// - Parameter goal: nil for the least movement that shows all of it.
    static func offset(
        of span: ClosedRange<CGFloat>, at goal: ScrollGoal?, from current: CGFloat, length: CGFloat,
        insets: (start: CGFloat, end: CGFloat), content: CGFloat
    ) -> CGFloat {
        let atStart = span.lowerBound - insets.start
        let atEnd = span.upperBound - length + insets.end
        let wanted: CGFloat
        switch goal {
        case .start: wanted = atStart
        case .end: wanted = atEnd
        case .middle: wanted = ((span.lowerBound + span.upperBound) - (length + insets.start - insets.end)) / 2
        case nil: wanted = current > atStart || atEnd > atStart ? atStart : max(current, atEnd)
        }
        let lowest = -insets.start
        return min(max(wanted, lowest), max(content - length + insets.end, lowest))
    }
}

extension UICollectionView.ScrollPosition {
    fileprivate var vertical: ScrollGoal? {
        contains(.top) ? .start : contains(.centeredVertically) ? .middle : contains(.bottom) ? .end : nil
    }

    fileprivate var horizontal: ScrollGoal? {
        contains(.left) ? .start : contains(.centeredHorizontally) ? .middle : contains(.right) ? .end : nil
    }

    /// Stops the process where two alignments of one axis are named.
    fileprivate func check() {
        let vertical: [Self] = [.top, .centeredVertically, .bottom]
        let horizontal: [Self] = [.left, .centeredHorizontally, .right]
        for (name, positions) in [("vertical", vertical), ("horizontal", horizontal)] {
            _require(
                positions.count { contains($0) } <= 1,
                "UICollectionViewScrollPosition: attempt to use a scroll position with multiple \(name) positioning styles. "
                    + "Name one of them, and at most one of the other axis.")
        }
    }
}
