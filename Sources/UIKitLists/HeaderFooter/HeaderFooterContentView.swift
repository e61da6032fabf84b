import UIKitCore

/// What the app's views of a header or footer stand in. The labels are placed by the header, so it is laid out whenever one changes.
final class HeaderFooterContentView: UIView {
    weak var owner: UITableViewHeaderFooterView?

    override func setNeedsLayout() {
        super.setNeedsLayout()
        if let owner, !owner.isLayingOut { owner.setNeedsLayout() }
    }
}
