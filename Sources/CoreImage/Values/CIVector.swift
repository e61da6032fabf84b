public import Foundation

/// Numbers of a filter: a point, a rectangle, a row of a matrix.
// apple: https://developer.apple.com/documentation/coreimage/civector
open class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]

    /// So many numbers, which are copied.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: max(0, count)))
    }
    /// One number.
    public init(x: CGFloat) { values = [x] }
    /// Two numbers: a point.
    public init(x: CGFloat, y: CGFloat) { values = [x, y] }
    /// Three numbers.
    public init(x: CGFloat, y: CGFloat, z: CGFloat) { values = [x, y, z] }
    /// Four numbers: a rectangle, or the row of a matrix.
    public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
    /// The two numbers of a point.
    public convenience init(cgPoint point: CGPoint) { self.init(x: point.x, y: point.y) }
    /// The four numbers of a rectangle: x, y, width, height.
    public convenience init(cgRect rect: CGRect) { self.init(x: rect.minX, y: rect.minY, z: rect.width, w: rect.height) }

    /// How many numbers there are.
    open var count: Int { values.count }
    /// The number at an index; 0 beyond the last.
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    /// The first number; 0 without one.
    open var x: CGFloat { value(at: 0) }
    /// The second number; 0 without one.
    open var y: CGFloat { value(at: 1) }
    /// The third number; 0 without one.
    open var z: CGFloat { value(at: 2) }
    /// The fourth number; 0 without one.
    open var w: CGFloat { value(at: 3) }
    /// The point of the first two numbers.
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The rectangle of the first four numbers.
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    open override var hash: Int { values.hashValue }
}
