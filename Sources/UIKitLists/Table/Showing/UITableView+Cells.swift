import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UITableView {
    /// The cell of a row that can be seen; nil for others.
    // apple: https://developer.apple.com/documentation/uikit/uitableview/cellforrow(at:)
    @objc(cellForRowAtIndexPath:)
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layOutIfStale()
        return shown.cell(at: shownPosition(of: indexPath))
    }

    /// The cells that can be seen, from top to bottom.
    @objc open var visibleCells: [UITableViewCell] {
        layOutIfStale()
        return shown.rows.map(\.cell)
    }

    /// The rows that can be seen, from top to bottom.
    @objc open var indexPathsForVisibleRows: [IndexPath]? {
        layOutIfStale()
        return shown.rows.compactMap { givenPath($0.position) }
    }

    /// The row that a cell shows; nil for a cell that is not seen.
    @objc(indexPathForCell:)
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.position(of: cell).flatMap(givenPath) }

    // MARK: Internal

    /// Does a layout that is pending before somebody looks at its outcome; not while it is being done.
    func layOutIfStale() {
        guard !shown.isPlacing, content.freshness != .current || layer.needsLayout() else { return }
        layoutIfNeeded()
    }

    /// Gives a cell what it shows of its row: selection, editing, lines, background.
    func prepare(_ cell: UITableViewCell, at position: ListPosition) {
        UIView.performWithoutAnimation {
            cell.host = self
            cell.isPlaceholder = placeholder(at: position) != nil
            if tableDelegateMethods.contains(.indentationLevel), let delegate, !cell.isPlaceholder {
                cell.indentationLevel =
                    delegate.tableView?(self, indentationLevelForRowAt: dataPosition(of: position).path) ?? cell.indentationLevel
            }
            updateContext(of: cell, at: position)
            prepareEditing(of: cell, at: position)
            cell.isSelected = selection.contains(position)
            cell.isHighlighted = highlight.position == position
            returnFocus(to: cell, at: position)
        }
    }

    func updateContext(of cell: UITableViewCell, at position: ListPosition) {
        var context = cell.context
        describe(position, in: &context)
        cell.context = context
    }

    /// The values that follow from the table and the index path, except for editing.
    private func describe(_ position: ListPosition, in context: inout CellContext) {
        context.background =
            switch style {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            }
        context.isFirstInSection = position.row == 0
        context.isLastInSection = position.row == content.layout.sections[position.section].rows.count - 1
        context.separator =
            separatorStyle == .none
            ? nil
            : CellContext.Separator(
                color: givenSeparatorColor, effect: separatorEffect, insets: givenSeparatorInset,
                isFromAutomaticInset: separatorInsetReference == .fromAutomaticInsets)
        context.sideInset = contentInsetOfCells
        let safeArea = insetsContentViewsToSafeArea && style != .insetGrouped ? safeAreaInsets : .zero
        context.safeLeft = safeArea.left
        context.safeRight = safeArea.right
        // The index stands where lines end.
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            context.safeLeft += sectionIndexWidth
        } else {
            context.safeRight += sectionIndexWidth
        }
        context.allowsMultipleSelectionDuringEditing = allowsMultipleSelectionDuringEditing
    }

    /// The insets of cells at their sides; nil for the usual ones.
    var contentInsetOfCells: CGFloat? {
        guard cellLayoutMarginsFollowReadableWidth else { return nil }
        let content = bounds.insetBy(dx: CellTheme.flat.sideInset(forWidth: bounds.width), dy: 0)
        let readable = ReadableContent.rect(of: bounds, insideMargins: content)
        return readable == content ? nil : readable.minX - bounds.minX
    }

    /// Where the line below a row begins by itself.
    var automaticSeparatorInset: CGFloat { contentInsetOfCells ?? CellTheme.flat.sideInset(forWidth: bounds.width) }

    /// Lines, insets or backgrounds are different: visible cells are notified.
    func noteCellContextsAreStale() {
        guard content.freshness == .current else { return }
        if content.layout.sideInset != sideInset { layoutFrameDidChange() }
        updateContexts()
        setNeedsLayout()
    }

    /// Gives the visible cells the appearance of their positions.
    func updateContexts() {
        content.hasMovedCells = false
        for row in shown.rows where content.layout.contains(row.position) { updateContext(of: row.cell, at: row.position) }
    }
}
