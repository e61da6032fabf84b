import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// Sections that are lists.
extension UICollectionViewCompositionalLayout {
    /// The list of a section; nil for other sections.
    final func list(ofSection index: Int) -> ListSection? {
        guard let solution = solving.solution, solution.sections.indices.contains(index) else { return nil }
        return solution.sections[index].section.list
    }

    final func newListAttributes(ofItemAt path: IndexPath, _ section: SectionSolution) -> UICollectionViewLayoutAttributes? {
        guard let list = section.section.list else { return nil }
        let attributes = ListLayoutAttributes(forCellWith: path)
        attributes.context = list.context(ofItemAt: path, itemCount: section.itemCount)
        return attributes
    }

    final func newListAttributes(
        ofSupplementary kind: String, at path: IndexPath, _ section: SectionSolution
    ) -> UICollectionViewLayoutAttributes? {
        guard let list = section.section.list else { return nil }
        let attributes = ListLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        attributes.context = list.context(ofSupplementary: kind)
        return attributes
    }

    /// After the layout was solved: what the collection view itself does for lists.
    final func updateLists(in view: UICollectionView) {
        let lists = (solving.solution?.sections ?? []).compactMap(\.section.list)
        guard let first = lists.first else {
            swipe?.pan.isEnabled = false
            return
        }
        // A collection view that nobody has coloured has the colour of its list.
        if view.backgroundColor == .systemBackground, first.backgroundColor != .systemBackground {
            view.backgroundColor = first.backgroundColor
        }
        updateSwiping(lists, in: view)
    }

    private func updateSwiping(_ lists: [ListSection], in view: UICollectionView) {
        let canSwipe = lists.contains {
            $0.configuration.leadingSwipeActionsConfigurationProvider != nil
                || $0.configuration.trailingSwipeActionsConfigurationProvider != nil
        }
        guard canSwipe || swipe != nil else { return }
        let swipe = swipe ?? RowSwipe(list: view)
        self.swipe = swipe
        swipe.pan.isEnabled = canSwipe
    }
}
