import Foundation

/// A language in which is typed.
///
/// There is one: that of the keyboard on the screen. The keys of a desk are the desktop's affair.
// apple: https://developer.apple.com/documentation/uikit/uitextinputmode
@preconcurrency @MainActor @objcMembers open class UITextInputMode: UIObject, @preconcurrency NSSecureCoding {
    /// Known by name, and never posted: there is one input mode.
    public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
    public nonisolated static var supportsSecureCoding: Bool { true }

    /// As a code such as "en".
    open var primaryLanguage: String? { language }
    private let language: String?

    /// Those that the user can choose from.
    open class var activeInputModes: [UITextInputMode] { [UITextInputMode(language: DisplayHost.current.keyboardUse.language)] }

    @nonobjc init(language: String) {
        self.language = language
        super.init()
    }

    public required init?(coder: NSCoder) {
        language = coder.decodeObject(of: NSString.self, forKey: "UITextInputModePrimaryLanguage") as String?
        super.init()
    }

    open func encode(with coder: NSCoder) { coder.encode(language as NSString?, forKey: "UITextInputModePrimaryLanguage") }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextInputMode)?.language == language }
    open override var hash: Int { language.hashValue }
}
