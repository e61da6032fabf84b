import UIKitCore

/// The container of the app's views of a cell. The cell lays out the labels and the picture of the classic styles, so its layout
/// follows each of their changes.
@objc(UITableViewCellContentView) final class CellContentView: UIView {
    weak var cell: UITableViewCell?

    override func setNeedsLayout() {
        super.setNeedsLayout()
        if let cell, !cell.status.isLayingOut { cell.setNeedsLayout() }
    }
}
