import Foundation
import UIKitCore

/// Gives a picker the contents and sizes of its rows, and is notified of what the user has chosen.
///
/// Which of the methods there are is looked up when the object becomes a picker's delegate.
// apple: https://developer.apple.com/documentation/uikit/uipickerviewdelegate
@preconcurrency @MainActor @objc public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// How wide a wheel is, in points. Without it the wheels share the width of the picker.
    @objc(pickerView:widthForComponent:)
    optional func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

    /// How high the rows of a wheel are, in points. Without it they are 32 high.
    @objc(pickerView:rowHeightForComponent:)
    optional func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

    /// The text of a row.
    @objc(pickerView:titleForRow:forComponent:)
    optional func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

    /// The text of a row with attributes; where it is nil the row shows its plain text.
    @objc(pickerView:attributedTitleForRow:forComponent:)
    optional func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?

    /// The view that a row shows, in place of text. It is made as large as the row.
    /// - Parameter view: one that this method has returned for a row which is out of sight now; nil where there is none.
    @objc(pickerView:viewForRow:forComponent:reusingView:)
    optional func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView

    /// The user has turned a wheel, and it has come to rest on a row. Not called for selection by code.
    @objc(pickerView:didSelectRow:inComponent:)
    optional func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
