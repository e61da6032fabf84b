import Foundation

/// Numbers in dictionaries, which on iOS would all be `NSNumber` and are here what the program put in.
package enum AttributeNumber {
    package static func read(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as UIFont.Weight: value.rawValue
        case let value as NSUnderlineStyle: CGFloat(value.rawValue)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
