import Foundation
import UIKitCore

/// Gets data ready for rows that will probably be seen soon.
// apple: https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching
@preconcurrency @MainActor @objc public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// These rows may be seen soon, the nearest first.
    @objc(tableView:prefetchRowsAtIndexPaths:)
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// These rows, which were announced, will probably not be seen.
    @objc(tableView:cancelPrefetchingForRowsAtIndexPaths:)
    optional func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
