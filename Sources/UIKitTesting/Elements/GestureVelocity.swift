/// How fast a finger moves, in points a second. The names follow XCUITest.
// apple: https://developer.apple.com/documentation/xctest/xcuigesturevelocity
public struct GestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public var rawValue: Double

    public init(rawValue: Double) { self.rawValue = rawValue }
    /// A speed in points a second.
    public init(_ value: Double) { self.init(rawValue: value) }
    public init(floatLiteral value: Double) { self.init(rawValue: value) }
    public init(integerLiteral value: Int) { self.init(rawValue: Double(value)) }

    // ad-hoc: Apple does not say how fast these are
    /// 750 points a second.
    public static let `default` = GestureVelocity(750)
    /// 250 points a second.
    public static let slow = GestureVelocity(250)
    /// 2000 points a second.
    public static let fast = GestureVelocity(2000)
}
