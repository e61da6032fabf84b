import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Which rows have cells, and bringing that up to date when the table scrolls or changes.
extension UITableView {
    /// The table's layout: finds out missing heights, and shows the visible rows.
    func layOutContent() {
        // Who is asked for a cell may have the table laid out. The layout that asked goes on afterwards.
        // While an update is open, the data may have changed already that the table still shows.
        guard !shown.isPlacing, !batch.isOpen else { return }
        shown.isPlacing = true
        defer { shown.isPlacing = false }
        showContent()
        arriveAtGoal()
        placeHeaderAndFooterViews()
        placeFillerRows()
        placeSectionIndex()
        queues.trim()
        prefetchRows()
    }

    /// How often showing begins again because somebody who was asked has changed the data.
    private static var mostAttempts: Int { 8 }
    /// How often rows that turned out to be lower than estimated make room for more.
    private static var mostExtensions: Int { 200 }

    private func showContent() {
        for _ in 0..<Self.mostAttempts {
            readContentIfNeeded()
            let generation = content.generation
            if showRows(generation), showEdges(generation), content.generation == generation, content.freshness == .current { return }
        }
        // Whatever keeps changing is shown by the next layout.
        setNeedsLayout()
    }

    /// The part of the content that can be seen.
    ///
    /// While a row is being moved others are shown by its height elsewhere, so as much more counts.
    var visibleSpan: ClosedRange<CGFloat> {
        let more = editing.move?.displacement.height ?? editing.gap?.height ?? 0
        return bounds.minY - more...max(bounds.maxY, bounds.minY) + more
    }

    // MARK: Rows

    /// Shows the rows that are to be seen, and no others. Returns false if that has to begin again.
    private func showRows(_ generation: Int) -> Bool {
        for _ in 0..<Self.mostExtensions {
            let span = rowsInSight
            retireRows(except: span)
            guard let span, content.generation == generation else { return content.generation == generation }
            if content.hasMovedCells { updateContexts() }
            if !content.hasUnmeasuredCells, isShowingAll(of: span) {
                placeRows()
                return true
            }
            shown.anchor = shown.rows.first { content.layout.rect(of: $0.position).maxY > visibleSpan.lowerBound }?.position
            guard showRows(of: span, generation) else { return false }
            content.hasUnmeasuredCells = false
            placeRows()
        }
        return true
    }

    private var rowsInSight: RowSpan? {
        // A table of no size shows nothing.
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        return content.layout.rows(from: visibleSpan.lowerBound, to: visibleSpan.upperBound)
    }

    /// Makes the cells that are missing. From the anchor downwards, then upwards: what is above may push only what is above that.
    private func showRows(of span: RowSpan, _ generation: Int) -> Bool {
        let positions = content.layout.positions(in: span)
        let anchor = shown.anchor ?? span.first
        for position in positions where position >= anchor {
            guard showRow(position, generation) else { return false }
        }
        for position in positions.reversed() where position < anchor {
            guard showRow(position, generation) else { return false }
        }
        return true
    }

    private func isShowingAll(of span: RowSpan) -> Bool {
        // A row that is being moved may have come from elsewhere.
        let rows = editing.move == nil ? shown.rows : shown.rows.filter { span.contains($0.position) }
        guard rows.first?.position == span.first, rows.last?.position == span.last else { return false }
        if span.first.section == span.last.section { return rows.count == span.last.row - span.first.row + 1 }
        return rows.map(\.position) == content.layout.positions(in: span)
    }

    /// Makes the cell of a row if it has none. Returns false if the data have changed meanwhile.
    private func showRow(_ position: ListPosition, _ generation: Int) -> Bool {
        guard reachesIntoSight(position) else { return true }
        if let cell = shown.cell(at: position) { return measureAgain(cell, at: position, generation) }
        resolveSaidHeight(of: position)
        let cell = requestCell(at: position)
        guard content.generation == generation else {
            recycle(cell)
            return false
        }
        prepare(cell, at: position)
        resolveFittingHeight(of: position, cell: cell)
        guard content.generation == generation else { return false }
        put(cell, at: position)
        return content.generation == generation
    }

    /// Heights may have been read again since the cell was made.
    private func measureAgain(_ cell: UITableViewCell, at position: ListPosition, _ generation: Int) -> Bool {
        guard content.layout.sections[position.section].rows.isEstimate(position.row) else { return true }
        resolveSaidHeight(of: position)
        guard content.generation == generation else { return false }
        resolveFittingHeight(of: position, cell: cell)
        return content.generation == generation
    }

    /// Rows that turned out to be higher may have pushed others out of sight.
    private func reachesIntoSight(_ position: ListPosition) -> Bool {
        let rect = content.layout.rect(of: position)
        return rect.minY < visibleSpan.upperBound && rect.maxY > visibleSpan.lowerBound
    }

