public import Foundation

/// A cell of a table of data.
// apple: https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatablecell
@preconcurrency @MainActor @objc public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The rows that the cell covers, the first being 0.
    func accessibilityRowRange() -> NSRange
    /// The columns that the cell covers, the first being 0.
    func accessibilityColumnRange() -> NSRange
}

/// A table of data, which is gone through by rows and columns. It also says so by its type of container, `dataTable`.
// apple: https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatable
@preconcurrency @MainActor @objc public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// The cell at a place; nil where there is none.
    @objc(accessibilityDataTableCellElementForRow:column:)
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    /// How many rows there are.
    func accessibilityRowCount() -> Int
    /// How many columns there are.
    func accessibilityColumnCount() -> Int
    /// The headers of a row.
    @objc(accessibilityHeaderElementsForRow:)
    optional func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// The headers of a column.
    @objc(accessibilityHeaderElementsForColumn:)
    optional func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}
