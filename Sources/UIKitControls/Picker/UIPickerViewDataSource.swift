import Foundation
import UIKitCore

/// Knows how many wheels a picker has, and how many rows are on each.
// apple: https://developer.apple.com/documentation/uikit/uipickerviewdatasource
@preconcurrency @MainActor @objc public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// How many wheels there are.
    @objc(numberOfComponentsInPickerView:)
    func numberOfComponents(in pickerView: UIPickerView) -> Int

    /// How many rows a wheel has. Asked from the first wheel to the last: what the former ones show can be read meanwhile.
    @objc(pickerView:numberOfRowsInComponent:)
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
