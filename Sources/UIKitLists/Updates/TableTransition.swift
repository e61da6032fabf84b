import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Brings a table from what it showed before an update to what it shows after it.
///
/// The table is laid out as after the update first, by the same code as always; then each view is put back to where it was seen, and
/// animated to where it belongs. So whatever the animation is, it ends with what a new table would show.
@MainActor
final class TableTransition {
    /// A view on its way out.
    struct Leaving {
        var view: UIView
        /// The opacity before.
        var alpha: CGFloat
        var end: End
        /// The section to whose rows it belonged; nil for headers and footers.
        var section: Int?
        /// Notifies the delegate, and keeps the view to be used again.
        var retire: () -> Void
    }

    /// The end of a view that leaves.
    enum End {
        case departs(RowMotion)
        /// It is still part of the table, but cannot be seen where it goes.
        case moves(to: CGRect)
    }

    let table: UITableView
    let changes: ListChanges
    /// Where everything stood; nil if that is not known.
    let oldLayout: TableLayout?
    let oldOffset: CGPoint
    /// Where views that were shown are seen, which may be on the way of an earlier update.
    private(set) var seenFrames: [ObjectIdentifier: CGRect] = [:]
    private(set) var leaving: [Leaving] = []
    /// Cells that go to another position than their neighbours'.
    private(set) var movedCells: [UITableViewCell] = []

    init(of table: UITableView, changes: ListChanges) {
        self.table = table
        self.changes = changes
        oldLayout = table.content.layout.rowCounts == changes.before ? table.content.layout : nil
        oldOffset = table.bounds.origin
    }

    /// - Parameter completion: called when all views have come to rest.
    func run(completion: @escaping (Bool) -> Void) {
        noteSeenFrames()
        let rows = remainingRows()
        let edges = remainingEdges()
        let wasPlacing = table.shown.isPlacing
        // Who is notified of another content size or offset may have the table laid out, which would give new cells to rows that have
        // theirs.
        table.shown.isPlacing = true
        installContent()
        moveSelection()
        guard table.content.freshness == .current else {
            // Who was asked for heights has changed the data: all is shown anew.
            for row in rows { table.retire(row) }
            for edge in edges { table.retire(edge) }
            table.shown.isPlacing = wasPlacing
            table.setNeedsLayout()
            return finishAtOnce(completion)
        }
        UIView.performWithoutAnimation {
            adoptOffset(keeping: rows)
            table.shown.rows = rowsInSight(of: rows)
            table.shown.edges = edgesInSight(of: edges)
            table.shown.isPlacing = wasPlacing
            table.sectionIndexDidChange()
            // A table that is not shown asks for no cells.
            guard table.window != nil else { return table.setNeedsLayout() }
            reconfigureCells()
            refreshViews()
            table.layOutContent()
            settleOffset()
        }
        if table.window != nil, UIView.areAnimationsEnabled { animate(completion: completion) } else { finishAtOnce(completion) }
    }

    /// The views above and below all sections.
    var headerAndFooterViews: [UIView] { [table.tableHeaderView, table.tableFooterView].compactMap(\.self) }

    // MARK: Before

    private func noteSeenFrames() {
        let views = table.shown.rows.map(\.cell) + table.shown.edges.map(\.view) + headerAndFooterViews
        for view in views { seenFrames[ObjectIdentifier(view)] = view.layer.presentation()?.frame ?? view.frame }
    }

    /// The shown rows that stay part of the table, at their new positions. The others begin to leave.
    private func remainingRows() -> [ShownRow] {
        table.shown.rows.compactMap { row in
            switch changes.fate(of: row.position) {
            case .stays(let position):
                return ShownRow(position: position, cell: row.cell)
            case .moves(let position):
                movedCells.append(row.cell)
                return ShownRow(position: position, cell: row.cell)
            case .isReloaded(_, let motion), .isDeleted(let motion):
                leave(row, .departs(motion))
                return nil
            }
        }
    }

    private func remainingEdges() -> [ShownEdge] {
        table.shown.edges.compactMap { edge in
            switch changes.fate(ofSection: edge.position.section) {
            case .stays(let section), .moves(let section):
                return ShownEdge(position: EdgePosition(section: section, edge: edge.position.edge), view: edge.view)
            case .isReloaded(_, let motion), .isDeleted(let motion):
                leave(edge, .departs(motion))
                return nil
            }
        }
    }

    private func leave(_ row: ShownRow, _ end: End) {
        // A row that is deleted is under no finger any more.
        if case .departs = end, table.editing.move?.cell === row.cell { table.abandonMove() }
        leaving.append(
            Leaving(view: row.cell, alpha: row.cell.alpha, end: end, section: row.position.section) { [table] in
                // The data source may have shown it again.
                if table.shown.position(of: row.cell) == nil { table.retire(row) }
            })
    }

    private func leave(_ edge: ShownEdge, _ end: End) {
        leaving.append(
            Leaving(view: edge.view, alpha: edge.view.alpha, end: end) { [table] in
                if !table.shown.edges.contains(where: { $0.view === edge.view }) { table.retire(edge) }
            })
    }

    // MARK: After

