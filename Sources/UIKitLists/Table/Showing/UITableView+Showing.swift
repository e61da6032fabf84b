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

    /// How often showing begins anew because somebody who was asked has changed the data.
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

    /// Shows the rows that are to be seen, and no others. Returns false if that has to begin anew.
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
            shown.anchor = shown.rows.first { content.layout.rect(of: $0.place).maxY > visibleSpan.lowerBound }?.place
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
        let places = content.layout.places(in: span)
        let anchor = shown.anchor ?? span.first
        for place in places where place >= anchor {
            guard showRow(place, generation) else { return false }
        }
        for place in places.reversed() where place < anchor {
            guard showRow(place, generation) else { return false }
        }
        return true
    }

    private func isShowingAll(of span: RowSpan) -> Bool {
        // A row that is being moved may have come from elsewhere.
        let rows = editing.move == nil ? shown.rows : shown.rows.filter { span.contains($0.place) }
        guard rows.first?.place == span.first, rows.last?.place == span.last else { return false }
        if span.first.section == span.last.section { return rows.count == span.last.row - span.first.row + 1 }
        return rows.map(\.place) == content.layout.places(in: span)
    }

    /// Makes the cell of a row if it has none. Returns false if the data have changed meanwhile.
    private func showRow(_ place: ListPlace, _ generation: Int) -> Bool {
        guard reachesIntoSight(place) else { return true }
        if let cell = shown.cell(at: place) { return measureAgain(cell, at: place, generation) }
        resolveSaidHeight(of: place)
        let cell = requestCell(at: place)
        guard content.generation == generation else {
            recycle(cell)
            return false
        }
        prepare(cell, at: place)
        resolveFittingHeight(of: place, cell: cell)
        guard content.generation == generation else { return false }
        put(cell, at: place)
        return content.generation == generation
    }

    /// Heights may have been read again since the cell was made.
    private func measureAgain(_ cell: UITableViewCell, at place: ListPlace, _ generation: Int) -> Bool {
        guard content.layout.sections[place.section].rows.isEstimate(place.row) else { return true }
        resolveSaidHeight(of: place)
        guard content.generation == generation else { return false }
        resolveFittingHeight(of: place, cell: cell)
        return content.generation == generation
    }

    /// Rows that turned out to be higher may have pushed others out of sight.
    private func reachesIntoSight(_ place: ListPlace) -> Bool {
        let rect = content.layout.rect(of: place)
        return rect.minY < visibleSpan.upperBound && rect.maxY > visibleSpan.lowerBound
    }

    private func requestCell(at place: ListPlace) -> UITableViewCell {
        if let placeholder = placeholder(at: place) { return makeCell(of: placeholder, at: place) }
        guard let dataSource else {
            fatalError(
                "UITableView dataSource is not set: \(self) has rows to show, and its data source is gone. "
                    + "The table does not keep it alive. Keep it, or call reloadData() when it goes.")
        }
        return dataSource.tableView(self, cellForRowAt: dataPlace(of: place).path)
    }

    private func put(_ cell: UITableViewCell, at place: ListPlace) {
        // A cell that the data source returns twice can be at one position only.
        if let former = shown.place(of: cell) { shown.rows.removeAll { $0.place == former } }
        shown.insert(ShownRow(place: place, cell: cell))
        UIView.performWithoutAnimation {
            cell.frame = currentRect(of: place)
            if cell.isHidden { cell.isHidden = false }
            if tableDelegateMethods.contains(.willDisplayCell), placeholder(at: place) == nil {
                delegate?.tableView?(self, willDisplay: cell, forRowAt: dataPlace(of: place).path)
            }
            if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
        }
    }

    /// Brings all cells to where their rows are, if any may have moved.
    func placeRows() {
        guard content.hasMovedRows else { return }
        content.hasMovedRows = false
        for row in shown.rows where row.cell !== editing.move?.cell {
            let rect = currentRect(of: row.place)
            if row.cell.frame != rect { row.cell.frame = rect }
        }
    }

    /// Where a row is shown: where it stands, unless others make room for one that is being moved.
    private func currentRect(of place: ListPlace) -> CGRect {
        let rect = content.layout.rect(of: place)
        return rect.offsetBy(dx: 0, dy: displacement(ofTop: rect.minY))
    }

    // MARK: Heights

    /// Asks the delegate for a height that was only estimated.
    func resolveSaidHeight(of place: ListPlace) {
        guard content.layout.sections[place.section].rows.isEstimate(place.row) else { return }
        let generation = content.generation
        guard let height = explicitHeight(of: place), content.generation == generation else { return }
        correctHeight(height, of: place)
    }

    /// Asks the cell for the height of a row that goes by its content.
    func resolveFittingHeight(of place: ListPlace, cell: UITableViewCell) {
        guard content.layout.sections[place.section].rows.areEstimates else { return }
        guard rowHeight == Self.automaticDimension || tableDelegateMethods.contains(.rowHeight) else { return }
        let mayBeKnown = tableDelegateMethods.contains(.rowHeight) || staticSections != nil
        if mayBeKnown, !content.layout.sections[place.section].rows.isEstimate(place.row) { return }
        let width = content.layout.rect(of: place).width
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        correctHeight(theme.usableRowHeight(fitting.height), of: place)
    }

    /// Says how high a row is; what is seen of the rows from the anchor on stays where it is.
    private func correctHeight(_ height: CGFloat, of place: ListPlace) {
        let difference = content.layout.setHeight(height, of: place)
        guard difference != 0 else { return }
        content.hasMovedRows = true
        updateContentSize()
        if let anchor = shown.anchor, place < anchor { shiftContent(by: difference) }
    }

    /// Moves on together with content that has moved, so that the same is seen as before.
    func shiftContent(by difference: CGFloat) {
        if difference != 0 { carryContent(by: CGPoint(x: 0, y: difference)) }
    }

    // MARK: Leaving

    private func retireRows(except span: RowSpan?) {
        guard !shown.rows.isEmpty else { return }
        if let span, let first = shown.rows.first, let last = shown.rows.last, span.contains(first.place), span.contains(last.place) {
            return
        }
        // A row that is being moved is under the finger, wherever it came from.
        let moved = editing.move?.cell
        let leaving = shown.rows.filter { span?.contains($0.place) != true && $0.cell !== moved }
        shown.rows.removeAll { span?.contains($0.place) != true && $0.cell !== moved }
        for row in leaving { retire(row) }
    }

    /// A cell has left the screen.
    func retire(_ row: ShownRow) {
        if highlight.cell === row.cell { cancelTouch() }
        if editing.move?.cell === row.cell { abandonMove() }
        editing.swipe?.didRetire(row.cell)
        recycle(row.cell)
        if tableDelegateMethods.contains(.didEndDisplayingCell), !row.cell.isPlaceholder {
            delegate?.tableView?(self, didEndDisplaying: row.cell, forRowAt: dataPlace(of: row.place).path)
        }
    }

    /// Keeps a cell for other rows, or lets it go.
    func recycle(_ cell: UITableViewCell) {
        if focus.place != nil { UIFocusSystem.focusSystem(for: self)?.release(cell, in: self) }
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
