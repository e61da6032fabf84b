import Foundation
import UIKitCore

/// Tells assistive technologies what the wheels of a picker stand for. A picker's delegate may be one.
// apple: https://developer.apple.com/documentation/uikit/uipickerviewaccessibilitydelegate
@preconcurrency @MainActor @objc public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// The accessibility label of a wheel.
    @objc(pickerView:accessibilityLabelForComponent:)
    optional func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?

    /// The accessibility hint of a wheel.
    @objc(pickerView:accessibilityHintForComponent:)
    optional func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}
