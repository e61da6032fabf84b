import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A controller whose view is a table, and which is that table's data source and delegate by default.
///
/// Before the table is first seen it reads its data; whenever it is seen again, its rows are deselected. Once it is seen, the scroll
/// indicators flash. Editing the controller edits the table.
// apple: https://developer.apple.com/documentation/uikit/uitableviewcontroller
@preconcurrency @MainActor @objcMembers open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    private let style: UITableView.Style
    private var keyboardClearance: KeyboardClearance?

    // MARK: Creating

    /// A controller of a table in a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller of a plain table.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        if coder.allowsKeyedCoding, let flag = coder.decodeFlag(forKey: NibKey.clearsSelectionOnViewWillAppear) {
            clearsSelectionOnViewWillAppear = flag
        }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(clearsSelectionOnViewWillAppear, forKey: NibKey.clearsSelectionOnViewWillAppear)
    }

    // MARK: The table

    /// The table: the same object as ``UIViewController/view``, loaded when it is first read.
    open var tableView: UITableView! {
        get { table(view) }
        set { view = newValue }
    }

    /// The controller becomes the data source and the delegate of a table that has none.
    /// - Precondition: a view that is set is a table.
    open override var view: UIView! {
        get { super.view }
        set {
            if let newValue { serve(table(newValue)) }
            super.view = newValue
        }
    }

    /// True if rows are deselected when the table is about to be seen again. Default: true.
    open var clearsSelectionOnViewWillAppear = true

    /// The control that the user pulls down to refresh the table's data; that of the table. Default: nil.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    private func serve(_ table: UITableView) {
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
    }

    // MARK: Overriding

    /// Makes a table in the style of the controller, which is its data source and delegate.
    open override func loadView() {
        if isViewInStoryboard { return super.loadView() }
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = table
    }

    /// Has the table read its data if it never has, and else deselects its rows if that is wanted.
    ///
    /// From then on the table keeps clear of the keyboard and of input views.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if keyboardClearance == nil, let table = tableView { keyboardClearance = KeyboardClearance(of: table) }
        if !tableView.hasReadData {
            tableView.reloadData()
        } else if clearsSelectionOnViewWillAppear {
            clearSelection(animated: animated)
        }
    }

    /// Shows the scroll indicators for a moment.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.flashScrollIndicators()
    }

    /// Edits the table too.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    // The view from Interface Builder, else a table without data. Subclasses override what they know better.

    @objc(numberOfSectionsInTableView:)
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticSections?.count ?? 1 }

    @objc(tableView:numberOfRowsInSection:)
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticSection(section)?.cells.count ?? 0
    }

    /// - Precondition: a subclass with rows overrides this.
    @objc(tableView:cellForRowAtIndexPath:)
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.staticCell(at: indexPath) { return cell }
        fatalError(
            "UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(self)). "
                + "Override tableView(_:cellForRowAt:) in \(type(of: self)).")
    }

    // MARK: What subclasses may add

    // Declared so that a subclass can say `override`; a table asks only for those that a subclass has written.

    @nonobjc open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticSection(section)?.headerTitle
    }
    @nonobjc open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticSection(section)?.footerTitle
    }
    @nonobjc open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    @nonobjc open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    @nonobjc open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    @nonobjc open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    @nonobjc open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    @nonobjc open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    @nonobjc open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    @nonobjc open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    @nonobjc open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    @nonobjc open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    @nonobjc open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    @nonobjc open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    @nonobjc open func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { UITableView.automaticDimension }
    @nonobjc open func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { UITableView.automaticDimension }
    @nonobjc open func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { UITableView.automaticDimension }
    @nonobjc open func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { UITableView.automaticDimension }
    @nonobjc open func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { UITableView.automaticDimension }
    @nonobjc open func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { UITableView.automaticDimension }
    @nonobjc open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    @nonobjc open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    @nonobjc open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    @nonobjc open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    @nonobjc open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    @nonobjc open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    @nonobjc open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    @nonobjc open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    @nonobjc open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    @nonobjc open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    @nonobjc open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { true }
    @nonobjc open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    @nonobjc open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    @nonobjc open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    @nonobjc open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    @nonobjc open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    @nonobjc open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    @nonobjc open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }
    @nonobjc open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    @nonobjc open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    @nonobjc open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    @nonobjc open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
    @nonobjc open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { false }
    @nonobjc open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {}
    @nonobjc open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    @nonobjc open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    @nonobjc open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    @nonobjc open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    @nonobjc open func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    @nonobjc open func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    @nonobjc open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    @nonobjc open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    @nonobjc open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    @nonobjc open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }

    @nonobjc open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    @nonobjc open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    @nonobjc open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    @nonobjc open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    @nonobjc open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    @nonobjc open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    @nonobjc open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    @nonobjc open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    @nonobjc open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    @nonobjc open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    @nonobjc open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    @nonobjc open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    @nonobjc open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    @nonobjc open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    // MARK: Private

    private func table(_ view: UIView) -> UITableView {
        guard let table = view as? UITableView else {
            fatalError(
                "-[UITableViewController loadView] loaded a \(type(of: view)) but didn't get a UITableView: "
                    + "the view of \(type(of: self)) is \(view). Set a UITableView, or use a UIViewController.")
        }
        return table
    }

    /// Deselects together with the transition that brings the table back, so that its being cancelled can take that back.
    private func clearSelection(animated: Bool) {
        guard let table = tableView, let selected = table.indexPathsForSelectedRows else { return }
        for path in selected { table.deselectRow(at: path, animated: animated) }
        transitionCoordinator?.notifyWhenInteractionChanges { [weak table] context in
            guard context.isCancelled else { return }
            for path in selected { table?.selectRow(at: path, animated: false, scrollPosition: .none) }
        }
    }
}
