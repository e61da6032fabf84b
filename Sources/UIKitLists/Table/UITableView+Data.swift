import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UITableView {
    /// Has all data read again: how many sections and rows there are, how high, and the cells.
    ///
    /// Nothing is selected afterwards; the content offset stays, unless the content has become too short for it. Numbers of sections and
    /// rows are asked for at once, so that updates of the table may follow from then on; heights and cells at the next layout.
    // apple: https://developer.apple.com/documentation/uikit/uitableview/reloaddata()
    @objc open func reloadData() {
        forgetData()
        // An update that is open compares nothing any more, and who is being asked how many rows there are is not asked again.
        if !batch.isOpen, !content.isBeingCounted { readCountsIfNeeded() }
    }

    /// How many sections there are, as the data source said last; it is asked if it never was. Without one there is 1, without rows.
    @objc open var numberOfSections: Int {
        readCountsIfNeeded()
        return dataSource == nil && content.counts.isEmpty ? 1 : content.counts.count
    }

    /// How many rows a section has; 0 for a section that there is not.
    @objc(numberOfRowsInSection:)
    open func numberOfRows(inSection section: Int) -> Int {
        readCountsIfNeeded()
        let counts = speaksOfShownPositions ? content.counts : placeholders.dataCounts(of: content.counts)
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// True if the data source has ever been asked for its data.
    var hasReadData: Bool { content.hasBeenRead }

    // MARK: Internal

    /// Everything known of the data is forgotten, with the selection: the next layout asks again.
    func forgetData() {
        forgetSelection()
        placeholders.removeAll()
        // A delegate that is told of cells that go may have everything laid out: by then the old rows are none any more.
        content.freshness = .unread
        content.generation += 1
        retireAllViews()
        content.freshness = .unread
        highlight = RowHighlight()
        setNeedsLayout()
    }

    /// Heights are to be asked again.
    func noteHeightsAreStale() {
        guard content.freshness == .current else { return }
        content.freshness = .counted
        content.generation += 1
        setNeedsLayout()
    }

    /// Asks the data source how many rows there are, if that is not known.
    func readCountsIfNeeded() {
        guard content.freshness == .unread else { return }
        content.freshness = .counted
        content.isBeingCounted = true
        content.counts = readCounts()
        content.isBeingCounted = false
        content.hasBeenRead = dataSource != nil
        content.generation += 1
        readSectionIndex()
    }

    /// The numbers of rows that the data source gives now; the first of all questions to it.
    func readCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sectionCount = dataSourceMethods.contains(.sectionCount) ? dataSource.numberOfSections?(in: self) ?? 1 : 1
        return (0..<max(sectionCount, 0)).map { section in
            max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
        }
    }

    /// Works out where everything stands, if that is not known.
    func readContentIfNeeded() {
        readCountsIfNeeded()
        let isNewWidth = content.width != bounds.width && content.freshness == .current
        if isNewWidth { content.freshness = .counted }
        guard content.freshness == .counted else { return }
        content.freshness = .current
        content.width = bounds.width
        let generation = content.generation
        let sections = content.counts.indices.map(sectionLayout)
        // Whoever was asked may have had the data read again.
        guard content.generation == generation, content.freshness == .current else { return }
        let kept = isNewWidth ? topmostRow : nil
        content.layout = TableLayout(sections: sections)
        content.hasUnmeasuredCells = true
        layoutFrameDidChange()
        if let kept { keep(kept) }
    }

    /// The first row that is seen, and how far below the upper edge it begins.
    private var topmostRow: (position: ListPosition, distance: CGFloat)? {
        let top = bounds.minY + adjustedContentInset.top
        guard let row = shown.rows.first(where: { $0.cell.frame.maxY > top }), content.layout.contains(row.position) else { return nil }
        return (row.position, content.layout.rect(of: row.position).minY - top)
    }

    /// Scrolls so that a row stands where it stood, although rows above it have other heights now.
    private func keep(_ row: (position: ListPosition, distance: CGFloat)) {
        guard content.layout.contains(row.position), contentOffset.y > -adjustedContentInset.top else { return }
        let top = bounds.minY + adjustedContentInset.top
        shiftContent(by: content.layout.rect(of: row.position).minY - top - row.distance)
    }

    /// The rest of what the layout depends on: widths, and the views above and below all sections.
    func layoutFrameDidChange() {
        content.hasMovedRows = true
        if cellLayoutMarginsFollowReadableWidth, content.layout.width != bounds.width { content.hasMovedCells = true }
        content.layout.width = bounds.width
        content.layout.sideInset = sideInset
        content.layout.topHeight = theme.usable(tableHeaderView?.frame.height ?? 0)
        content.layout.bottomHeight = theme.usable(tableFooterView?.frame.height ?? 0)
        updateContentSize()
    }

    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: content.layout.contentHeight)
        if contentSize != size { contentSize = size }
    }

    /// How far rows stay away from the sides of the table.
    var sideInset: CGFloat {
        guard style == .insetGrouped else { return 0 }
        let margins = layoutMargins
        let least = CellTheme.flat.sideInset(forWidth: bounds.width)
        return max(min(margins.left, margins.right), least)
    }
}
