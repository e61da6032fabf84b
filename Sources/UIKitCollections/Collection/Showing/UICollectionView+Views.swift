import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// Getting the views of elements from the data source and the layout, and keeping those that are not needed.
extension UICollectionView {
    final func requestView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let former = shown.requested
        shown.requested = attributes
        defer { shown.requested = former }
        switch attributes.representedElementCategory {
        case .cell:
            if let placeholder = placeholder(at: attributes.indexPath) { return makeCell(of: placeholder, at: attributes.indexPath) }
            return requestCell(at: sourcePath(of: attributes.indexPath))
        case .supplementaryView:
            return requestSupplementaryView(ofKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
        case .decorationView:
            return makeDecorationView(ofKind: attributes.representedElementKind ?? "", attributes)
        }
    }

    final func requestCell(at path: IndexPath) -> UICollectionViewCell {
        guard let dataSource else {
            fatalError(
                "UICollectionView dataSource is not set: \(self) has items to show, and its data source is gone. "
                    + "The collection view does not keep it alive. Keep it, or call reloadData() when it goes.")
        }
        let cell = asking { dataSource.collectionView(self, cellForItemAt: path) }
        _require(
            cell.reuseIdentifier != nil,
            "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by "
                + "calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:. Index path: \(path), cell: \(cell).")
        return cell
    }

    private func requestSupplementaryView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView {
        guard let view = asking({ dataSource?.collectionView?(self, viewForSupplementaryElementOfKind: kind, at: path) }) else {
            fatalError(
                "the collection view's data source did not return a valid view from "
                    + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: for the kind \(kind) at index path \(path). "
                    + "The layout has a place for it: implement that method, or have the layout leave no room.")
        }
        _require(
            view.reuseIdentifier != nil,
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),\(path)) was not retrieved by "
                + "calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:. View: \(view).")
        return view
    }

    /// Has the data source give a view. Those that it gets for that and does not give are lost: nothing would use them again (CV-19).
    private func asking<Given>(_ body: () -> Given) -> Given {
        let former = (isAsked: RegistrationIdentity.isBeingAsked, isAsking: shown.isAsking, count: shown.dequeued.count)
        RegistrationIdentity.isBeingAsked = true
        shown.isAsking = true
        let given = body()
        let lost = shown.dequeued[former.count...].first { $0 !== given as? UICollectionReusableView }
        RegistrationIdentity.isBeingAsked = former.isAsked
        shown.isAsking = former.isAsking
        shown.dequeued.removeLast(shown.dequeued.count - former.count)
        if let lost { stopWithLost(lost) }
        return given
    }

    private func stopWithLost(_ view: UICollectionReusableView) -> Never {
        fatalError(
            "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's data source "
                + "is asked to provide a view for a given index path, ensure that a single view is dequeued and returned to the collection "
                + "view. Avoid dequeuing views without a request from the collection view. For retrieving an existing view in the collection "
                + "view, use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. "
                + "Dequeued view: \(view); Collection view: \(self)")
    }

    private func makeDecorationView(ofKind kind: String, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        if let waiting = queues.decorations.take(kind) {
            waiting.prepareForReuse()
            return waiting
        }
        let registry = arrangement.layout.status.decorations
        if let type = registry.classes[kind] {
            let view = _objcNew(type, frame: attributes.frame)
            view.element.identifier = kind
            return view
        }
        guard let view = registry.prototypes[kind]?.makeView(externals: [:]) else {
            fatalError(
                "could not dequeue a decoration view of kind: \(kind) - must register a class or nib as a decoration view for this kind. "
                    + "Call register(_:forDecorationViewOfKind:) of the layout \(arrangement.layout) before.")
        }
        view.element.identifier = kind
        return view
    }

    /// Keeps a view for other elements, or lets it go.
    final func recycle(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        releaseFocus(of: view)
        guard let identifier = view.reuseIdentifier else { return view.removeFromSuperview() }
        switch attributes.representedElementCategory {
        case .cell: queues.cells.put(view, identifier: identifier)
        case .supplementaryView:
            queues.views[attributes.representedElementKind ?? "", default: ReuseQueue()].put(view, identifier: identifier)
        case .decorationView: queues.decorations.put(view, identifier: identifier)
        }
    }

    /// Gives a cell what it shows of its item's state.
    final func prepare(_ cell: UICollectionViewCell, at path: IndexPath) {
        cell.status.isPlaceholder = placeholder(at: path) != nil
        cell.isSelected = selection.contains(ListPosition(path))
        cell.isHighlighted = highlight.path == path
        updateEditing(of: cell, at: path)
        returnFocus(to: cell, at: path)
    }
}
