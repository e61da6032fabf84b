extension UIButton {
    /// The kind of a button.
    // apple: https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
    public enum ButtonType: Int, Sendable {
        /// Without any look of its own.
        case custom = 0
        /// Title and image in the tint.
        case system = 1
        /// An "i" in a circle, in the tint.
        case detailDisclosure = 2
        /// The same as ``detailDisclosure``.
        case infoLight = 3
        /// The same as ``detailDisclosure``.
        case infoDark = 4
        /// A plus in a circle, in the tint.
        case contactAdd = 5
        /// A cross in a grey circle.
        case close = 7

        /// The former name of ``system``.
        public static var roundedRect: ButtonType { .system }
    }

    /// The role of a button, as far as it makes a difference to its look.
    // apple: https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum
    public enum Role: Int, Sendable {
        case normal = 0
        /// The action that most people choose.
        case primary = 1
        case cancel = 2
        /// Takes something away for good: red.
        case destructive = 3
    }

    /// Changes a button's configuration to what suits its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
