@_spi(ForasteroInternal) import UIKitCore

// The values that ``UIAppearance`` can set for text fields.
extension UITextField {
    static let fieldAppearanceProperties: [AppearanceProperty] = [
        AppearanceProperty("font", \UITextField.font),
        AppearanceProperty("textColor", \UITextField.textColor),
        AppearanceProperty("textAlignment", \UITextField.textAlignment),
        AppearanceProperty("borderStyle", \UITextField.borderStyle),
        AppearanceProperty("background", \UITextField.background),
        AppearanceProperty("disabledBackground", \UITextField.disabledBackground),
    ]
}

// The values that ``UIAppearance`` can set for text views.
extension UITextView {
    static let textViewAppearanceProperties: [AppearanceProperty] = [
        AppearanceProperty("font", \UITextView.font),
        AppearanceProperty("textColor", \UITextView.textColor),
        AppearanceProperty("textAlignment", \UITextView.textAlignment),
    ]
}
