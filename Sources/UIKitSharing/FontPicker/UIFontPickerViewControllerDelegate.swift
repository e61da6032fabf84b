import UIKitCore

/// Is told of the font that is picked.
// apple: https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate
@preconcurrency @MainActor @objc public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// The user has closed the picker by its button. It goes by itself afterwards, if it was presented and the delegate has not sent it
    /// away.
    @objc optional func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)

    /// The user has picked ``UIFontPickerViewController/selectedFontDescriptor``. The picker stays: whoever wants it gone dismisses it.
    @objc optional func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}
