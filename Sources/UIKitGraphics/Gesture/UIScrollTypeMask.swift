/// The kinds of scrolling that a recogniser takes.
// apple: https://developer.apple.com/documentation/uikit/uiscrolltypemask
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The notches of a wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Fingers on a touchpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Wheels and touchpads.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
