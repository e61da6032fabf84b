import Foundation

/// A row that is shown before the data source has it.
// apple: https://developer.apple.com/documentation/uikit/uitableviewplaceholder
@preconcurrency @MainActor @objcMembers open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat

    /// - Parameters:
    ///   - insertionIndexPath: where it is put in.
    ///   - reuseIdentifier: of its cell.
    ///   - rowHeight: in points; `UITableView.automaticDimension` leaves it to the cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }

    /// Fills the cell whenever it comes into sight. Default: nil.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}
