import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// The index at the edge, which leads to items.
extension UICollectionView {
    /// Asks the data source for the titles.
    final func readItemIndex() {
        itemIndex.titles = sourceMethods.contains(.indexTitles) ? dataSource?.indexTitles?(for: self) ?? [] : []
        guard !itemIndex.titles.isEmpty else {
            itemIndex.bar?.removeFromSuperview()
            itemIndex.bar = nil
            return
        }
        let bar = itemIndex.bar ?? makeItemIndexBar()
        bar.titles = itemIndex.titles
    }

    private func makeItemIndexBar() -> SectionIndexBar {
        let bar = SectionIndexBar(frame: .zero)
        bar.onTouch = { [weak self] title in self?.followItemIndex(to: title) }
        addSubview(bar)
        itemIndex.bar = bar
        return bar
    }

    /// Keeps the index where it is seen, in front of all elements.
    final func placeItemIndex() {
        guard let bar = itemIndex.bar else { return }
        let insets = adjustedContentInset
        let width = SectionIndexTheme.flat.touchWidth
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - width
        let height = max(bounds.height - insets.top - insets.bottom, 0)
        let frame = CGRect(x: x, y: bounds.minY + insets.top, width: width, height: height)
        UIView.performWithoutAnimation {
            if bar.frame != frame { bar.frame = frame }
            if subviews.last(where: { !isScrollIndicator($0) }) !== bar { bringSubviewToFront(bar) }
        }
    }

    /// A finger has come to a title.
    private func followItemIndex(to index: Int) {
        guard itemIndex.titles.indices.contains(index) else { return }
        guard let path = dataSource?.collectionView?(self, indexPathForIndexTitle: itemIndex.titles[index], at: index) else { return }
        readCountsIfNeeded()
        guard path.count == 2, content.contains(ListPosition(path)) else { return }
        scrollToItem(at: path, at: .top, animated: false)
    }
}
