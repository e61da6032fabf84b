extension UITouch {
    /// Where in its life a touch is.
    // apple: https://developer.apple.com/documentation/uikit/uitouch/phase-swift.enum
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        /// Still down, and not moved since the last event.
        case stationary = 2
        case ended = 3
        /// The system has taken the touch away.
        case cancelled = 4
        /// A pointer has come over the window. No touch here has it: hover gestures follow pointers.
        case regionEntered = 5
        /// A pointer has moved without a button. No touch here has it.
        case regionMoved = 6
        /// A pointer has left the window. No touch here has it.
        case regionExited = 7
    }

    /// The kind of pointer on the screen.
    // apple: https://developer.apple.com/documentation/uikit/uitouch/touchtype
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on a pad away from the screen.
        case indirect = 1
        case pencil = 2
        /// A mouse or a touchpad that moves a pointer. Not used here.
        case indirectPointer = 3

        /// The same as ``pencil``.
        public static var stylus: TouchType { .pencil }
    }

    /// Values of a touch that a device may first estimate and correct later.
    // apple: https://developer.apple.com/documentation/uikit/uitouch/properties
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let force = Properties(rawValue: 1 << 0)
        public static let azimuth = Properties(rawValue: 1 << 1)
        public static let altitude = Properties(rawValue: 1 << 2)
        public static let location = Properties(rawValue: 1 << 3)
        /// How far a pencil is turned about its own axis.
        public static let roll = Properties(rawValue: 1 << 4)
    }
}
