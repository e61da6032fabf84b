import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// Brings a collection view from what it showed before a batch of changes to what it shows after it.
@MainActor
final class BatchTransition {
    private let view: UICollectionView
    private let changes: ListChanges
    private let transition: ElementTransition
    /// The layout's attributes of the elements around the visible ones.
    private var oldAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    private var oldKeys: [ElementKey: ElementKey] = [:]
    /// Supplementary and decoration views that the layout itself takes away and brings.
    private var removed: Set<ElementKey> = []
    private var added: Set<ElementKey> = []
    /// True if elements were laid out before. A collection view outside of a window has no cells until it is laid out, and keeps those that
    /// it has up to date from then on (CV-69).
    private let isLaidOut: Bool

    init(of view: UICollectionView, changes: ListChanges) {
        self.view = view
        self.changes = changes
        isLaidOut = view.arrangement.window != nil
        transition = ElementTransition(of: view)
        for attributes in view.arrangement.window?.elements ?? [] { oldAttributes[ElementKey(attributes)] = attributes }
    }

    /// - Parameter completion: called when all views have come to rest.
    func run(completion: @escaping (Bool) -> Void) {
        installContent()
        moveSelection()
        let layout = view.arrangement.layout
        UIView.performWithoutAnimation {
            view.readLayoutIfNeeded()
            layout.prepare(forCollectionViewUpdates: changes.updateItems)
            askForOwnChanges(of: layout)
            transition.rename(newKey)
            moveOffset()
            // Data that are to be reloaded are shown by the next layout.
            guard isLaidOut || view.window != nil, view.content.isCounted else { return view.setNeedsLayout() }
            transition.dismissUnseen { oldKeys[$0] ?? $0 }
            reconfigureCells()
            view.layOutContent()
        }
        layout.status.fades = fades
        transition.run(
            appearing: { layout.initialAttributes(of: $0) }, disappearing: { layout.finalAttributes(of: $0.key) },
            alongside: {
                layout.finalizeCollectionViewUpdates()
                layout.status.fades = ElementFades()
            }, completion: completion)
    }

    // MARK: Before

    /// The collection view's knowledge of its data from now on.
    private func installContent() {
        view.content.generation += 1
        view.arrangement.hasGivenUpMeasuring = false
        view.content.counts = changes.after
        view.prefetch = ItemPrefetch()
        let layout = view.arrangement.layout
        layout.itemsDidMove { [changes] path in
            let position = ListPosition(path)
            guard changes.before.indices.contains(position.section), position.row < changes.before[position.section] else { return nil }
            return changes.newPosition(of: position)?.path
        }
        let context = layout.newContext()
        context.isForCounts = true
        layout.invalidateLayout(with: context)
    }

    private func moveSelection() {
        view.selection.move(changes.newPosition)
        view.focus.move(changes.newPosition)
        guard let path = view.highlight.path else { return }
        if let position = changes.newPosition(of: ListPosition(path)) { view.highlight.path = position.path } else { view.cancelTouch() }
    }

    /// A layout may take away and bring supplementary views by itself.
    private func askForOwnChanges(of layout: UICollectionViewLayout) {
        let kinds = Set(oldAttributes.keys.filter { $0.category != .cell }.map { ElementKind(category: $0.category, kind: $0.kind) })
        for kind in kinds {
            let isDecoration = kind.category == .decorationView
            let gone =
                isDecoration
                ? layout.indexPathsToDelete(forDecorationViewOfKind: kind.kind)
                : layout.indexPathsToDelete(
                    forSupplementaryViewOfKind: kind.kind)
            let come =
                isDecoration
                ? layout.indexPathsToInsert(forDecorationViewOfKind: kind.kind)
                : layout.indexPathsToInsert(
                    forSupplementaryViewOfKind: kind.kind)
            removed.formUnion(gone.map { ElementKey(category: kind.category, kind: kind.kind, path: $0) })
            added.formUnion(come.map { ElementKey(category: kind.category, kind: kind.kind, path: $0) })
        }
    }

    private struct ElementKind: Hashable {
        var category: UICollectionView.ElementCategory
        var kind: String
    }

    /// The key of an element after the batch; nil for one that is gone, or that gets another view.
    private func newKey(of key: ElementKey) -> ElementKey? {
        guard !removed.contains(key), let path = newPath(of: key) else { return nil }
        let new = ElementKey(category: key.category, kind: key.kind, path: path)
        guard !added.contains(new) else { return nil }
        oldKeys[new] = key
        return new
    }

    private func newPath(of key: ElementKey) -> IndexPath? {
        guard key.path.count == 2, changes.before.indices.contains(key.path.section) else { return key.path }
        if key.category == .cell {
            guard key.path.item < changes.before[key.path.section] else { return nil }
            return changes.newPosition(of: ListPosition(key.path))?.path
        }
        switch changes.fate(ofSection: key.path.section) {
        case .stays(let section), .moves(let section): return IndexPath(item: key.path.item, section: section)
        case .isReloaded, .isDeleted: return nil
        }
    }

    // MARK: After

    /// Where the content is to stand, as the layout and the delegate say of what is possible.
    private func moveOffset() {
        guard !view.isTracking, !view.isDecelerating else { return }
        let proposed = view.nearestOffset(to: view.contentOffset)
        let target = view.targetOffset(for: proposed)
        if target != view.contentOffset { view.contentOffset = target }
    }

    private func reconfigureCells() {
        for position in changes.rows.reconfigured.sorted() {
            guard let new = changes.newPosition(of: position) else { continue }
            view.reconfigureItem(at: new.path)
        }
    }

    /// The answers of the base implementations of layouts: new elements fade in, removed ones fade out, and all others move.
    private var fades: ElementFades {
        ElementFades(
            appearing: { [self] category, kind, path in
                let key = ElementKey(category: category, kind: kind, path: path)
                if let old = oldKeys[key] ?? oldKey(ofNew: key), let attributes = oldAttributes[old] { return unmirrored(attributes) }
                return isNew(key) ? view.arrangement.layout.attributes(of: key)?.faded : nil
            },
            disappearing: { [self] category, kind, path in
                let key = ElementKey(category: category, kind: kind, path: path)
                guard let new = newKey(of: key) else { return oldAttributes[key].map(unmirrored)?.faded }
                return view.arrangement.layout.attributes(of: new)
            })
    }

    /// As the layout itself names it.
    private func unmirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let layout = view.arrangement.layout
        return layout.isMirrored ? layout.mirrored(attributes) : attributes
    }

    private func isNew(_ key: ElementKey) -> Bool { oldKey(ofNew: key) == nil }

    private func oldKey(ofNew key: ElementKey) -> ElementKey? {
        guard key.path.count == 2, changes.after.indices.contains(key.path.section), !added.contains(key) else { return nil }
        if key.category == .cell {
            switch changes.origin(of: ListPosition(key.path)) {
            case .stayed(let position), .moved(let position): return ElementKey(cellAt: position.path)
            case .reloaded, .inserted: return nil
            }
        }
        switch changes.origin(ofSection: key.path.section) {
        case .stayed(let section), .moved(let section):
            return ElementKey(category: key.category, kind: key.kind, path: IndexPath(item: key.path.item, section: section))
        case .reloaded, .inserted: return nil
        }
    }
}

extension UICollectionViewLayoutAttributes {
    /// The same, with nothing to be seen.
    fileprivate final var faded: UICollectionViewLayoutAttributes? {
        let copy = copy(with: nil) as? UICollectionViewLayoutAttributes
        copy?.alpha = 0
        return copy
    }
}
