/// In which directions a ``CAScrollLayer`` scrolls.
// apple: https://developer.apple.com/documentation/quartzcore/cascrolllayerscrollmode
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// The default.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
