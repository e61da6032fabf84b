import Foundation

/// How fast a finger moves, in points a second.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuigesturevelocity
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ value: CGFloat) { self.init(rawValue: value) }
    public init(floatLiteral value: Double) { self.init(rawValue: CGFloat(value)) }
    public init(integerLiteral value: Int) { self.init(rawValue: CGFloat(value)) }

    // ad-hoc: Apple does not say how fast these are
    public static let `default` = XCUIGestureVelocity(750)
    public static let slow = XCUIGestureVelocity(250)
    public static let fast = XCUIGestureVelocity(2000)
}
