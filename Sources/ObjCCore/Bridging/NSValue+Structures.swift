public import Foundation

extension NSValue {
    /// A value object that holds a rectangle.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/init(cgrect:)
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// A value object that holds a point.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/init(cgpoint:)
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// A value object that holds a size.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/init(cgsize:)
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle that the object holds.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/cgrectvalue
    public var cgRectValue: CGRect { rectValue }

    /// The point that the object holds.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/cgpointvalue
    public var cgPointValue: CGPoint { pointValue }

    /// The size that the object holds.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/cgsizevalue
    public var cgSizeValue: CGSize { sizeValue }

    /// Returns true if both hold structures of the same type.
    func hasSameType(as other: NSValue) -> Bool {
        String(cString: objCType) == String(cString: other.objCType)
    }
}
