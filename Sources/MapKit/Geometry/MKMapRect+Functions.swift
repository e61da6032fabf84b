import Foundation

// The names that these have in C.

/// All of the map.
public let MKMapRectWorld = MKMapRect.world
/// No rectangle at all.
public let MKMapRectNull = MKMapRect.null
/// A rectangle at a corner.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
/// The western edge.
public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double { rect.minX }
/// The northern edge.
public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double { rect.minY }
/// Halfway between west and east.
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }
/// Halfway between north and south.
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }
/// The eastern edge.
public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double { rect.maxX }
/// The southern edge.
public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double { rect.maxY }
/// From west to east.
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }
/// From north to south.
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }
/// Returns true for no rectangle at all.
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
/// Returns true without width or height.
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }
/// Returns true if two rectangles are the same.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
    MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size)
}
/// The smallest rectangle that has both.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
/// What two rectangles have in common.
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.intersection(rect2) }
/// A rectangle that is smaller at each side.
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.insetBy(dx: dx, dy: dy) }
/// The rectangle at another place.
public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.offsetBy(dx: dx, dy: dy) }
/// Returns true if a point is in the rectangle.
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
/// Returns true if all of the second is in the first.
public func MKMapRectContainsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.contains(rect2) }
/// Returns true if two rectangles have a surface in common.
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.intersects(rect2) }
/// Returns true if it reaches over a side of the world.
public func MKMapRectSpans180thMeridian(_ rect: MKMapRect) -> Bool { rect.spans180thMeridian }
/// What lies over a side of the world, where that is inside it.
public func MKMapRectRemainder(_ rect: MKMapRect) -> MKMapRect { rect.remainder() }
/// The four numbers of a rectangle.
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
    "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}
