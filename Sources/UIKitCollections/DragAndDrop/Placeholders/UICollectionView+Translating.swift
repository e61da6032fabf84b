import Foundation
import UIKitLists

extension UICollectionView: UIDataSourceTranslating {
    /// The same section: sections are shown as they are.
    @objc(presentationSectionIndexForDataSourceSectionIndex:)
    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }

    /// The same section.
    @objc(dataSourceSectionIndexForPresentationSectionIndex:)
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }

    /// Where an item of the data source is shown.
    @objc(presentationIndexPathForDataSourceIndexPath:)
    open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        guard let path = dataSourceIndexPath, path.count == 2 else { return nil }
        return placeholders.shownPosition(of: ListPosition(path)).path
    }

    /// Where the data source has an item that is shown; nil for a placeholder.
    @objc(dataSourceIndexPathForPresentationIndexPath:)
    open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        guard let path = presentationIndexPath, path.count == 2, placeholder(at: path) == nil else { return nil }
        return sourcePath(of: path)
    }

    /// Runs something in which all paths are those that are shown.
    @objc(performUsingPresentationValues:)
    open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        let former = speaksOfShownPositions
        speaksOfShownPositions = true
        actionsToTranslate()
        speaksOfShownPositions = former
    }
}
