import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UITableView {
    /// Scrolls to where a row is seen. A row of `NSNotFound` stands for the beginning of its section.
    ///
    /// The delegate's `scrollViewDidEndScrollingAnimation(_:)` follows if it is animated.
    /// - Precondition: the table has that row.
    // apple: https://developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)
    @objc(scrollToRowAtIndexPath:atScrollPosition:animated:)
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        readContentIfNeeded()
        let indexPath = indexPath.row == NSNotFound ? indexPath : shownPosition(of: indexPath).path
        requireExists(indexPath)
        let target = scrollTarget(for: indexPath, at: scrollPosition)
        if animated {
            setContentOffset(target, animated: true)
            if isScrollAnimating { scrollGoal = ScrollGoal(path: indexPath, position: scrollPosition) }
            return
        }
        var offset = target
        for _ in 0..<Self.mostCorrections {
            setContentOffset(offset, animated: false)
            layOutContent()
            // Heights that were estimates until now move the row.
            offset = scrollTarget(for: indexPath, at: scrollPosition)
            if offset == contentOffset { break }
        }
    }

    /// Scrolls to where the selected row is seen that is nearest to the middle.
    @objc(scrollToNearestSelectedRowAtScrollPosition:animated:)
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        readContentIfNeeded()
        let distances = selection.positions.filter(content.layout.contains).map { position in
            (position: position, distance: abs(content.layout.rect(of: position).midY - bounds.midY))
        }
        guard let nearest = distances.min(by: { $0.distance < $1.distance }) else { return }
        guard let path = givenPath(nearest.position) else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    // MARK: Internal

    /// Where an animated scroll is to end, whatever the heights on the way turn out to be.
    struct ScrollGoal {
        var path: IndexPath
        var position: ScrollPosition
    }

    /// Once an animated scroll to a row has ended, makes up for heights that were estimates when it began.
    func arriveAtGoal() {
        guard let goal = scrollGoal else { return }
        guard !isDragging, content.counts.indices.contains(goal.path.section) else {
            scrollGoal = nil
            return
        }
        guard !isScrollAnimating else { return }
        scrollGoal = nil
        let isThere = goal.path.row == NSNotFound || content.layout.contains(ListPosition(goal.path))
        if isThere { shiftContent(by: scrollTarget(for: goal.path, at: goal.position).y - contentOffset.y) }
    }

    // MARK: Private

    /// How often the target is computed again because estimates on the way were wrong.
    private static var mostCorrections: Int { 4 }

    private func requireExists(_ path: IndexPath) {
        let position = ListPosition(path)
        guard content.counts.indices.contains(position.section) else { stop("section (\(position.section))", content.counts.count, "") }
        let count = content.counts[position.section]
        guard position.row == NSNotFound || (0..<count).contains(position.row) else {
            stop("row (\(position.row))", count, " for section (\(position.section))")
        }
    }

    private func stop(_ position: String, _ count: Int, _ context: String) -> Never {
        fatalError(
            "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: \(position) beyond bounds (\(count))\(context). "
                + "Scroll to a row that the data source had when the table read its data last.")
    }

    private func scrollTarget(for path: IndexPath, at position: ScrollPosition) -> CGPoint {
        let rect = scrollRect(for: path)
        let insets = adjustedContentInset
        // A header that stays at the top covers rows.
        let cover = path.row == NSNotFound || style != .plain ? 0 : stickingHeaderHeight(ofSection: path.section)
        let top = rect.minY - insets.top - cover
        let bottom = rect.maxY - bounds.height + insets.bottom
        var y: CGFloat
        switch position {
        case .none:
            let isHigher = rect.height > bounds.height - insets.top - insets.bottom - cover
            y = contentOffset.y > top || isHigher ? top : max(contentOffset.y, bottom)
        case .top: y = top
        case .middle: y = rect.midY - (bounds.height + insets.top - insets.bottom) / 2
        case .bottom: y = bottom
        }
        let lowest = -insets.top
        let highest = max(content.layout.contentHeight - bounds.height + insets.bottom, lowest)
        y = min(max(y, lowest), highest)
        return CGPoint(x: contentOffset.x, y: y)
    }

    private func scrollRect(for path: IndexPath) -> CGRect {
        guard path.row == NSNotFound else { return content.layout.rect(of: ListPosition(section: path.section, row: path.row)) }
        let section = content.layout.rect(ofSection: path.section)
        return CGRect(x: section.minX, y: section.minY, width: section.width, height: content.layout.sections[path.section].header.total)
    }

    private func stickingHeaderHeight(ofSection section: Int) -> CGFloat {
        let header = content.layout.sections[section].header
        return header.hasView ? header.height : 0
    }
}
