import CoreGraphics
import Foundation

/// The values of a filter's inputs, in whatever class of number an app gave them.
struct FilterInputs {
    private let values: [String: Any]

    init(_ values: [String: Any]) { self.values = values }

    func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }
    func vector(_ key: String) -> CIVector? { values[key] as? CIVector ?? (values[key] as? CGPoint).map(CIVector.init(cgPoint:)) }
    func color(_ key: String) -> CIColor? { values[key] as? CIColor }
    func data(_ key: String) -> Data? { values[key] as? Data ?? (values[key] as? NSData).map { Data(referencing: $0) } }
    func text(_ key: String) -> String? { values[key] as? String }
    func colorSpace(_ key: String) -> CGColorSpace? { values[key] as? CGColorSpace }
    func transform(_ key: String) -> CGAffineTransform? { values[key] as? CGAffineTransform }
    func rect(_ key: String) -> CGRect? { values[key] as? CGRect ?? vector(key)?.cgRectValue }

    /// A number that is one; 0 for what is none.
    func number(_ key: String) -> Double {
        let number: Double? =
            switch values[key] {
            case let value as Double: value
            case let value as Float: Double(value)
            case let value as CGFloat: Double(value)
            case let value as Int: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil } ?? 0
    }
}