    /// The table's knowledge of its data from now on.
    private func installContent() {
        table.content.generation += 1
        table.content.counts = changes.after
        table.content.freshness = .counted
        table.shown.rows = []
        table.shown.edges = []
        table.readContentIfNeeded()
        keepSeenHeights()
        table.shown.anchor = nil
        table.content.hasMovedCells = true
        table.prefetching = PrefetchPlan()
    }

    /// Rows that went by their content are as high as they were; those that the delegate knows are asked for again.
    private func keepSeenHeights() {
        guard let oldLayout, table.content.freshness == .current, !table.tableDelegateMethods.contains(.rowHeight) else { return }
        for (section, old) in oldLayout.sections.enumerated() where old.rows.areEstimates {
            for (row, height) in old.rows.seenHeights {
                guard let position = changes.newPosition(of: ListPosition(section: section, row: row)) else { continue }
                if table.content.layout.sections[position.section].rows.areEstimates {
                    _ = table.content.layout.setHeight(height, of: position)
                }
            }
        }
        keepEdgeHeights(of: oldLayout)
        table.updateContentSize()
    }

    private func keepEdgeHeights(of oldLayout: TableLayout) {
        for section in table.content.layout.sections.indices {
            let old: Int
            switch changes.origin(ofSection: section) {
            case .stayed(let position), .moved(let position): old = position
            case .reloaded, .inserted: continue
            }
            for edge in [SectionEdge.header, .footer] {
                let known = oldLayout.sections[old].edge(edge)
                guard table.content.layout.sections[section].edge(edge).isEstimate, !known.isEstimate else { continue }
                table.content.layout.changeEdge(EdgePosition(section: section, edge: edge)) { $0 = known }
            }
        }
    }

    private func moveSelection() {
        table.selection.move(changes.newPosition)
        table.focus.move(changes.newPosition)
        if let position = table.highlight.position {
            if let newPosition = changes.newPosition(of: position) { table.highlight.position = newPosition } else { table.cancelTouch() }
        }
    }

    // MARK: Offset

    /// Keeps what is seen where it is when rows come and go above it, unless the table shows its beginning.
    private func adoptOffset(keeping rows: [ShownRow]) {
        guard let oldLayout, table.content.freshness == .current else { return }
        let top = oldOffset.y + table.adjustedContentInset.top
        guard top > 0 else { return }
        let moved = Set(movedCells.map(ObjectIdentifier.init))
        for row in rows where !moved.contains(ObjectIdentifier(row.cell)) {
            guard case .stayed(let old) = changes.origin(of: row.position) else { continue }
            let rect = oldLayout.rect(of: old)
            guard rect.maxY > top else { continue }
            // Of what follows the first row that is seen nothing has any influence.
            return move(to: oldOffset.y + table.content.layout.rect(of: row.position).minY - rect.minY)
        }
    }

    /// No further than the content goes, unless somebody is moving it at the moment.
    private func move(to y: CGFloat) {
        let insets = table.adjustedContentInset
        let lowest = -insets.top
        let highest = max(table.content.layout.contentHeight - table.bounds.height + insets.bottom, lowest)
        let isInMotion = table.isTracking || table.isDecelerating
        let offset = isInMotion ? y : min(max(y, lowest), highest)
        table.shiftContent(by: offset - table.bounds.minY)
    }

    /// Rows that were measured only now may have made the content shorter than the offset.
    private func settleOffset() {
        let highest = table.content.layout.contentHeight - table.bounds.height + table.adjustedContentInset.bottom
        guard !table.isTracking, !table.isDecelerating, table.bounds.minY > max(highest, -table.adjustedContentInset.top) else { return }
        move(to: table.bounds.minY)
        table.layOutContent()
    }

    // MARK: Rows

    /// Those of the remaining rows that are seen after the update. The others leave.
    private func rowsInSight(of rows: [ShownRow]) -> [ShownRow] {
        let span = table.visibleSpan
        return rows.filter { row in
            let rect = table.content.layout.rect(of: row.position)
            if rect.maxY > span.lowerBound, rect.minY < span.upperBound { return true }
            leave(row, .moves(to: rect))
            return false
        }.sorted { $0.position < $1.position }
    }

    private func edgesInSight(of edges: [ShownEdge]) -> [ShownEdge] {
        let span = table.visibleSpan
        return edges.filter { edge in
            let rect = table.currentRect(of: edge.position)
            let isThere = table.content.layout.sections[edge.position.section].edge(edge.position.edge).hasView
            if isThere, rect.maxY > span.lowerBound, rect.minY < span.upperBound { return true }
            leave(edge, .moves(to: rect))
            return false
        }.sorted { $0.position < $1.position }
    }

    /// Has rows reconfigured that keep their cells.
    private func reconfigureCells() {
        for position in changes.rowEdits.reconfigured {
            guard let newPosition = changes.newPosition(of: position),
                let index = table.shown.rows.firstIndex(where: { $0.position == newPosition })
            else {
                continue
            }
            table.reconfigureRow(at: index)
        }
    }

    /// Views that stay may want another height.
    private func refreshViews() {
        for row in table.shown.rows where table.content.layout.contains(row.position) {
            table.resolveSaidHeight(of: row.position)
            table.resolveFittingHeight(of: row.position, cell: row.cell)
        }
        for edge in table.shown.edges { table.resolveHeight(of: edge.view, at: edge.position) }
    }
}
