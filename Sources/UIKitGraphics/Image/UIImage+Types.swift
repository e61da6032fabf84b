extension UIImage {
    /// Says whether a picture is drawn in its own colours or as a stencil in the tint of its view.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// The treatment of the middle of a picture that is made larger.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/resizingmode-swift.enum
    public enum ResizingMode: Int, Sendable {
        /// It is repeated.
        case tile = 0
        case stretch = 1
    }

    /// How a picture must be turned to stand upright.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/orientation
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7

        /// True if width and height are exchanged.
        var isSideways: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }

        /// That of the picture seen in a mirror.
        var mirrored: Orientation {
            switch self {
            case .up: .upMirrored
            case .down: .downMirrored
            case .left: .rightMirrored
            case .right: .leftMirrored
            case .upMirrored: .up
            case .downMirrored: .down
            case .leftMirrored: .right
            case .rightMirrored: .left
            }
        }
    }
}
