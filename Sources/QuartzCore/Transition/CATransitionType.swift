/// How the new look of a layer replaces the old one.
// apple: https://developer.apple.com/documentation/quartzcore/catransitiontype
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The one fades into the other; the default, and what other names stand for.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new look slides in over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new look slides in and pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old look slides out and uncovers the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}
