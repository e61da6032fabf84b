import Foundation

/// A table or collection view, which may show rows that its data source does not have.
///
/// While something is dropped there may be a gap or placeholders. All paths that are given and answered are those of the data source even
/// then, but for what is done in ``performUsingPresentationValues(_:)``.
// apple: https://developer.apple.com/documentation/uikit/uidatasourcetranslating
@preconcurrency @MainActor @objc public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// The section as it is shown.
    @objc(presentationSectionIndexForDataSourceSectionIndex:)
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    /// The section as the data source has it.
    @objc(dataSourceSectionIndexForPresentationSectionIndex:)
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    /// Where a row of the data source is shown.
    @objc(presentationIndexPathForDataSourceIndexPath:)
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    /// Where the data source has a row that is shown; nil for one that it does not have.
    @objc(dataSourceIndexPathForPresentationIndexPath:)
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    /// Runs something in which all paths are those that are shown.
    @objc(performUsingPresentationValues:)
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
