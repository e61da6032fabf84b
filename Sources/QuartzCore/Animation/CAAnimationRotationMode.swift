/// Says whether a layer that moves along a path turns with it.
// apple: https://developer.apple.com/documentation/quartzcore/caanimationrotationmode
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's x-axis points where it goes.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x-axis points to where it comes from.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
