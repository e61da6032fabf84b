import Foundation
import CoreGraphics

/// Reads options and properties, in which numbers come in many types.
struct ImageOptions {
    private let values: [String: Any]

    init(_ values: CFDictionary?) {
        self.values = values as? [String: Any] ?? [:]
    }

    private init(values: [String: Any]) {
        self.values = values
    }

    func isOn(_ key: CFString) -> Bool { (number(key) ?? 0) != 0 }

    /// A number that is finite; nil without one.
    func number(_ key: CFString) -> Double? {
        let number: Double? =
            switch values[key as String] {
            case let value as CGFloat: Double(value)
            case let value as Bool: value ? 1 : 0
            case let value as any BinaryInteger: Double(value)
            case let value as any BinaryFloatingPoint: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The options of this dictionary, and of another where it has none.
    func merging(_ others: ImageOptions) -> ImageOptions { ImageOptions(values: values.merging(others.values) { own, _ in own }) }
}
