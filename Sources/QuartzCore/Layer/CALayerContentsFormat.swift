/// How the pixels that a layer draws are stored.
// apple: https://developer.apple.com/documentation/quartzcore/calayercontentsformat
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Eight bits for each component.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// Half floats: more than sRGB can be held.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Grey alone, eight bits.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
