import UIKitCore

/// The container of the app's views in a header or footer. The labels are placed by the header, so it is laid out whenever one changes.
final class HeaderFooterContentView: UIView {
    weak var owner: UITableViewHeaderFooterView?

    override func setNeedsLayout() {
        super.setNeedsLayout()
        if let owner, !owner.isLayingOut { owner.setNeedsLayout() }
    }
}
