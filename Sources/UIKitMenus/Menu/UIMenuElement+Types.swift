extension UIMenuElement {
    /// Says whether what an element stands for is on.
    // apple: https://developer.apple.com/documentation/uikit/uimenuelement/state
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        /// On for some of the things it concerns, off for others.
        case mixed = 2
    }

    /// How an element is shown, and whether it can be used.
    // apple: https://developer.apple.com/documentation/uikit/uimenuelement/attributes
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Shown, but cannot be used.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Takes something away for good.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// A menu stays open when the element is used.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}
