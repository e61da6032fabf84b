import Foundation
import UIKitCore

/// Tells assistive technologies what the wheels of a picker stand for. A picker's delegate may be one.
// apple: https://developer.apple.com/documentation/uikit/uipickerviewaccessibilitydelegate
@preconcurrency @MainActor @objc public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// What a wheel is called.
    @objc(pickerView:accessibilityLabelForComponent:)
    optional func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?

    /// What turning a wheel does.
    @objc(pickerView:accessibilityHintForComponent:)
    optional func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}
