/// The edge at which a sliding transition begins.
///
/// The names of top and bottom count y upwards, as drawing contexts do: on a screen, whose y grows downwards, `fromTop` moves
/// upwards from the lower edge.
// apple: https://developer.apple.com/documentation/quartzcore/catransitionsubtype
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new comes in from the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The new comes in from the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
