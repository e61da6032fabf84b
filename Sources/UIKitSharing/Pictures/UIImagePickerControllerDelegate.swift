import Foundation

/// Receives the picture that the user has chosen, and dismisses the picker.
// apple: https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate
@preconcurrency @MainActor @objc public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// The user has chosen a picture. The delegate dismisses the picker (SV-67).
    @objc(imagePickerController:didFinishPickingMediaWithInfo:)
    optional func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// The user has chosen nothing. The delegate dismisses the picker; without this method it goes by itself (SV-68).
    @objc optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
