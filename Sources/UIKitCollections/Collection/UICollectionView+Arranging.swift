import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Keeping what is known of the layout in step with it.
extension UICollectionView {
    /// A layout says that what it has answered does not hold any more.
    final func layoutDidInvalidate(_ layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext) {
        guard layout === arrangement.layout else { return }
        arrangement.window = nil
        arrangement.offsetAdjustment.x += context.contentOffsetAdjustment.x
        arrangement.offsetAdjustment.y += context.contentOffsetAdjustment.y
        // An invalidation while a layout is asked is handled by the pass that asks.
        if !shown.isPlacing { setNeedsLayout() }
    }

    /// Has the layout worked out, with the data and the size of the content that it depends on.
    final func readLayoutIfNeeded() {
        noteBounds()
        guard arrangement.layout.status.needsPrepare, !arrangement.layout.status.isPreparing else { return readCountsIfNeeded() }
        arrangement.layout.prepareIfNeeded()
        takeContentSize()
        startAtLeadingEdge()
        takeOffsetAdjustment()
        noteBounds()
    }

    /// Asks the layout whether it holds in other bounds than it was asked for last.
    final func noteBounds() {
        let bounds = bounds
        guard arrangement.bounds != bounds else { return }
        let old = arrangement.bounds
        if arrangement.bounds?.size != bounds.size { arrangement.hasGivenUpMeasuring = false }
        arrangement.bounds = bounds
        let layout = arrangement.layout
        guard let old else { return }
        beginBoundsChange(from: old)
        guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }

    /// The layout is notified of a size that changes in an animation before and after its elements get their attributes.
    private func beginBoundsChange(from old: CGRect) {
        guard old.size != bounds.size, UIView.inheritedAnimationDuration > 0, !arrangement.isInBoundsChange else { return }
        arrangement.isInBoundsChange = true
        arrangement.layout.prepare(forAnimatedBoundsChange: old)
    }

    final func finishBoundsChange() {
        guard arrangement.isInBoundsChange else { return }
        arrangement.isInBoundsChange = false
        arrangement.layout.finalizeAnimatedBoundsChange()
    }

    final func takeContentSize() {
        let size = arrangement.layout.collectionViewContentSize
        if contentSize != size { contentSize = size }
    }

    /// Content from right to left is seen from its right end at first.
    private func startAtLeadingEdge() {
        guard !arrangement.hasStarted, content.hasBeenRead, bounds.width > 0 else { return }
        arrangement.hasStarted = true
        guard arrangement.layout.runsBackwards, contentOffset.x <= 0, contentSize.width > bounds.width else { return }
        contentOffset.x = contentSize.width - bounds.width + adjustedContentInset.right
    }

    private func takeOffsetAdjustment() {
        let adjustment = arrangement.offsetAdjustment
        guard adjustment != .zero else { return }
        arrangement.offsetAdjustment = .zero
        carryContent(by: adjustment)
    }

    /// Another object decides about sizes, menus and what fingers do.
    final func delegateDidChange() {
        updateContextMenus()
        updateSelectionSweep()
        arrangement.layout.invalidateLayout()
    }

    final func insetsDidChange() {
        guard arrangement.layout.dependsOnInsets else { return }
        arrangement.layout.invalidateLayout()
    }

    final func traitsDidChange(from former: UITraitCollection?) {
        let isOtherTextSize = former?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        if isOtherTextSize { return measureAll() }
        if arrangement.layout.dependsOnTraits { arrangement.layout.invalidateLayout() }
    }

    /// Shows another layout at once.
    final func changeLayout(to layout: UICollectionViewLayout) {
        let former = arrangement.layout
        guard layout !== former else { return }
        former.prepareForTransition(to: layout)
        layout.prepareForTransition(from: former)
        adopt(layout)
        former.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
    }

    /// Takes a layout in the place of the former one, and asks it about everything.
    final func adopt(_ layout: UICollectionViewLayout) {
        arrangement.layout.status.owner = nil
        arrangement = CollectionArrangement(layout: layout)
        arrangement.bounds = bounds
        layout.status.owner = self
        layout.invalidateLayout()
        setNeedsLayout()
    }
}
