/// In which order particles lie, and how they mix.
// apple: https://developer.apple.com/documentation/quartzcore/caemitterlayerrendermode
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In any order; the default.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest lie at the back.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest lie in front.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By their depth; all lie in one plane here, so as they come.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// They add up where they overlap. What is behind the layer is covered as always.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
