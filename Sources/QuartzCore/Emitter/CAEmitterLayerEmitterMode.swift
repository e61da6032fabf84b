/// Where on its shape an emitter makes particles.
// apple: https://developer.apple.com/documentation/quartzcore/caemitterlayeremittermode
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the corners, or the middle of a round shape.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// On the edge.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// On the face, which of a flat shape is the whole.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Anywhere in it; the default.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
