import Foundation
@_spi(ForasteroInternal) import UIKitCore

// How high rows, headers and footers are: what delegate and properties say of it.
extension UITableView {
    /// The layout of a section before any of it is seen.
    func sectionLayout(_ section: Int) -> SectionLayout {
        SectionLayout(header: edge(.header, of: section), rows: rowHeights(ofSection: section), footer: edge(.footer, of: section))
    }

    /// True if heights of rows are to be estimated although the delegate knows them.
    private var estimatesKnownHeights: Bool {
        estimatedRowHeight != 0 && tableDelegateMethods.contains(.estimatedRowHeight) || estimatedRowHeight > 0
    }

    private func rowHeights(ofSection section: Int) -> RowHeights {
        var heights = explicitHeights(ofSection: section)
        for (row, height) in placeholders.placeholders(ofSection: section).map({ ($0.row, $0.placeholder.rowHeight) })
        where height != Self.automaticDimension && row < heights.count { _ = heights.setHeight(checkedRowHeight(height), of: row) }
        return heights
    }

    private func explicitHeights(ofSection section: Int) -> RowHeights {
        let count = content.counts[section]
        if !tableDelegateMethods.contains(.rowHeight), let heights = staticHeights(ofSection: section, count: count) { return heights }
        if tableDelegateMethods.contains(.rowHeight) && !estimatesKnownHeights { return givenHeights(ofSection: section, count: count) }
        if !tableDelegateMethods.contains(.rowHeight), rowHeight != Self.automaticDimension {
            return RowHeights(count: count, height: checkedRowHeight(rowHeight))
        }
        // Who wants no estimates has rows of the usual height: what cells would like is known only when they are seen.
        if estimatedRowHeight == 0 { return RowHeights(count: count, height: theme.rowHeight) }
        if tableDelegateMethods.contains(.estimatedRowHeight), let delegate {
            let estimates = (0..<count).map { row in
                let place = ListPlace(section: section, row: row)
                guard placeholder(at: place) == nil else { return theme.rowHeight }
                let said = delegate.tableView?(self, estimatedHeightForRowAt: dataPlace(of: place).path)
                return usableEstimate(said ?? Self.automaticDimension, usual: theme.rowHeight)
            }
            return RowHeights(estimates, areEstimates: true)
        }
        return RowHeights(count: count, height: usableEstimate(estimatedRowHeight, usual: theme.rowHeight), areEstimates: true)
    }

    /// All heights of a section from the delegate. Where it leaves one to the content, the section's are estimates.
    private func givenHeights(ofSection section: Int, count: Int) -> RowHeights {
        var areEstimates = false
        let heights = (0..<count).map { row -> CGFloat in
            let place = ListPlace(section: section, row: row)
            if placeholder(at: place) == nil, let height = delegatedHeight(of: place) { return height }
            areEstimates = true
            return theme.rowHeight
        }
        return RowHeights(heights, areEstimates: areEstimates)
    }

    /// The explicit height of a row, regardless of its cell's fitting size; nil if that decides.
    func explicitHeight(of place: ListPlace) -> CGFloat? {
        if let placeholder = placeholder(at: place) {
            return placeholder.rowHeight == Self.automaticDimension ? nil : checkedRowHeight(placeholder.rowHeight)
        }
        if tableDelegateMethods.contains(.rowHeight) { return delegatedHeight(of: place) }
        if let cell = staticCell(at: place.path) { return staticHeight(of: cell).map(checkedRowHeight) }
        return rowHeight == Self.automaticDimension ? nil : checkedRowHeight(rowHeight)
    }

    private func delegatedHeight(of place: ListPlace) -> CGFloat? {
        guard let height = delegate?.tableView?(self, heightForRowAt: dataPlace(of: place).path), height != Self.automaticDimension
        else { return nil }
        requireNotNegative(height, "table view row height", "index path (\(place.path))")
        return checkedRowHeight(height)
    }

    /// An estimate of nothing would let every row of a table be looked at in the search for the last visible one.
    private func usableEstimate(_ said: CGFloat, usual: CGFloat) -> CGFloat {
        let height = theme.usable(said)
        return height >= 1 ? height : usual
    }

    private func checkedRowHeight(_ height: CGFloat) -> CGFloat {
        warnIfUnusable(height)
        return theme.usableRowHeight(height)
    }

    // MARK: Headers and footers

