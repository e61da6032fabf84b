import Foundation

/// How fast a finger moves, in points a second.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuigesturevelocity
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A speed in points a second.
    public init(_ value: CGFloat) { self.init(rawValue: value) }
    public init(floatLiteral value: Double) { self.init(rawValue: CGFloat(value)) }
    public init(integerLiteral value: Int) { self.init(rawValue: CGFloat(value)) }

    // ad-hoc: Apple does not say how fast these are
    /// 750 points a second.
    public static let `default` = XCUIGestureVelocity(750)
    /// 250 points a second.
    public static let slow = XCUIGestureVelocity(250)
    /// 2000 points a second.
    public static let fast = XCUIGestureVelocity(2000)
}
