/// How contents are sampled when they are shown at another size.
// apple: https://developer.apple.com/documentation/quartzcore/calayercontentsfilter
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// A mixture of the four nearest pixels; the default.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// When made smaller, a mean of all pixels that fall together.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
