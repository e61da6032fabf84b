import Foundation

/// A rectangle on the flat map. It may reach over the sides of the world, where that begins again.
// apple: https://developer.apple.com/documentation/mapkit/mkmaprect
public struct MKMapRect: Sendable {
    /// The north-west corner.
    public var origin: MKMapPoint
    /// How wide and high it is.
    public var size: MKMapSize

    /// Nothing, in the north-west.
    public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
    /// A rectangle at a corner.
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }
    /// A rectangle at a corner.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// All of the map.
    // apple: https://developer.apple.com/documentation/mapkit/mkmaprect/world
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// No rectangle at all: what two have in common that have nothing.
    // apple: https://developer.apple.com/documentation/mapkit/mkmaprect/null
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The western edge.
    public var minX: Double { origin.x }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// Halfway between west and east.
    public var midX: Double { origin.x + size.width / 2 }
    /// Halfway between north and south.
    public var midY: Double { origin.y + size.height / 2 }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// From west to east.
    public var width: Double { size.width }
    /// From north to south.
    public var height: Double { size.height }
    /// True for ``null``.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// True without width or height, and for ``null``.
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }

    /// The smallest rectangle that has both.
    // apple: https://developer.apple.com/documentation/mapkit/mkmaprect/union(_:)
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
    }

    /// What two rectangles have in common; ``null`` if that is nothing.
    // apple: https://developer.apple.com/documentation/mapkit/mkmaprect/intersection(_:)
    public func intersection(_ rect2: MKMapRect) -> MKMapRect {
        guard !isNull, !rect2.isNull else { return .null }
        let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
        let (width, height) = (min(maxX, rect2.maxX) - x, min(maxY, rect2.maxY) - y)
        return width < 0 || height < 0 ? .null : MKMapRect(x: x, y: y, width: width, height: height)
    }

    /// Returns true if two rectangles have a surface in common.
    public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isEmpty }

    /// A rectangle that is smaller at each side; larger with negative numbers. ``null`` if nothing is left.
    // apple: https://developer.apple.com/documentation/mapkit/mkmaprect/insetby(dx:dy:)
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
        return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// The rectangle at another place.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(origin: MKMapPoint(x: minX + dx, y: minY + dy), size: size) }

    /// Cuts a piece off an edge, and returns it and the rest.
    // apple: https://developer.apple.com/documentation/mapkit/mkmaprect/divided(atdistance:from:)
    public func divided(atDistance amount: Double, from edge: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect) {
        let isAcross = edge == .minXEdge || edge == .maxXEdge
        let length = isAcross ? width : height
        let cut = min(max(amount, 0), length)
        let first = edge == .minXEdge || edge == .minYEdge ? cut : length - cut
        let pieces =
            isAcross
            ? (
                MKMapRect(x: minX, y: minY, width: first, height: height),
                MKMapRect(x: minX + first, y: minY, width: length - first, height: height)
            )
            : (
                MKMapRect(x: minX, y: minY, width: width, height: first),
                MKMapRect(x: minX, y: minY + first, width: width, height: length - first)
            )
        return edge == .minXEdge || edge == .minYEdge ? pieces : (pieces.1, pieces.0)
    }

    /// Returns true if a point is in the rectangle: on its northern and western edges too, and not on the others.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    /// Returns true if all of another rectangle is in this one.
    public func contains(_ rect2: MKMapRect) -> Bool {
        !isNull && !rect2.isNull && minX <= rect2.minX && minY <= rect2.minY && maxX >= rect2.maxX && maxY >= rect2.maxY
    }

    /// True if it reaches over a side of the world.
    // apple: https://developer.apple.com/documentation/mapkit/mkmaprect/spans180thmeridian
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > Mercator.worldWidth) }

    /// What lies over a side of the world, where that is inside it.
    // apple: https://developer.apple.com/documentation/mapkit/mkmaprect/remainder()
    public func remainder() -> MKMapRect {
        guard spans180thMeridian else { return .null }
        let isWest = minX < 0
        let beyond =
            isWest
            ? MKMapRect(x: minX, y: minY, width: min(-minX, width), height: height)
            : MKMapRect(
                x: max(minX, Mercator.worldWidth), y: minY, width: min(maxX - Mercator.worldWidth, width), height: height)
        return beyond.offsetBy(dx: isWest ? Mercator.worldWidth : -Mercator.worldWidth, dy: 0)
    }
}
