import UIKitCore

/// The methods of a picker's delegate, looked up once: they are used for every row that comes into sight.
struct PickerDelegateMethods: OptionSet {
    let rawValue: UInt8

    static let width = PickerDelegateMethods(rawValue: 1 << 0)
    static let rowHeight = PickerDelegateMethods(rawValue: 1 << 1)
    static let title = PickerDelegateMethods(rawValue: 1 << 2)
    static let attributedTitle = PickerDelegateMethods(rawValue: 1 << 3)
    static let view = PickerDelegateMethods(rawValue: 1 << 4)

    @MainActor
    static func of(_ delegate: (any UIPickerViewDelegate)?) -> PickerDelegateMethods {
        guard let delegate else { return [] }
        let candidates: [(PickerDelegateMethods, Selector)] = [
            (.width, #selector(UIPickerViewDelegate.pickerView(_:widthForComponent:))),
            (.rowHeight, #selector(UIPickerViewDelegate.pickerView(_:rowHeightForComponent:))),
            (.title, #selector(UIPickerViewDelegate.pickerView(_:titleForRow:forComponent:))),
            (.attributedTitle, #selector(UIPickerViewDelegate.pickerView(_:attributedTitleForRow:forComponent:))),
            (.view, #selector(UIPickerViewDelegate.pickerView(_:viewForRow:forComponent:reusing:))),
        ]
        return candidates.reduce(into: []) { methods, candidate in
            if delegate.responds(to: candidate.1) { methods.insert(candidate.0) }
        }
    }
}
