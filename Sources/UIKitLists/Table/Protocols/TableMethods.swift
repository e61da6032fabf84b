import UIKitCore

/// Which of the optional methods a data source has, looked up once.
struct DataSourceMethods: OptionSet {
    let rawValue: UInt16
    init(rawValue: UInt16) { self.rawValue = rawValue }

    static let sectionCount = DataSourceMethods(rawValue: 1 << 0)
    static let headerTitle = DataSourceMethods(rawValue: 1 << 1)
    static let footerTitle = DataSourceMethods(rawValue: 1 << 2)
    static let canEdit = DataSourceMethods(rawValue: 1 << 3)
    static let canMove = DataSourceMethods(rawValue: 1 << 4)
    static let commit = DataSourceMethods(rawValue: 1 << 5)
    static let moveRow = DataSourceMethods(rawValue: 1 << 6)
    static let indexTitles = DataSourceMethods(rawValue: 1 << 7)
    static let sectionForIndexTitle = DataSourceMethods(rawValue: 1 << 8)

    @MainActor
    init(of source: (any UITableViewDataSource)?) {
        self = []
        guard let source else { return }
        for (method, selector) in Self.selectors where source.responds(to: selector) { insert(method) }
    }

    @MainActor
    private static let selectors: [(DataSourceMethods, Selector)] = [
        (.sectionCount, #selector(UITableViewDataSource.numberOfSections(in:))),
        (.headerTitle, #selector(UITableViewDataSource.tableView(_:titleForHeaderInSection:))),
        (.footerTitle, #selector(UITableViewDataSource.tableView(_:titleForFooterInSection:))),
        (.canEdit, #selector(UITableViewDataSource.tableView(_:canEditRowAt:))),
        (.canMove, #selector(UITableViewDataSource.tableView(_:canMoveRowAt:))),
        (.commit, #selector(UITableViewDataSource.tableView(_:commit:forRowAt:))),
        (.moveRow, #selector(UITableViewDataSource.tableView(_:moveRowAt:to:))),
        (.indexTitles, #selector(UITableViewDataSource.sectionIndexTitles(for:))),
        (.sectionForIndexTitle, #selector(UITableViewDataSource.tableView(_:sectionForSectionIndexTitle:at:))),
    ]
}

/// Which of the optional methods a delegate has, looked up once.
struct TableDelegateMethods: OptionSet {
    let rawValue: UInt32
    init(rawValue: UInt32) { self.rawValue = rawValue }

    static let willDisplayCell = TableDelegateMethods(rawValue: 1 << 0)
    static let willDisplayHeader = TableDelegateMethods(rawValue: 1 << 1)
    static let willDisplayFooter = TableDelegateMethods(rawValue: 1 << 2)
    static let didEndDisplayingCell = TableDelegateMethods(rawValue: 1 << 3)
    static let didEndDisplayingHeader = TableDelegateMethods(rawValue: 1 << 4)
    static let didEndDisplayingFooter = TableDelegateMethods(rawValue: 1 << 5)
    static let rowHeight = TableDelegateMethods(rawValue: 1 << 6)
    static let headerHeight = TableDelegateMethods(rawValue: 1 << 7)
    static let footerHeight = TableDelegateMethods(rawValue: 1 << 8)
    static let estimatedRowHeight = TableDelegateMethods(rawValue: 1 << 9)
    static let estimatedHeaderHeight = TableDelegateMethods(rawValue: 1 << 10)
    static let estimatedFooterHeight = TableDelegateMethods(rawValue: 1 << 11)
    static let headerView = TableDelegateMethods(rawValue: 1 << 12)
    static let footerView = TableDelegateMethods(rawValue: 1 << 13)
    static let indentationLevel = TableDelegateMethods(rawValue: 1 << 14)
    static let editingStyle = TableDelegateMethods(rawValue: 1 << 15)
    static let shouldIndent = TableDelegateMethods(rawValue: 1 << 16)
    static let leadingSwipe = TableDelegateMethods(rawValue: 1 << 17)
    static let trailingSwipe = TableDelegateMethods(rawValue: 1 << 18)
    static let deleteTitle = TableDelegateMethods(rawValue: 1 << 19)
    static let moveTarget = TableDelegateMethods(rawValue: 1 << 20)
    static let editActions = TableDelegateMethods(rawValue: 1 << 21)
    static let canFocus = TableDelegateMethods(rawValue: 1 << 22)

    @MainActor
    init(of delegate: (any UITableViewDelegate)?) {
        self = []
        guard let delegate else { return }
        for (method, selector) in Self.selectors where delegate.responds(to: selector) { insert(method) }
    }

    @MainActor
    private static let selectors: [(TableDelegateMethods, Selector)] = [
        (.willDisplayCell, #selector(UITableViewDelegate.tableView(_:willDisplay:forRowAt:))),
        (.willDisplayHeader, #selector(UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:))),
        (.willDisplayFooter, #selector(UITableViewDelegate.tableView(_:willDisplayFooterView:forSection:))),
        (.didEndDisplayingCell, #selector(UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:))),
        (.didEndDisplayingHeader, #selector(UITableViewDelegate.tableView(_:didEndDisplayingHeaderView:forSection:))),
        (.didEndDisplayingFooter, #selector(UITableViewDelegate.tableView(_:didEndDisplayingFooterView:forSection:))),
        (.rowHeight, #selector(UITableViewDelegate.tableView(_:heightForRowAt:))),
        (.headerHeight, #selector(UITableViewDelegate.tableView(_:heightForHeaderInSection:))),
        (.footerHeight, #selector(UITableViewDelegate.tableView(_:heightForFooterInSection:))),
        (.estimatedRowHeight, #selector(UITableViewDelegate.tableView(_:estimatedHeightForRowAt:))),
        (.estimatedHeaderHeight, #selector(UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:))),
        (.estimatedFooterHeight, #selector(UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:))),
        (.headerView, #selector(UITableViewDelegate.tableView(_:viewForHeaderInSection:))),
        (.footerView, #selector(UITableViewDelegate.tableView(_:viewForFooterInSection:))),
        (.indentationLevel, #selector(UITableViewDelegate.tableView(_:indentationLevelForRowAt:))),
        (.editingStyle, #selector(UITableViewDelegate.tableView(_:editingStyleForRowAt:))),
        (.shouldIndent, #selector(UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:))),
        (.leadingSwipe, #selector(UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:))),
        (.trailingSwipe, #selector(UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:))),
        (.deleteTitle, #selector(UITableViewDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:))),
        (.canFocus, #selector(UITableViewDelegate.tableView(_:canFocusRowAt:))),
        (.editActions, #selector(UITableViewDelegate.tableView(_:editActionsForRowAt:))),
        (.moveTarget, #selector(UITableViewDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:))),
    ]
}
