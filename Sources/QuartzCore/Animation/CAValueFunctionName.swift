/// The way in which a ``CAValueFunction`` turns numbers into a transform.
// apple: https://developer.apple.com/documentation/quartzcore/cavaluefunctionname
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From an angle in radians, a rotation about the x-axis.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// From three factors, a scaling.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// From one factor, a scaling along one axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// From three distances, a movement.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// From one distance, a movement along one axis.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
