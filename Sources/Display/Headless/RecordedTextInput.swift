/// A text input without an input method: it records the calls that it receives.
@MainActor
public final class RecordedTextInput: DisplayTextInput {
    public private(set) var isActive = false
    /// Where the caret was said to stand; null while inactive.
    public private(set) var caret = CGRect.null

    /// Inactive.
    public init() {}

    public func begin(caret: CGRect) {
        isActive = true
        self.caret = caret
    }

    public func move(caret: CGRect) {
        guard isActive else { return }
        self.caret = caret
    }

    public func end() {
        isActive = false
        caret = .null
    }
}
