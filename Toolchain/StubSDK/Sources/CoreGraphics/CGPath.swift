import Foundation

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
public enum CGPathElementType: Int32, Sendable { case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath }

public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>
}

open class CGPath: Hashable {
    public init() {}
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { box = rect }
    public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) {
        box = rect
    }
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { box = rect }

    var box: CGRect = .null
    func include(_ points: CGPoint...) { for point in points { box = box.union(CGRect(origin: point, size: .zero)) } }

    public static func == (a: CGPath, b: CGPath) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    public func copy() -> CGPath? { self }
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { self }
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath { self }
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.box = box
        return copy
    }
    public var boundingBox: CGRect { box }
    public var boundingBoxOfPath: CGRect { box }
    public var isEmpty: Bool { box.isNull }
    public var currentPoint: CGPoint { .zero }
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        box.contains(point)
    }
    public func apply(info: UnsafeMutableRawPointer?, function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void) {}
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {}
}

open class CGMutablePath: CGPath {
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { include(point) }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { include(point) }
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) { points.forEach { include($0) } }
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { box = box.union(rect) }
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        box = box.union(rect)
    }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { box = box.union(rect) }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {}
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {}
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {}
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) { include(end) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) { include(end) }
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { box = box.union(path.box) }
    public func closeSubpath() {}
}
