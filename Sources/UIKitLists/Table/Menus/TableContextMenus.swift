import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Shows the menus that a table's delegate has for rows.
@MainActor
final class TableContextMenus: NSObject, UIContextMenuInteractionDelegate {
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    private unowned let table: UITableView
    /// The cell whose menu is shown.
    private weak var cell: UITableViewCell?

    init(of table: UITableView) {
        self.table = table
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !table.isEditing, let path = table.indexPathForRow(at: location), let cell = table.cellForRow(at: path) else { return nil }
        self.cell = cell
        return table.delegate?.tableView?(table, contextMenuConfigurationForRowAt: path, point: location) ?? nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        // The finger has lifted the row, and touches it no more.
        table.cancelTouch()
        let given = table.delegate?.tableView?(table, previewForHighlightingContextMenuWithConfiguration: configuration) ?? nil
        return given ?? preview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let given = table.delegate?.tableView?(table, previewForDismissingContextMenuWithConfiguration: configuration) ?? nil
        return given ?? preview
    }

    /// The cell, as long as it is in the table.
    private var preview: UITargetedPreview? { cell.flatMap { $0.window == nil ? nil : UITargetedPreview(view: $0) } }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        table.delegate?.tableView?(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.delegate?.tableView?(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.delegate?.tableView?(table, willEndContextMenuInteraction: configuration, animator: animator)
    }
}

extension UITableView {
    /// Rows have menus where the delegate has the method for them.
    func updateContextMenus() {
        let hasMenus = delegate?.responds(to: #selector(UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:))) ?? false
        updateEditMenus(unless: hasMenus)
        guard hasMenus != (contextMenus != nil) else { return }
        if let contextMenus { removeInteraction(contextMenus.interaction) }
        contextMenus = hasMenus ? TableContextMenus(of: self) : nil
        if let contextMenus { addInteraction(contextMenus.interaction) }
    }

    private func updateEditMenus(unless hasContextMenus: Bool) {
        let hasMenus =
            !hasContextMenus && delegate?.responds(to: #selector(UITableViewDelegate.tableView(_:shouldShowMenuForRowAt:))) ?? false
        guard hasMenus != (editMenus != nil) else { return }
        if let editMenus { removeGestureRecognizer(editMenus.recognizer) }
        editMenus = hasMenus ? RowEditMenu(of: self) : nil
        if let editMenus { addGestureRecognizer(editMenus.recognizer) }
    }
}
