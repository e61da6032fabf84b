extension NSTextSelectionNavigation {
    /// Where to go.
    // apple: https://developer.apple.com/documentation/uikit/nstextselectionnavigation/direction
    public enum Direction: Int, Sendable {
        /// Along the text, as it is stored.
        case forward = 0
        case backward = 1
        /// On the screen.
        case right = 2
        case left = 3
        case up = 4
        case down = 5
    }

    /// How far to go.
    // apple: https://developer.apple.com/documentation/uikit/nstextselectionnavigation/destination
    public enum Destination: Int, Sendable {
        case character = 0
        case word = 1
        /// The end of the line as it is laid out.
        case line = 2
        case sentence = 3
        case paragraph = 4
        /// The end of the text here: there is one container.
        case container = 5
        case document = 6
    }

    /// What is done with a touch beside setting the caret.
    // apple: https://developer.apple.com/documentation/uikit/nstextselectionnavigation/modifier
    public struct Modifier: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The selection grows to the point.
        public static let extend = Modifier(rawValue: 1 << 0)
        /// Has no influence: ranges follow the text.
        public static let visual = Modifier(rawValue: 1 << 1)
        /// The new selection comes to those there are.
        public static let multiple = Modifier(rawValue: 1 << 2)
    }

    /// In which direction a line is written.
    // apple: https://developer.apple.com/documentation/uikit/nstextselectionnavigation/writingdirection
    public enum WritingDirection: Int, Sendable {
        case leftToRight = 0
        case rightToLeft = 1
    }

    /// Says whether lines go across or down.
    // apple: https://developer.apple.com/documentation/uikit/nstextselectionnavigation/layoutorientation
    public enum LayoutOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }
}
