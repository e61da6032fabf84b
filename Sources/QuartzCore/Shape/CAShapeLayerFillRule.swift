/// Which points lie inside of a path that crosses itself.
// apple: https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Those around which the path winds more often one way than the other; the default.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Those from which a line outwards crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
