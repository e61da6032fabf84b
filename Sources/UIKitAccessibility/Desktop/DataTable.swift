import AccessibilityBus
import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// A table of data, whose cells are asked for one by one.
@MainActor
struct DataTable {
    private let view: UIView
    private let source: any UIAccessibilityContainerDataTable
    private let numbers: ElementNumbers

    /// Nil where the view is none.
    init?(_ view: UIView, _ numbers: ElementNumbers) {
        guard let source = DesktopContainer(view)?.table else { return nil }
        (self.view, self.source, self.numbers) = (view, source, numbers)
    }

    /// The table around a cell.
    init?(around target: any AccessibilityTarget, _ numbers: ElementNumbers) {
        guard target is any UIAccessibilityContainerDataTableCell, let start = target.hostView else { return nil }
        let tables = sequence(first: start, next: \.superview).lazy.compactMap { DataTable($0, numbers) }
        guard let found = tables.first(where: { $0.view !== target }) else { return nil }
        self = found
    }

    func place(of target: any AccessibilityTarget) -> AccessibleCell? {
        guard let cell = target as? any UIAccessibilityContainerDataTableCell,
            let rows = Range(cell.accessibilityRowRange()), let columns = Range(cell.accessibilityColumnRange())
        else { return nil }
        return AccessibleCell(table: numbers.number(of: view), rows: rows, columns: columns)
    }

    /// The role of a cell of this table.
    func role(of id: Int, at place: AccessibleCell) -> AccessibleRole {
        if headers(ofColumn: place.columns.lowerBound).contains(id) { return .columnHeader }
        return headers(ofRow: place.rows.lowerBound).contains(id) ? .rowHeader : .tableCell
    }

    func cell(inRow row: Int, column: Int) -> Int? {
        guard row >= 0, row < source.accessibilityRowCount(), column >= 0, column < source.accessibilityColumnCount() else { return nil }
        return number(source.accessibilityDataTableCellElement(forRow: row, column: column))
    }

    func headers(ofRow row: Int) -> [Int] { (source.accessibilityHeaderElements?(forRow: row) ?? nil)?.compactMap(number) ?? [] }

    func headers(ofColumn column: Int) -> [Int] {
        (source.accessibilityHeaderElements?(forColumn: column) ?? nil)?.compactMap(number) ?? []
    }

    private func number(_ cell: (any UIAccessibilityContainerDataTableCell)?) -> Int? {
        (cell as? any AccessibilityTarget).map { numbers.number(of: $0) }
    }
}
