import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UICollectionViewLayout {
    /// A context of the class that the layout wants, with nothing in it.
    final func newContext() -> UICollectionViewLayoutInvalidationContext {
        let type: AnyClass = Self.invalidationContextClass
        guard let contextType = type as? UICollectionViewLayoutInvalidationContext.Type else {
            _requireFailure(
                "\(Self.self).invalidationContextClass is \(type), which is no subclass of UICollectionViewLayoutInvalidationContext. "
                    + "Answer one that is.")
        }
        return _objcNew(contextType)
    }

    /// Attributes of the class that the layout wants, of an element.
    final func newAttributes(
        of category: UICollectionView.ElementCategory, kind: String? = nil, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let type: AnyClass = Self.layoutAttributesClass
        guard let attributesType = type as? UICollectionViewLayoutAttributes.Type else {
            _requireFailure(
                "\(Self.self).layoutAttributesClass is \(type), which is no subclass of UICollectionViewLayoutAttributes. "
                    + "Answer one that is.")
        }
        let attributes =
            (attributesType == UICollectionViewLayoutAttributes.self ? status.attributes.take() : nil) ?? _objcNew(attributesType)
        attributes.indexPath = indexPath
        attributes.representedElementCategory = category
        attributes.representedElementKind = kind
        return attributes
    }

    /// Takes attributes that the collection view does not need any more.
    final func recycle(_ attributes: consuming [UICollectionViewLayoutAttributes]) {
        if type(of: self).layoutAttributesClass == UICollectionViewLayoutAttributes.self { status.attributes.recycle(attributes) }
    }

    /// The effect of an invalidation on the layout itself: former results are no longer valid.
    final func takeInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
        status.needsPrepare = true
        status.generation += 1
        status.owner?.layoutDidInvalidate(self, context)
    }

    /// Works out what is not known.
    final func prepareIfNeeded() {
        guard status.needsPrepare, !status.isPreparing, let owner = status.owner else { return }
        if isBuiltOnCounts { owner.readCountsIfNeeded() }
        // Who was asked for the data may have asked the layout, too.
        guard status.needsPrepare else { return }
        status.needsPrepare = false
        status.isPreparing = true
        // Layouts place what is shown, whether the data source has it or not.
        owner.performUsingPresentationValues { prepare() }
        status.isPreparing = false
        owner.readCountsIfNeeded()
    }

    /// How an item is shown that a finger has at a position.
    final func liftedAttributes(at indexPath: IndexPath, position: CGPoint) -> UICollectionViewLayoutAttributes {
        let own = layoutAttributesForItem(at: indexPath)?.copy(with: nil) as? UICollectionViewLayoutAttributes
        let attributes = own ?? newAttributes(of: .cell, at: indexPath)
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    /// The item that is at a position.
    final func itemTarget(at position: CGPoint) -> IndexPath? {
        let rect = CGRect(origin: position, size: CGSize(width: 1, height: 1))
        return elementsToShow(in: rect).first { $0.representedElementCategory == .cell && $0.frame.contains(position) }?.indexPath
    }

    final func movementContext(from old: [IndexPath], to new: [IndexPath], position: CGPoint) -> UICollectionViewLayoutInvalidationContext {
        let context = newContext()
        context.previousIndexPathsForInteractivelyMovingItems = old
        context.targetIndexPathsForInteractivelyMovingItems = new
        context.interactiveMovementTarget = position
        return context
    }

    final func registerDecoration(_ viewClass: AnyClass?, kind: String) {
        status.decorations.prototypes[kind] = nil
        guard let viewClass else {
            status.decorations.classes[kind] = nil
            return
        }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            _requireFailure(
                "The class \(viewClass), registered for decoration views of the kind \(kind), must be a subclass of "
                    + "UICollectionReusableView.")
        }
        status.decorations.classes[kind] = type
    }
}

extension CGRect {
    /// Returns true if something of a rectangle lies inside another one. What has no size does if it lies on no edge; what has one in one
    /// direction alone, as cells that are still to be measured, does also on the edges where the content begins.
    func reaches(into other: CGRect) -> Bool {
        if minX < other.maxX, maxX > other.minX, minY < other.maxY, maxY > other.minY { return true }
        let isLine = (width == 0) != (height == 0)
        return isLine && minX < other.maxX && maxX >= other.minX && minY < other.maxY && maxY >= other.minY
    }
}
