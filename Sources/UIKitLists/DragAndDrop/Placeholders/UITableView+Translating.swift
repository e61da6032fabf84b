import Foundation

extension UITableView: UIDataSourceTranslating {
    /// The same section: sections are shown as they are.
    @objc(presentationSectionIndexForDataSourceSectionIndex:)
    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }

    /// The same section.
    @objc(dataSourceSectionIndexForPresentationSectionIndex:)
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }

    /// Where a row of the data source is shown.
    @objc(presentationIndexPathForDataSourceIndexPath:)
    open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        guard let path = dataSourceIndexPath, path.count == 2 else { return nil }
        return placeholders.shownPosition(of: ListPosition(path)).path
    }

    /// Where the data source has a row that is shown; nil for a placeholder.
    @objc(dataSourceIndexPathForPresentationIndexPath:)
    open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        guard let path = presentationIndexPath, path.count == 2, placeholder(at: ListPosition(path)) == nil else { return nil }
        return dataPosition(of: ListPosition(path)).path
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
