import Foundation
import UIKitCore

/// A field with the date, one with the time, or both beside each other.
final class CompactFace: DateFace {
    /// Between two fields, in points.
    private static let gap: CGFloat = 6

    let dateField = DateField(frame: .zero)
    let timeField = DateField(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (field, mode) in [(dateField, UIDatePicker.Mode.date), (timeField, .time)] {
            field.addAction(UIAction { [unowned self, unowned field] _ in didOpen(field, mode) }, for: .touchUpInside)
            addSubview(field)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var fields: [DateField] { [dateField, timeField].filter { !$0.isHidden } }

    override var fittingSize: CGSize {
        let sizes = fields.map(\.fittingSize)
        return CGSize(
            width: sizes.map(\.width).reduce(0, +) + Self.gap * CGFloat(max(sizes.count - 1, 0)), height: sizes.map(\.height).max() ?? 0)
    }

    override func contentDidChange(from former: Content?) {
        guard let content else { return }
        let texts = texts(for: content)
        dateField.isHidden = content.settings.mode == .time
        timeField.isHidden = content.settings.mode == .date
        dateField.text = texts.date(content.date)
        timeField.text = texts.time(content.date)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for field in fields {
            let size = field.fittingSize
            field.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
            x += size.width + Self.gap
        }
    }
}
