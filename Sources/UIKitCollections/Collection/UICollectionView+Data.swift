import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

extension UICollectionView {
    /// Has all data read again: how many sections and items there are, where they stand, and the cells.
    ///
    /// Nothing is selected afterwards; the content offset stays, unless the content has become too short for it. The data source is asked
    /// at the next layout, or when something is asked that depends on the data.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/reloaddata()
    @objc open func reloadData() { forgetData() }

    /// How many sections there are, as the data source said last; it is asked if it never was.
    @objc open var numberOfSections: Int {
        readCountsIfNeeded()
        return content.counts.count
    }

    /// How many items a section has, as the data source said last.
    /// - Precondition: there is that section.
    @objc(numberOfItemsInSection:)
    open func numberOfItems(inSection section: Int) -> Int {
        readCountsIfNeeded()
        _require(
            content.counts.indices.contains(section),
            "request for number of items in section \(section) when there are only \(content.counts.count) sections in the collection view. "
                + "Ask numberOfSections first.")
        return speaksOfShownPositions ? content.counts[section] : placeholders.dataCounts(of: content.counts)[section]
    }

    // MARK: Internal

    /// Everything known of the data is forgotten, with the selection: the next layout asks again.
    final func forgetData() {
        for position in selection.positions { shown.cell(at: position.path)?.isSelected = false }
        selection = ListSelection()
        abandonMovement()
        placeholders.removeAll()
        retireAllElements()
        highlight = ItemHighlight()
        prefetch = ItemPrefetch()
        content.isCounted = false
        arrangement.hasGivenUpMeasuring = false
        content.generation += 1
        let context = collectionViewLayout.newContext()
        context.isForEverything = true
        context.isForCounts = true
        collectionViewLayout.invalidateLayout(with: context)
        setNeedsLayout()
    }

    /// Asks the data source how many items there are, if that is not known.
    final func readCountsIfNeeded() {
        guard !content.isCounted, !content.isBeingCounted else { return }
        content.isCounted = true
        content.isBeingCounted = true
        content.counts = readCounts()
        content.isBeingCounted = false
        content.hasBeenRead = dataSource != nil
        readItemIndex()
        content.generation += 1
    }

    /// The counts that the data source gives now; the first of all questions to it.
    final func readCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sectionCount = sourceMethods.contains(.sectionCount) ? dataSource.numberOfSections?(in: self) ?? 1 : 1
        return (0..<max(sectionCount, 0)).map { section in
            max(dataSource.collectionView(self, numberOfItemsInSection: section), 0)
        }
    }
}
