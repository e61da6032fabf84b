import Foundation

/// A share sheet: its head, and below it what can be done.
final class ShareSheetView: UIView {
    let header = ShareHeaderView()
    let list = ActivityList()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        addSubview(list.table)
        addSubview(header)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (head, rest) = bounds.divided(atDistance: safeAreaInsets.top + ShareHeaderView.height, from: .minYEdge)
        header.frame = head
        list.table.frame = rest
    }
}
