import Foundation
import UIKitCore
import UIKitText

/// Which text fields an alert view has.
// apple: https://developer.apple.com/documentation/uikit/uialertviewstyle
@available(iOS, deprecated: 9.0)
public enum UIAlertViewStyle: Int, Sendable {
    case `default` = 0
    /// One that shows dots.
    case secureTextInput = 1
    case plainTextInput = 2
    /// One for a name and one for a password.
    case loginAndPasswordInput = 3

    @MainActor
    func makeFields() -> [UITextField] {
        switch self {
        case .default: []
        case .secureTextInput: [Self.makeField(placeholder: nil, isSecure: true)]
        case .plainTextInput: [Self.makeField(placeholder: nil, isSecure: false)]
        case .loginAndPasswordInput:
            [Self.makeField(placeholder: "Login", isSecure: false), Self.makeField(placeholder: "Password", isSecure: true)]
        }
    }

    @MainActor
    private static func makeField(placeholder: String?, isSecure: Bool) -> UITextField {
        let field = UITextField(frame: .zero)
        field.font = AlertTheme.alert.fieldFont
        field.placeholder = placeholder
        field.isSecureTextEntry = isSecure
        return field
    }
}
