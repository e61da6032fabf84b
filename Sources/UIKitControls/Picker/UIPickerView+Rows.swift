import Foundation
import UIKitCore

// The questions of the wheels about their rows.
extension UIPickerView {
    /// The content of a row.
    /// - Parameter view: one that the delegate has given for another row, which does not need it any more.
    func content(ofRow row: Int, component: Int, reusing view: UIView?) -> PickerRowContent {
        if delegateMethods.contains(.view),
            let view = delegate?.pickerView?(self, viewForRow: row, forComponent: component, reusing: view)
        {
            return .view(view)
        }
        if delegateMethods.contains(.attributedTitle),
            let text = delegate?.pickerView?(self, attributedTitleForRow: row, forComponent: component) ?? nil
        {
            return .attributed(text)
        }
        // observed: a delegate that has no texts is answered by question marks
        guard delegateMethods.contains(.title) else { return .title("?") }
        return .title((delegate?.pickerView?(self, titleForRow: row, forComponent: component) ?? nil) ?? "")
    }

    /// The text of a row; nil for a picture.
    func text(ofRow row: Int, component: Int) -> String? {
        if let view = view(forRow: row, forComponent: component) { return PickerRowContent.view(view).text }
        return content(ofRow: row, component: component, reusing: nil).text
    }

    func titleStyle(ofComponent component: Int) -> PickerTitleStyle {
        titleStyles.indices.contains(component) ? titleStyles[component] : .standard
    }

    func accessibilityLabel(forComponent component: Int) -> String? {
        (delegate as? any UIPickerViewAccessibilityDelegate)?.pickerView?(self, accessibilityLabelForComponent: component) ?? nil
    }

    func accessibilityHint(forComponent component: Int) -> String? {
        (delegate as? any UIPickerViewAccessibilityDelegate)?.pickerView?(self, accessibilityHintForComponent: component) ?? nil
    }
}