    private func edge(_ edge: SectionEdge, of section: Int) -> SectionLayout.Edge {
        let place = EdgePlace(section: section, edge: edge)
        let mayHaveView = tableDelegateMethods.contains(edge == .header ? .headerView : .footerView)
        let title = title(of: place)
        let hasContent = title != nil || mayHaveView
        var result = SectionLayout.Edge(height: 0, hasView: hasContent)
        if let height = explicitHeight(of: place, hasContent: hasContent) {
            result.height = height
        } else if hasContent {
            result.height = estimatedHeight(of: place)
            result.isEstimate = (place.edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight) != 0
        } else if style != .plain {
            result.height = theme.groupedGap + gapAboveFirstGroup(place)
        }
        if edge == .header, style == .plain, hasContent, result.height > 0 {
            result.gapAbove =
                sectionHeaderTopPadding == Self.automaticDimension ? theme.plainHeaderGap : theme.usable(sectionHeaderTopPadding)
        }
        return result
    }

    /// The height by the delegate or the table; nil if the view decides, or the default.
    private func explicitHeight(of place: EdgePlace, hasContent: Bool) -> CGFloat? {
        let (method, fallback): (TableDelegateMethods, CGFloat) =
            place.edge == .header ? (.headerHeight, sectionHeaderHeight) : (.footerHeight, sectionFooterHeight)
        var said = Self.automaticDimension
        if tableDelegateMethods.contains(method) {
            let answer =
                place.edge == .header
                ? delegate?.tableView?(self, heightForHeaderInSection: place.section)
                : delegate?.tableView?(self, heightForFooterInSection: place.section)
            said = answer ?? said
            if said != Self.automaticDimension {
                requireNotNegative(said, "section \(place.edge) height", "section \(place.section)")
            }
        } else if hasContent || style != .plain {
            said = fallback
            // observed: storyboards ask for 10 points and show whole titles all the same; 38 points is what they are recorded with
            if style != .plain, said != Self.automaticDimension, title(of: place) != nil { said = max(said, usualHeight(of: place)) }
        }
        guard said != Self.automaticDimension else { return nil }
        warnIfUnusable(said)
        let height = theme.usable(said)
        // Groups are separated by the gap between them: for no gap at all a tiny height is asked for.
        return style != .plain && height == 0 ? nil : height
    }

    private func estimatedHeight(of place: EdgePlace) -> CGFloat {
        let isHeader = place.edge == .header
        if tableDelegateMethods.contains(isHeader ? .estimatedHeaderHeight : .estimatedFooterHeight) {
            let said =
                isHeader
                ? delegate?.tableView?(self, estimatedHeightForHeaderInSection: place.section)
                : delegate?.tableView?(self, estimatedHeightForFooterInSection: place.section)
            if let said, said > 0 { return theme.usable(said) }
        }
        let own = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        return own > 0 ? theme.usable(own) : usualHeight(of: place)
    }

    /// The height of a header or a footer with a title of one line.
    func usualHeight(of place: EdgePlace) -> CGFloat {
        guard style != .plain else { return theme.plainEdgeHeight }
        return place.edge == .header ? theme.groupedHeaderHeight + gapAboveFirstGroup(place) : theme.groupedFooterHeight
    }

    /// The first group stands further down, unless the table begins with a view of the app's.
    func gapAboveFirstGroup(_ place: EdgePlace) -> CGFloat {
        place == EdgePlace(section: 0, edge: .header) && tableHeaderView == nil && style != .plain ? theme.firstGroupGap : 0
    }

    /// The title above or below a section.
    func title(of place: EdgePlace) -> String? {
        switch place.edge {
        case .header:
            guard dataSourceMethods.contains(.headerTitle) else { return staticSection(place.section)?.headerTitle }
            return dataSource?.tableView?(self, titleForHeaderInSection: place.section)
        case .footer:
            guard dataSourceMethods.contains(.footerTitle) else { return staticSection(place.section)?.footerTitle }
            return dataSource?.tableView?(self, titleForFooterInSection: place.section)
        }
    }

    // MARK: Checking

    private func requireNotNegative(_ height: CGFloat, _ subject: String, _ place: String) {
        guard height < 0 else { return }
        fatalError(
            "\(subject) must not be negative - provided height for \(place) is \(height). "
                + "Return 0 or more, or UITableView.automaticDimension.")
    }

    private func warnIfUnusable(_ height: CGFloat) {
        guard height.isNaN || height > theme.greatestHeight else { return }
        ConsoleWarning.tell("\(self) was told of a height of \(height), and shows \(theme.usable(height)) instead.")
    }
}
