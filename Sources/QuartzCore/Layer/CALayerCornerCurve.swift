/// The shape of rounded corners.
// apple: https://developer.apple.com/documentation/quartzcore/calayercornercurve
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle; the default.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve whose bend grows and fades gradually.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
