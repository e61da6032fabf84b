extension CGPath {
    /// The smallest rectangle around all points, control points of curves included; null for an empty path.
    public var boundingBox: CGRect {
        var bounds = PointBounds()
        for point in segments.points { bounds.include(point) }
        return bounds.rect
    }

    /// The smallest rectangle around the lines and curves themselves; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        var bounds = PointBounds()
        segments.forEach { segment in
            switch segment {
            case .move(let point):
                bounds.include(point)
            case .line(_, let end):
                bounds.include(end)
            case .quadratic(let start, let control, let end):
                bounds.include(end)
                QuadraticCurve(start: start, control: control, end: end).forEachExtreme { bounds.include($0) }
            case .cubic(let start, let control1, let control2, let end):
                bounds.include(end)
                CubicCurve(start: start, control1: control1, control2: control2, end: end).forEachExtreme { bounds.include($0) }
            case .close:
                break
            }
        }
        return bounds.rect
    }

    /// Says whether the path is one upright rectangle, closed or not, and which.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = segments.rectangle else { return false }
        rect?.pointee = found
        return true
    }
}

extension PathSegments {
    /// The rectangle that the path consists of, if it is nothing else.
    var rectangle: CGRect? {
        let outline: [CGPathElementType] = [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint]
        guard points.count == 4 || (points.count == 5 && points[4] == points[0]) else { return nil }
        var rest = kinds[...]
        if rest.last == .closeSubpath { rest.removeLast() }
        if points.count == 5 {
            guard rest.last == .addLineToPoint else { return nil }
            rest.removeLast()
        }
        guard rest.elementsEqual(outline) else { return nil }
        let (first, second, third, fourth) = (points[0], points[1], points[2], points[3])
        let widthFirst = first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x
        let heightFirst = first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y
        guard widthFirst || heightFirst else { return nil }
        return CGRect(x: first.x, y: first.y, width: third.x - first.x, height: third.y - first.y).standardized
    }
}
