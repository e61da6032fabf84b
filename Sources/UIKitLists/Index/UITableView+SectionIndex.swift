import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UITableView {
    /// Asks the data source for the titles.
    func readSectionIndex() {
        guard dataSourceMethods.contains(.indexTitles) else {
            sectionIndex.titles = []
            return
        }
        sectionIndex.titles = dataSource?.sectionIndexTitles?(for: self) ?? []
        sectionIndexDidChange()
    }

    func sectionIndexDidChange() { setNeedsLayout() }
}
