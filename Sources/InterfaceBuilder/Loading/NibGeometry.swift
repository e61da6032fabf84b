import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Geometry that is set by key path: boxed, with its type.
@MainActor
enum NibGeometry {
    static func value(_ coder: NibCoder) -> AnyObject? {
        guard let numbers = coder.decodeObject(forKey: NibKey.numbers) as? [Double],
            let type = coder.decodeText(forKey: NibKey.geometryType)
        else { return nil }
        switch (type, numbers.count) {
        case ("point", 2): return NSValue(cgPoint: CGPoint(x: numbers[0], y: numbers[1]))
        case ("size", 2): return NSValue(cgSize: CGSize(width: numbers[0], height: numbers[1]))
        case ("rect", 4): return NSValue(cgRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case ("range", 2): return NSValue(range: NSRange(location: Int(exactly: numbers[0]) ?? 0, length: Int(exactly: numbers[1]) ?? 0))
        default: return nil
        }
    }
}
