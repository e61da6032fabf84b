@_spi(ForasteroInternal) import UIKitCore

/// The layout of a field's text, kept until something changes.
///
/// An object, because what is laid out asks for what was laid out before.
@MainActor
final class FieldLines {
    private var text: (line: SingleLineText, fitting: SingleLineText.Fitting)?
    private var placeholder: (line: SingleLineText, fitting: SingleLineText.Fitting)?
    private var secret: SecretText?

    func text(_ fitting: SingleLineText.Fitting, _ make: () -> SingleLineText) -> SingleLineText {
        if let text, text.fitting == fitting { return text.line }
        let line = make()
        text = (line, fitting)
        return line
    }

    func placeholder(_ fitting: SingleLineText.Fitting, _ make: () -> SingleLineText) -> SingleLineText {
        if let placeholder, placeholder.fitting == fitting { return placeholder.line }
        let line = make()
        placeholder = (line, fitting)
        return line
    }

    func secret(of string: String) -> SecretText {
        if let secret { return secret }
        let made = SecretText(string)
        secret = made
        return made
    }

    func forget() { (text, placeholder, secret) = (nil, nil, nil) }
}
