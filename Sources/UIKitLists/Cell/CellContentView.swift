import UIKitCore

/// The container of the app's views of a cell. The cell places the labels and the picture of the classic styles, so it is laid out whenever
/// one of them changes.
@objc(UITableViewCellContentView) final class CellContentView: UIView {
    weak var cell: UITableViewCell?

    override func setNeedsLayout() {
        super.setNeedsLayout()
        if let cell, !cell.status.isLayingOut { cell.setNeedsLayout() }
    }
}
