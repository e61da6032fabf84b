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
                let position = ListPosition(section: section, row: row)
                guard placeholder(at: position) == nil else { return theme.rowHeight }
                let said = delegate.tableView?(self, estimatedHeightForRowAt: dataPosition(of: position).path)
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
            let position = ListPosition(section: section, row: row)
            if placeholder(at: position) == nil, let height = delegatedHeight(of: position) { return height }
            areEstimates = true
            return theme.rowHeight
        }
        return RowHeights(heights, areEstimates: areEstimates)
    }

    /// The explicit height of a row, regardless of its cell's fitting size; nil if that decides.
    func explicitHeight(of position: ListPosition) -> CGFloat? {
        if let placeholder = placeholder(at: position) {
            return placeholder.rowHeight == Self.automaticDimension ? nil : checkedRowHeight(placeholder.rowHeight)
        }
        if tableDelegateMethods.contains(.rowHeight) { return delegatedHeight(of: position) }
        if let cell = staticCell(at: position.path) { return staticHeight(of: cell).map(checkedRowHeight) }
        return rowHeight == Self.automaticDimension ? nil : checkedRowHeight(rowHeight)
    }

    private func delegatedHeight(of position: ListPosition) -> CGFloat? {
        guard let height = delegate?.tableView?(self, heightForRowAt: dataPosition(of: position).path), height != Self.automaticDimension
        else { return nil }
        requireNotNegative(height, "table view row height", "index path (\(position.path))")
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
        let position = EdgePosition(section: section, edge: edge)
        let mayHaveView = tableDelegateMethods.contains(edge == .header ? .headerView : .footerView)
        let title = title(of: position)
        let hasContent = title != nil || mayHaveView
        var result = SectionLayout.Edge(height: 0, hasView: hasContent)
        if let height = explicitHeight(of: position, hasContent: hasContent) {
            result.height = height
        } else if hasContent {
            result.height = estimatedHeight(of: position)
            result.isEstimate = (position.edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight) != 0
        } else if style != .plain {
            result.height = groupedGap + gapAboveFirstGroup(position)
        }
        if edge == .header, style == .plain, hasContent, result.height > 0 {
            result.gapAbove =
                sectionHeaderTopPadding == Self.automaticDimension ? theme.plainHeaderGap : theme.usable(sectionHeaderTopPadding)
        }
        return result
    }

    /// The height by the delegate or the table; nil if the view decides, or the default.
    private func explicitHeight(of position: EdgePosition, hasContent: Bool) -> CGFloat? {
        let (method, fallback): (TableDelegateMethods, CGFloat) =
            position.edge == .header ? (.headerHeight, sectionHeaderHeight) : (.footerHeight, sectionFooterHeight)
        var said = Self.automaticDimension
        if tableDelegateMethods.contains(method) {
            let answer =
                position.edge == .header
                ? delegate?.tableView?(self, heightForHeaderInSection: position.section)
                : delegate?.tableView?(self, heightForFooterInSection: position.section)
            said = answer ?? said
            if said != Self.automaticDimension {
                requireNotNegative(said, "section \(position.edge) height", "section \(position.section)")
            }
        } else if hasContent || style != .plain {
            said = fallback
            // observed: storyboards ask for 10 points and show whole titles all the same; 38 points is what they are recorded with
            if style != .plain, said != Self.automaticDimension, title(of: position) != nil { said = max(said, usualHeight(of: position)) }
        }
        guard said != Self.automaticDimension else { return nil }
        warnIfUnusable(said)
        let height = theme.usable(said)
        // Groups are separated by the gap between them: for no gap at all a tiny height is asked for.
        return style != .plain && height == 0 ? nil : height
    }

    private func estimatedHeight(of position: EdgePosition) -> CGFloat {
        let isHeader = position.edge == .header
        if tableDelegateMethods.contains(isHeader ? .estimatedHeaderHeight : .estimatedFooterHeight) {
            let said =
                isHeader
                ? delegate?.tableView?(self, estimatedHeightForHeaderInSection: position.section)
                : delegate?.tableView?(self, estimatedHeightForFooterInSection: position.section)
            if let said, said > 0 { return theme.usable(said) }
        }
        let own = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        return own > 0 ? theme.usable(own) : usualHeight(of: position)
    }

    /// The height of a header or a footer with a title of one line.
    func usualHeight(of position: EdgePosition) -> CGFloat {
        guard style != .plain else { return theme.plainEdgeHeight }
        return position.edge == .header ? theme.groupedHeaderHeight + gapAboveFirstGroup(position) : theme.groupedFooterHeight
    }

    /// The first group stands further down, unless the table begins with a view of the app's.
    func gapAboveFirstGroup(_ position: EdgePosition) -> CGFloat {
        guard position == EdgePosition(section: 0, edge: .header), tableHeaderView == nil, style != .plain else { return 0 }
        return inWholePixels(theme.firstGroupGap)
    }

    /// What lies between groups without titles.
    var groupedGap: CGFloat { inWholePixels(theme.groupedGap) }

    /// Rows below begin on whole pixels, so that nothing is seen through between two of them.
    private func inWholePixels(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (length * scale).rounded() / scale
    }

    /// The title above or below a section.
    func title(of position: EdgePosition) -> String? {
        switch position.edge {
        case .header:
            guard dataSourceMethods.contains(.headerTitle) else { return staticSection(position.section)?.headerTitle }
            return dataSource?.tableView?(self, titleForHeaderInSection: position.section)
        case .footer:
            guard dataSourceMethods.contains(.footerTitle) else { return staticSection(position.section)?.footerTitle }
            return dataSource?.tableView?(self, titleForFooterInSection: position.section)
        }
    }

    // MARK: Checking

    private func requireNotNegative(_ height: CGFloat, _ subject: String, _ position: String) {
        guard height < 0 else { return }
        fatalError(
            "\(subject) must not be negative - provided height for \(position) is \(height). "
                + "Return 0 or more, or UITableView.automaticDimension.")
    }

    private func warnIfUnusable(_ height: CGFloat) {
        guard height.isNaN || height > theme.greatestHeight else { return }
        ConsoleWarning.tell("\(self) was told of a height of \(height), and shows \(theme.usable(height)) instead.")
    }
}
