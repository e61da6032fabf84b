import Foundation
import UIKitControls

/// The head of a share sheet: what is shared, and a button that closes the sheet.
final class ShareHeaderView: UIView {
    static let height: CGFloat = 76
    private static let margin: CGFloat = 16
    private static let imageSide: CGFloat = 44
    private static let buttonSide: CGFloat = 30

    private let picture = UIImageView()
    private let title = UILabel()
    private let detail = UILabel()
    let closeButton = UIButton(type: .system)
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .secondaryLabel
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 6
        title.font = .preferredFont(forTextStyle: .headline)
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.textColor = .secondaryLabel
        line.backgroundColor = .separator
        let sign = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
        closeButton.setImage(UIImage(systemName: "xmark", withConfiguration: sign), for: .normal)
        closeButton.tintColor = .secondaryLabel
        closeButton.backgroundColor = .tertiarySystemFill
        closeButton.layer.cornerRadius = Self.buttonSide / 2
        closeButton.accessibilityLabel = "Close"
        for view in [picture, title, detail, closeButton, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ preview: SharePreview) {
        picture.image = preview.image
        title.text = preview.title
        detail.text = preview.detail
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inside = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
        picture.frame = CGRect(x: inside.minX, y: bounds.midY - Self.imageSide / 2, width: Self.imageSide, height: Self.imageSide)
        closeButton.frame = CGRect(
            x: inside.maxX - Self.buttonSide, y: bounds.midY - Self.buttonSide / 2, width: Self.buttonSide, height: Self.buttonSide)
        let left = picture.frame.maxX + 12
        let width = max(0, closeButton.frame.minX - 12 - left)
        let (titleHeight, detailHeight) = (title.font.lineHeight, detail.text == nil ? 0 : detail.font.lineHeight)
        let top = bounds.midY - (titleHeight + detailHeight) / 2
        title.frame = CGRect(x: left, y: top, width: width, height: titleHeight)
        detail.frame = CGRect(x: left, y: top + titleHeight, width: width, height: detailHeight)
        let thickness = 1 / traitCollection.displayScale
        line.frame = CGRect(x: 0, y: bounds.maxY - thickness, width: bounds.width, height: thickness)
    }
}
