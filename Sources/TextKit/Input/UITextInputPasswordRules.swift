import Foundation

/// The rules for a generated password of a field.
// apple: https://developer.apple.com/documentation/uikit/uitextinputpasswordrules
@preconcurrency @MainActor @objcMembers
open class UITextInputPasswordRules: UIObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    public nonisolated static var supportsSecureCoding: Bool { true }

    /// The rules, as they are written for password managers: "minlength: 20; required: digit;".
    public nonisolated let passwordRulesDescriptor: String

    /// Rules in the language of password managers. They are kept, and not checked.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "UITextInputPasswordRulesDescriptor") else { return nil }
        passwordRulesDescriptor = text as String
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(passwordRulesDescriptor as NSString, forKey: "UITextInputPasswordRulesDescriptor")
    }

    /// Nothing in it changes, so it is its own copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
