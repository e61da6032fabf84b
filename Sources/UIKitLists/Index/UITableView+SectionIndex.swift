import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The index at the edge: whether it is shown, how it looks, and where it leads.
extension UITableView {
    /// Asks the data source for the titles.
    func readSectionIndex() {
        let titles = dataSourceMethods.contains(.indexTitles) ? dataSource?.sectionIndexTitles?(for: self) ?? nil : nil
        sectionIndex.titles = titles ?? []
        sectionIndexDidChange()
    }

    /// Titles, colours or the number of rows are different.
    func sectionIndexDidChange() {
        let isWanted =
            style == .plain && !sectionIndex.titles.isEmpty && content.counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
        let wasShown = sectionIndex.bar != nil
        if isWanted {
            let bar = sectionIndex.bar ?? makeSectionIndexBar()
            bar.titles = sectionIndex.titles
            bar.titleColor = sectionIndexColor
            bar.idleColor = sectionIndexBackgroundColor
            bar.trackingColor = sectionIndexTrackingBackgroundColor
        } else {
            sectionIndex.bar?.removeFromSuperview()
            sectionIndex.bar = nil
        }
        if wasShown != isWanted { noteCellContextsAreStale() }
        setNeedsLayout()
    }

    /// The width that cells keep clear at the edge for the index.
    var sectionIndexWidth: CGFloat { sectionIndex.bar == nil ? 0 : SectionIndexTheme.flat.width }

    /// Keeps the index where it is seen, in front of all rows.
    func placeSectionIndex() {
        guard let bar = sectionIndex.bar else { return }
        let insets = adjustedContentInset
        let width = SectionIndexTheme.flat.touchWidth
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - width
        let height = max(bounds.height - insets.top - insets.bottom, 0)
        let frame = CGRect(x: x, y: bounds.minY + insets.top, width: width, height: height)
        UIView.performWithoutAnimation {
            if bar.frame != frame { bar.frame = frame }
            // The indicators, which keep themselves in front, stay above it.
            if subviews.last(where: { !isScrollIndicator($0) }) !== bar { bringSubviewToFront(bar) }
        }
    }

    private func makeSectionIndexBar() -> SectionIndexBar {
        let bar = SectionIndexBar(frame: .zero)
        bar.onTouch = { [weak self] title in self?.followSectionIndex(to: title) }
        addSubview(bar)
        sectionIndex.bar = bar
        return bar
    }

    /// A finger has come to a title.
    private func followSectionIndex(to title: Int) {
        guard sectionIndex.titles.indices.contains(title), let dataSource else { return }
        let text = sectionIndex.titles[title]
        let section =
            dataSourceMethods.contains(.sectionForIndexTitle)
            ? dataSource.tableView?(self, sectionForSectionIndexTitle: text, at: title) ?? title : title
        readContentIfNeeded()
        if section < 0 || section == NSNotFound {
            // Nowhere among the sections: above them.
            setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        } else if content.counts.indices.contains(section) {
            scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
        }
    }
}