    private func requestCell(at position: ListPosition) -> UITableViewCell {
        if let placeholder = placeholder(at: position) { return makeCell(of: placeholder, at: position) }
        guard let dataSource else {
            fatalError(
                "UITableView dataSource is not set: \(self) has rows to show, and its data source is gone. "
                    + "The table does not keep it alive. Keep it, or call reloadData() when it goes.")
        }
        return dataSource.tableView(self, cellForRowAt: dataPosition(of: position).path)
    }

    private func put(_ cell: UITableViewCell, at position: ListPosition) {
        // A cell that the data source returns twice can be at one position only.
        if let former = shown.position(of: cell) { shown.rows.removeAll { $0.position == former } }
        shown.insert(ShownRow(position: position, cell: cell))
        UIView.performWithoutAnimation {
            cell.frame = currentRect(of: position)
            if cell.isHidden { cell.isHidden = false }
            if tableDelegateMethods.contains(.willDisplayCell), placeholder(at: position) == nil {
                delegate?.tableView?(self, willDisplay: cell, forRowAt: dataPosition(of: position).path)
            }
            if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
        }
    }

    /// Brings all cells to where their rows are, if any may have moved.
    func placeRows() {
        guard content.hasMovedRows else { return }
        content.hasMovedRows = false
        for row in shown.rows where row.cell !== editing.move?.cell {
            let rect = currentRect(of: row.position)
            if row.cell.frame != rect { row.cell.frame = rect }
        }
    }

    /// Where a row is shown: where it stands, unless others make room for one that is being moved.
    private func currentRect(of position: ListPosition) -> CGRect {
        let rect = content.layout.rect(of: position)
        return rect.offsetBy(dx: 0, dy: displacement(ofTop: rect.minY))
    }

    // MARK: Heights

    /// Asks the delegate for a height that was only estimated.
    func resolveSaidHeight(of position: ListPosition) {
        guard content.layout.sections[position.section].rows.isEstimate(position.row) else { return }
        let generation = content.generation
        guard let height = explicitHeight(of: position), content.generation == generation else { return }
        correctHeight(height, of: position)
    }

    /// Asks the cell for the height of a row that goes by its content.
    func resolveFittingHeight(of position: ListPosition, cell: UITableViewCell) {
        guard content.layout.sections[position.section].rows.areEstimates else { return }
        guard rowHeight == Self.automaticDimension || tableDelegateMethods.contains(.rowHeight) else { return }
        let mayBeKnown = tableDelegateMethods.contains(.rowHeight) || staticSections != nil
        if mayBeKnown, !content.layout.sections[position.section].rows.isEstimate(position.row) { return }
        let width = content.layout.rect(of: position).width
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        correctHeight(theme.usableRowHeight(fitting.height), of: position)
    }

    /// Says how high a row is; what is seen of the rows from the anchor on stays where it is.
    private func correctHeight(_ height: CGFloat, of position: ListPosition) {
        let difference = content.layout.setHeight(height, of: position)
        guard difference != 0 else { return }
        content.hasMovedRows = true
        updateContentSize()
        if let anchor = shown.anchor, position < anchor { shiftContent(by: difference) }
    }

    /// Moves on together with content that has moved, so that the same is seen as before.
    func shiftContent(by difference: CGFloat) {
        if difference != 0 { carryContent(by: CGPoint(x: 0, y: difference)) }
    }

    // MARK: Leaving

    private func retireRows(except span: RowSpan?) {
        guard !shown.rows.isEmpty else { return }
        if let span, let first = shown.rows.first, let last = shown.rows.last, span.contains(first.position), span.contains(last.position) {
            return
        }
        // A row that is being moved is under the finger, wherever it came from.
        let moved = editing.move?.cell
        let leaving = shown.rows.filter { span?.contains($0.position) != true && $0.cell !== moved }
        shown.rows.removeAll { span?.contains($0.position) != true && $0.cell !== moved }
        for row in leaving { retire(row) }
    }

    /// A cell has left the screen.
    func retire(_ row: ShownRow) {
        if highlight.cell === row.cell { cancelTouch() }
        if editing.move?.cell === row.cell { abandonMove() }
        editing.swipe?.didRetire(row.cell)
        recycle(row.cell)
        if tableDelegateMethods.contains(.didEndDisplayingCell), !row.cell.isPlaceholder {
            delegate?.tableView?(self, didEndDisplaying: row.cell, forRowAt: dataPosition(of: row.position).path)
        }
    }

    /// Keeps a cell for other rows, or lets it go.
    func recycle(_ cell: UITableViewCell) {
        if focus.position != nil { UIFocusSystem.focusSystem(for: self)?.release(cell, in: self) }
        if let identifier = cell.reuseIdentifier {
            queues.cells.put(cell, identifier: identifier)
        } else {
            cell.removeFromSuperview()
        }
    }

    /// Takes all cells, headers and footers away.
    func retireAllViews() {
        let (rows, edges) = (shown.rows, shown.edges)
        shown.rows = []
        shown.edges = []
        shown.anchor = nil
        for row in rows { retire(row) }
        for edge in edges { retire(edge) }
    }
}
