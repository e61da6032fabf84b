/// Where particles come from.
// apple: https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point; the default.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line across, as wide as the size.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box; seen from the front, a rectangle.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle; the width is its radius.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A ball; seen from the front, a circle.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
