import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UITableView {
    /// Tells the prefetching data source which rows come next.
    func prefetchRows() {
        guard isPrefetchingEnabled, let prefetchDataSource, content.freshness == .current, !shown.rows.isEmpty else { return }
        let span = visibleSpan
        let step = prefetching.step(layout: content.layout, top: span.lowerBound, bottom: span.upperBound)
        if !step.cancelled.isEmpty {
            prefetchDataSource.tableView?(self, cancelPrefetchingForRowsAt: step.cancelled.compactMap(givenPath))
        }
        let announced = step.announced.compactMap(givenPath)
        if !announced.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: announced) }
    }
}
