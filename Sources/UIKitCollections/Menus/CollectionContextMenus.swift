import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// Shows the menus that a collection view's delegate has for items.
@MainActor
final class CollectionContextMenus: NSObject, UIContextMenuInteractionDelegate {
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    private unowned let view: UICollectionView
    /// The cell whose menu is shown.
    private weak var cell: UICollectionViewCell?

    init(of view: UICollectionView) {
        self.view = view
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let path = view.indexPathForItem(at: location)
        let cell = path.flatMap { view.cellForItem(at: $0) }
        self.cell = cell
        guard let delegate = view.delegate else { return nil }
        let selector = #selector(UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:))
        if delegate.responds(to: selector) {
            return delegate.collectionView?(view, contextMenuConfigurationForItemsAt: paths(of: path), point: location) ?? nil
        }
        guard let path, cell != nil else { return nil }
        return delegate.collectionView?(view, contextMenuConfigurationForItemAt: path, point: location) ?? nil
    }

    /// All selected items where the finger is on one of several; else the one that it is on.
    private func paths(of path: IndexPath?) -> [IndexPath] {
        guard let path else { return [] }
        let selected = view.indexPathsForSelectedItems ?? []
        return selected.count > 1 && selected.contains(path) ? selected : [path]
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        // The finger has lifted the item, and touches it no more.
        view.cancelTouch()
        let given = view.delegate?.collectionView?(view, previewForHighlightingContextMenuWithConfiguration: configuration) ?? nil
        return given ?? preview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let given = view.delegate?.collectionView?(view, previewForDismissingContextMenuWithConfiguration: configuration) ?? nil
        return given ?? preview
    }

    /// The cell, as long as it is in the collection view.
    private var preview: UITargetedPreview? { cell.flatMap { $0.window == nil ? nil : UITargetedPreview(view: $0) } }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        view.delegate?.collectionView?(view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        view.delegate?.collectionView?(view, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        view.delegate?.collectionView?(view, willEndContextMenuInteraction: configuration, animator: animator)
    }
}

extension UICollectionView {
    /// Items have menus where the delegate has a method for them.
    final func updateContextMenus() {
        let selectors = [
            #selector(UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemAt:point:)),
            #selector(UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:)),
        ]
        let hasMenus = selectors.contains { delegate?.responds(to: $0) ?? false }
        updateEditMenus(unless: hasMenus)
        guard hasMenus != (contextMenus != nil) else { return }
        if let contextMenus { removeInteraction(contextMenus.interaction) }
        contextMenus = hasMenus ? CollectionContextMenus(of: self) : nil
        if let contextMenus { addInteraction(contextMenus.interaction) }
    }

    /// Two fingers select where the delegate has the method for it.
    final func updateSelectionSweep() {
        let selector = #selector(UICollectionViewDelegate.collectionView(_:shouldBeginMultipleSelectionInteractionAt:))
        let sweeps = delegate?.responds(to: selector) ?? false
        guard sweeps != (selectionSweep != nil) else { return }
        if let selectionSweep { removeGestureRecognizer(selectionSweep.recognizer) }
        selectionSweep = sweeps ? SelectionSweep(of: self) : nil
    }
}
