/// Says whether a keyboard is shown on the screen, and what says so.
@_spi(ForasteroInternal)
public struct ScreenKeyboardUse: Equatable, Sendable {
    public enum Policy: String, CaseIterable, Sendable {
        /// While the last input was a touch, until a key of a keyboard on the desk has been pressed.
        case auto
        case always
        case never
    }

    /// Whose letters are on the keys, as a language code. Default: English.
    public var language = "en"
    /// Default: never.
    public var policy = Policy.never
    private var lastInputWasTouch = false
    private var hasKeys = false

    public init(policy: Policy = .never, language: String = "en") { (self.policy, self.language) = (policy, language) }

    mutating func noteTouch(_ isTouch: Bool) { lastInputWasTouch = isTouch }
    mutating func noteKey() { hasKeys = true }

    /// True if what is typed now is typed on such a keyboard.
    public var isWanted: Bool {
        switch policy {
        case .auto: lastInputWasTouch && !hasKeys
        case .always: true
        case .never: false
        }
    }
}
