import Foundation

/// Says that there is nothing to choose, and where it would come from.
final class EmptyFolderView: UIView {
    private let title = UILabel()
    let detail = UILabel()

    init(title text: String) {
        super.init(frame: .zero)
        title.text = text
        title.font = .preferredFont(forTextStyle: .title2)
        title.textColor = .secondaryLabel
        detail.font = .preferredFont(forTextStyle: .subheadline)
        detail.textColor = .tertiaryLabel
        for label in [title, detail] {
            label.textAlignment = .center
            label.numberOfLines = 0
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inside = bounds.inset(by: safeAreaInsets).insetBy(dx: 32, dy: 0)
        let room = CGSize(width: inside.width, height: inside.height)
        let (titleSize, detailSize) = (title.sizeThatFits(room), detail.sizeThatFits(room))
        let top = inside.midY - (titleSize.height + 8 + detailSize.height) / 2
        title.frame = CGRect(x: inside.minX, y: top, width: inside.width, height: titleSize.height)
        detail.frame = CGRect(x: inside.minX, y: title.frame.maxY + 8, width: inside.width, height: detailSize.height)
    }
}
