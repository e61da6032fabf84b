/// A stretch of a text between two positions. A class that adopts ``UITextInput`` has a subclass of its own.
// apple: https://developer.apple.com/documentation/uikit/uitextrange
@preconcurrency @MainActor @objcMembers open class UITextRange: UIObject {
    public override init() { super.init() }

    /// Where the stretch begins. A subclass has to say it.
    open var start: UITextPosition {
        _requireFailure("-[UITextRange start] is abstract. Override it in \(_ObjCRuntime.name(of: type(of: self))).")
    }

    /// Where the stretch ends, at ``start`` or after it. A subclass has to say it.
    open var end: UITextPosition {
        _requireFailure("-[UITextRange end] is abstract. Override it in \(_ObjCRuntime.name(of: type(of: self))).")
    }

    /// True if there is nothing between the ends. A subclass has to say it.
    open var isEmpty: Bool {
        _requireFailure("-[UITextRange isEmpty] is abstract. Override it in \(_ObjCRuntime.name(of: type(of: self))).")
    }
}
