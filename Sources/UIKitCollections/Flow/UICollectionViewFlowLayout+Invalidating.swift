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
        let place = ListPlace(preferred.indexPath)
        let size = CGSize(width: preferred.size.width.usableLength, height: preferred.size.height.usableLength)
        flow.measured[place] = size
        flow.changedSizes[place.section, default: [:]][place.row] = size
        context.invalidateItems(at: [preferred.indexPath])
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = false
            context.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    final func moveMeasuredSizes(_ newPlace: (IndexPath) -> IndexPath?) {
        var moved: [ListPlace: CGSize] = [:]
        for (place, size) in flow.measured {
            if let path = newPlace(place.path) { moved[ListPlace(path)] = size }
        }
        flow.measured = moved
    }

    // MARK: Archives

    private enum Key {
        static let itemSize = "UIItemSize"
        static let estimate = "UIEstimatedItemSize"
        static let gap = "UIInteritemSpacing"
        static let line = "UILineSpacing"
        static let header = "UIHeaderReferenceSize"
        static let footer = "UIFooterReferenceSize"
        static let inset = "UISectionInset"
        static let direction = "UIScrollDirection"
        static let reference = "UISectionInsetReference"
        static let automatic = "UIAutomaticEstimatedItemSize"
        static let pinsHeaders = "UISectionHeadersPinToVisibleBounds"
        static let pinsFooters = "UISectionFootersPinToVisibleBounds"
    }

    final func decodeFlow(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: Key.itemSize) { itemSize = coder.decodeCGSize(forKey: Key.itemSize) }
        if coder.containsValue(forKey: Key.estimate) { estimatedItemSize = coder.decodeCGSize(forKey: Key.estimate) }
        if coder.decodeFlag(forKey: Key.automatic) == true { estimatedItemSize = Self.automaticSize }
        if let flag = coder.decodeFlag(forKey: Key.pinsHeaders) { sectionHeadersPinToVisibleBounds = flag }
        if let flag = coder.decodeFlag(forKey: Key.pinsFooters) { sectionFootersPinToVisibleBounds = flag }
        if let number = coder.decodeNumber(forKey: Key.gap) { minimumInteritemSpacing = number }
        if let number = coder.decodeNumber(forKey: Key.line) { minimumLineSpacing = number }
        if coder.containsValue(forKey: Key.header) { headerReferenceSize = coder.decodeCGSize(forKey: Key.header) }
        if coder.containsValue(forKey: Key.footer) { footerReferenceSize = coder.decodeCGSize(forKey: Key.footer) }
        if coder.containsValue(forKey: Key.inset) { sectionInset = coder.decodeUIEdgeInsets(forKey: Key.inset) }
        if let value = coder.decodeEnumeration(UICollectionView.ScrollDirection.self, forKey: Key.direction) { scrollDirection = value }
        if let value = coder.decodeEnumeration(SectionInsetReference.self, forKey: Key.reference) { sectionInsetReference = value }
    }

    final func encodeFlow(to coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(itemSize, forKey: Key.itemSize)
        coder.encode(estimatedItemSize, forKey: Key.estimate)
        coder.encode(Double(minimumInteritemSpacing), forKey: Key.gap)
        coder.encode(Double(minimumLineSpacing), forKey: Key.line)
        coder.encode(headerReferenceSize, forKey: Key.header)
        coder.encode(footerReferenceSize, forKey: Key.footer)
        coder.encode(sectionInset, forKey: Key.inset)
        coder.encode(sectionHeadersPinToVisibleBounds, forKey: Key.pinsHeaders)
        coder.encode(sectionFootersPinToVisibleBounds, forKey: Key.pinsFooters)
        coder.encode(scrollDirection.rawValue, forKey: Key.direction)
        coder.encode(sectionInsetReference.rawValue, forKey: Key.reference)
    }
}
