extension UIButton.Configuration {
    /// How large a button is.
    // apple: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/size
    public enum Size: Int, Sendable {
        case medium = 0
        case small = 1
        case mini = 2
        case large = 3
    }

    /// How title and subtitle stand to each other.
    // apple: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlealignment-swift.enum
    public enum TitleAlignment: Int, Sendable {
        /// On the side of an image beside them, else in the middle.
        case automatic = 0
        case leading = 1
        case center = 2
        case trailing = 3
    }

    /// How round the corners of the background are.
    // apple: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum
    public enum CornerStyle: Int, Sendable {
        /// As the background says.
        case fixed = -1
        /// As the background says, larger where people prefer larger text.
        case dynamic = 0
        case small = 1
        case medium = 2
        case large = 3
        /// Half as round as the button is high.
        case capsule = 4
    }
}
