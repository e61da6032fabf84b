import UIKitCore

/// Is told of the colours that are picked.
// apple: https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate
@preconcurrency @MainActor @objc public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// A colour was picked.
    /// - Parameter continuously: true while a finger goes on picking; once it is lifted, the last colour comes again with false.
    @objc(colorPickerViewController:didSelectColor:continuously:)
    optional func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

    /// A colour was picked. Called for each, of delegates that lack the method with more to say.
    @available(iOS, deprecated: 15.0, message: "Use colorPickerViewController(_:didSelect:continuously:) instead")
    @objc optional func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

    /// The user has closed the picker by its button. Who drags it away is not reported.
    @objc optional func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
