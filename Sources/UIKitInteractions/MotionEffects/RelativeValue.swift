import Foundation

/// The values between two values of a motion effect.
enum RelativeValue {
    /// - Parameter share: 0 is the first value, 1 the second.
    static func between(_ first: Any?, _ second: Any?, at share: CGFloat) -> Any? {
        if let first = number(first), let second = number(second) { return NSNumber(value: Double(mix(first, second, share))) }
        if let first = point(first), let second = point(second) {
            return NSValue(cgPoint: CGPoint(x: mix(first.x, second.x, share), y: mix(first.y, second.y, share)))
        }
        return nil
    }

    private static func mix(_ first: CGFloat, _ second: CGFloat, _ share: CGFloat) -> CGFloat { first + (second - first) * share }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private static func point(_ value: Any?) -> CGPoint? {
        (value as? CGPoint) ?? (value as? NSValue).flatMap { $0 is NSNumber ? nil : $0.cgPointValue }
    }
}
