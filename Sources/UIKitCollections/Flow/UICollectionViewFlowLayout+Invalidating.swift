import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// The invalidation of a flow layout.
extension UICollectionViewFlowLayout {
    final func takeFlowInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { flow.measured.removeAll() }
        // Sizes are the same while a finger moves an item to another position.
        if context.targetIndexPathsForInteractivelyMovingItems != nil, !context.invalidateDataSourceCounts { return }
        let asksAgain = (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics ?? true
        if context.invalidateEverything || context.invalidateDataSourceCounts || asksAgain {
            flow.needsMetrics = true
        }
    }

    private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    final func flowDependsOn(_ bounds: CGRect) -> Bool { pins || hasOtherLines(in: bounds) }

    /// True if lines are of another length with the present insets, or something else is counted from them.
    final var flowDependsOnInsets: Bool {
        pins || sectionInsetReference != .fromContentInset || collectionView.map { hasOtherLines(in: $0.bounds) } ?? false
    }

    private func hasOtherLines(in bounds: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        let insets = view.adjustedContentInset
        let size = CGSize(width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
        return max(flowAxes.size(size).along, 0) != flowAxes.size(flow.frame.size).along
    }

    final func flowContext(forBounds bounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = newContext()
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = hasOtherLines(in: bounds)
            context.invalidateFlowLayoutAttributes = context.invalidateFlowLayoutDelegateMetrics
        }
        return context
    }

    // MARK: Items that say how large they are

    final func flowDepends(on preferred: UICollectionViewLayoutAttributes, instead original: UICollectionViewLayoutAttributes) -> Bool {
        isSelfSizing && original.representedElementCategory == .cell && preferred.size != original.size
    }

    final func flowContext(forPreferred preferred: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext {
        let context = newContext()
        let position = ListPosition(preferred.indexPath)
        let size = CGSize(width: preferred.size.width.usableLength, height: preferred.size.height.usableLength)
        flow.measured[position] = size
        flow.changedSizes[position.section, default: [:]][position.row] = size
        context.invalidateItems(at: [preferred.indexPath])
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = false
            context.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    final func moveMeasuredSizes(_ newPosition: (IndexPath) -> IndexPath?) {
        var moved: [ListPosition: CGSize] = [:]
        for (position, size) in flow.measured {
            if let path = newPosition(position.path) { moved[ListPosition(path)] = size }
        }
        flow.measured = moved
    }

    // MARK: Archives

    final func decodeFlow(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: NibKey.itemSize) { itemSize = coder.decodeCGSize(forKey: NibKey.itemSize) }
        if coder.containsValue(forKey: NibKey.estimatedItemSize) {
            estimatedItemSize = coder.decodeCGSize(forKey: NibKey.estimatedItemSize)
        }
        if coder.decodeFlag(forKey: NibKey.automaticEstimatedItemSize) == true { estimatedItemSize = Self.automaticSize }
        if let flag = coder.decodeFlag(forKey: NibKey.sectionHeadersPinToVisibleBounds) { sectionHeadersPinToVisibleBounds = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.sectionFootersPinToVisibleBounds) { sectionFootersPinToVisibleBounds = flag }
        if let number = coder.decodeNumber(forKey: NibKey.interitemSpacing) { minimumInteritemSpacing = number }
        if let number = coder.decodeNumber(forKey: NibKey.lineSpacing) { minimumLineSpacing = number }
        if coder.containsValue(forKey: NibKey.headerReferenceSize) {
            headerReferenceSize = coder.decodeCGSize(forKey: NibKey.headerReferenceSize)
        }
        if coder.containsValue(forKey: NibKey.footerReferenceSize) {
            footerReferenceSize = coder.decodeCGSize(forKey: NibKey.footerReferenceSize)
        }
        if coder.containsValue(forKey: NibKey.sectionInset) { sectionInset = coder.decodeUIEdgeInsets(forKey: NibKey.sectionInset) }
        if let value = coder.decodeEnumeration(UICollectionView.ScrollDirection.self, forKey: NibKey.scrollDirection) {
            scrollDirection = value
        }
        if let value = coder.decodeEnumeration(SectionInsetReference.self, forKey: NibKey.sectionInsetReference) {
            sectionInsetReference = value
        }
    }

    final func encodeFlow(to coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(itemSize, forKey: NibKey.itemSize)
        coder.encode(estimatedItemSize, forKey: NibKey.estimatedItemSize)
        coder.encode(Double(minimumInteritemSpacing), forKey: NibKey.interitemSpacing)
        coder.encode(Double(minimumLineSpacing), forKey: NibKey.lineSpacing)
        coder.encode(headerReferenceSize, forKey: NibKey.headerReferenceSize)
        coder.encode(footerReferenceSize, forKey: NibKey.footerReferenceSize)
        coder.encode(sectionInset, forKey: NibKey.sectionInset)
        coder.encode(sectionHeadersPinToVisibleBounds, forKey: NibKey.sectionHeadersPinToVisibleBounds)
        coder.encode(sectionFootersPinToVisibleBounds, forKey: NibKey.sectionFootersPinToVisibleBounds)
        coder.encode(scrollDirection.rawValue, forKey: NibKey.scrollDirection)
        coder.encode(sectionInsetReference.rawValue, forKey: NibKey.sectionInsetReference)
    }
}
