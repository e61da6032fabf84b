/// The shape of the ends of a stroke.
// apple: https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight, at the end of the path; the default.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the end of the path.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Straight, half a line width beyond the end of the path.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}
