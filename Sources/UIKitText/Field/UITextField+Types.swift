import Foundation

extension UITextField {
    /// The border around the text.
    // apple: https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
    public enum BorderStyle: Int, Sendable {
        /// No border, no background.
        case none = 0
        /// A thin rectangle.
        case line = 1
        /// A rectangle that seems to lie deeper.
        case bezel = 2
        /// A filled rectangle with round corners.
        case roundedRect = 3
    }

    /// When something beside the text is shown.
    // apple: https://developer.apple.com/documentation/uikit/uitextfield/viewmode
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3

        func isShown(editing: Bool) -> Bool {
            switch self {
            case .never: false
            case .whileEditing: editing
            case .unlessEditing: !editing
            case .always: true
            }
        }
    }

    /// Why the typing has ended.
    // apple: https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreason
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
    }

    // Posted by a field with itself as the object, after its delegate was notified.
    /// The field has become first responder.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    /// The field has ceased to be first responder.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    /// The person has changed the text.
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
}
