extension UIButton {
    /// What kind of button it is.
    // apple: https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
    public enum ButtonType: Int, Sendable {
        /// Without any look of its own.
        case custom = 0
        /// Title and image in the tint.
        case system = 1

        /// The former name of ``system``.
        public static var roundedRect: ButtonType { .system }
    }
}
