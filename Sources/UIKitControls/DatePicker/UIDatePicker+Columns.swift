import Foundation
import UIKitCore

// How wide the wheels are, how their texts stand, and the words beside numbers.
extension UIDatePicker {
    /// Between a number and its unit, in points.
    private static let unitGap: CGFloat = 6

    private var theme: PickerTheme { picker.theme }

    func content(_ wheels: DateWheels, _ order: DateColumnOrder) -> DateWheelsSource.Content {
        let texts = DateTexts(wheels: wheels, hourPattern: order.hourPattern)
        let widths = order.columns.map { column in
            let unit = column == .hours || column == .minutes ? Self.unitGap + unitWidth(in: column, wheels, texts) : 0
            return texts.width(of: column, font: theme.font) + unit + 2 * theme.titleInset
        }
        return DateWheelsSource.Content(wheels: wheels, columns: order.columns, widths: widths, texts: texts)
    }

    private func unitWidth(in column: DateColumn, _ wheels: DateWheels, _ texts: DateTexts) -> CGFloat {
        (0..<wheels.valueCount(of: column)).map {
            texts.unit(of: $0, in: column).size(withAttributes: [.font: unitFont]).width.rounded(.up)
        }
        .max() ?? 0
    }

    private var unitFont: UIFont { .systemFont(ofSize: 17, weight: .semibold) }

    var titleStyles: [PickerTitleStyle] {
        guard let content = source.content else { return [] }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return content.columns.map { column in
            var style = PickerTitleStyle.standard
            switch column {
            case .month: style.alignment = isRightToLeft ? .right : .left
            case .day: style.alignment = isRightToLeft ? .left : .right
            case .hours, .minutes:
                style.alignment = isRightToLeft ? .left : .right
                style.trailing += Self.unitGap + unitWidth(in: column, content.wheels, content.texts)
            case .dayOfMonth, .year, .hour, .minute, .period: break
            }
            return style
        }
    }

    // MARK: Units

    /// Durations have words beside their numbers, which stand still.
    func makeUnits() {
        for label in unitLabels { label.removeFromSuperview() }
        let columns = source.content?.columns.filter { $0 == .hours || $0 == .minutes } ?? []
        unitLabels = columns.map { _ in
            let label = UILabel(frame: .zero)
            label.font = unitFont
            picker.addSubview(label)
            return label
        }
    }

    func showUnits(for values: [DateColumn: Int]) {
        guard let content = source.content else { return }
        for (label, column) in zip(unitLabels, content.columns) { label.text = content.texts.unit(of: values[column] ?? 0, in: column) }
    }

    func placeUnits() {
        guard let content = source.content else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, label) in unitLabels.enumerated() where picker.wheels.indices.contains(index) {
            let (wheel, width) = (picker.wheels[index].frame, unitWidth(in: content.columns[index], content.wheels, content.texts))
            label.textAlignment = isRightToLeft ? .right : .left
            label.frame = CGRect(
                x: isRightToLeft ? wheel.minX + theme.titleInset : wheel.maxX - theme.titleInset - width,
                y: wheel.midY - theme.rowHeight / 2, width: width, height: theme.rowHeight)
        }
    }
}
