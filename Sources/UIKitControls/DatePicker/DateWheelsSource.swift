import Foundation
import UIKitCore

/// Fills the wheels of a date picker, and passes on what the user chooses.
@MainActor
final class DateWheelsSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    /// The content of a date picker's wheels.
    struct Content {
        var wheels: DateWheels
        var columns: [DateColumn]
        var widths: [CGFloat]
        var texts: DateTexts
    }

    var content: Content?
    /// The colour of what can be chosen; nil is that of all pickers.
    var textColor: UIColor?
    /// True if a value can be chosen with what the other wheels show.
    var allows: @MainActor (Int, DateColumn) -> Bool = { _, _ in true }
    /// The user has turned a wheel.
    var didTurn: @MainActor (DateColumn) -> Void = { _ in }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { content?.columns.count ?? 0 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        content.map { $0.wheels.rowCount(of: $0.columns[component]) } ?? 0
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { content?.widths[component] ?? 0 }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        guard let content else { return nil }
        let column = content.columns[component]
        return content.texts.text(of: content.wheels.value(ofRow: row, in: column), in: column)
    }

    /// What cannot be chosen has a colour of its own.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        guard let content else { return nil }
        let column = content.columns[component]
        let value = content.wheels.value(ofRow: row, in: column)
        return (allows(value, column) ? textColor : .tertiaryLabel).map {
            NSAttributedString(string: content.texts.text(of: value, in: column), attributes: [.foregroundColor: $0])
        }
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        if let content { didTurn(content.columns[component]) }
    }
}
