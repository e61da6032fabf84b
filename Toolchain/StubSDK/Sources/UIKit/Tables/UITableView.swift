import QuartzCore

@preconcurrency @MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public nonisolated static let automaticDimension: CGFloat = -1, indexSearch = "{search}"

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public let style: Style
    open weak var dataSource: UITableViewDataSource?
    var tableDelegate: UITableViewDelegate? { delegate as? UITableViewDelegate }
    open var rowHeight: CGFloat = -1, sectionHeaderHeight: CGFloat = -1, sectionFooterHeight: CGFloat = -1
    open var estimatedRowHeight: CGFloat = -1, estimatedSectionHeaderHeight: CGFloat = -1, estimatedSectionFooterHeight: CGFloat = -1
    open var sectionHeaderTopPadding: CGFloat = -1
    open var tableHeaderView: UIView?, tableFooterView: UIView?, backgroundView: UIView?
    open var isEditing = false, allowsSelection = true, allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false, allowsMultipleSelectionDuringEditing = false
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine, separatorColor: UIColor?, separatorInset = UIEdgeInsets.zero
    open var separatorEffect: UIVisualEffect?, cellLayoutMarginsFollowReadableWidth = false
    open var sectionIndexColor: UIColor?, remembersLastFocusedIndexPath = false

    open var numberOfSections: Int { dataSource?.numberOfSections?(in: self) ?? 1 }
    open func numberOfRows(inSection section: Int) -> Int { dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }
    open var visibleCells: [UITableViewCell] { [] }
    open var indexPathsForVisibleRows: [IndexPath]? { nil }
    open var indexPathForSelectedRow: IndexPath? { selected.last }
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
    open func rect(forSection section: Int) -> CGRect { .zero }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
    open func rectForHeader(inSection section: Int) -> CGRect { .zero }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }

    open func reloadData() {}
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func moveSection(_ section: Int, toSection newSection: Int) {}
    open func reloadSectionIndexTitles() {}
    open func beginUpdates() {}
    open func endUpdates() {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    /// Objective-C tells that the first block does not escape; Swift can say so only of one that is not optional.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    open var hasUncommittedUpdates: Bool { false }

    private var selected: [IndexPath] = []
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selected = indexPath.map { [$0] } ?? []
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { selected.removeAll { $0 == indexPath } }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    private var cellClasses: [String: AnyClass] = [:], headerClasses: [String: AnyClass] = [:]
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { cellClasses[identifier] = cellClass }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) { headerClasses[identifier] = aClass }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        (cellClasses[identifier] as? UITableViewCell.Type).map { _objcNew($0, style: .default, reuseIdentifier: identifier) }
    }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier)!
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        (headerClasses[identifier] as? UITableViewHeaderFooterView.Type).map { _objcNew($0, reuseIdentifier: identifier) }
    }
}
