internal import CChipmunk
import Foundation
import UIKit

/// A part of a body's outline, in the coordinates of its node.
enum BodyShape {
    case circle(radius: CGFloat, center: CGPoint)
    /// Convex, counterclockwise.
    case polygon([CGPoint])
    /// Lines without a thickness from point to point; they have no mass.
    case edge([CGPoint])

    static func rectangle(_ rect: CGRect) -> BodyShape {
        .polygon([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ])
    }

    /// The convex polygon about points; nil for points on one line.
    static func hull(of points: [CGPoint]) -> BodyShape? {
        let usable = points.filter { $0.x.isFinite && $0.y.isFinite }.map { cpVect($0) }
        guard usable.count >= 3 else { return nil }
        var hull = [cpVect](repeating: cpVect(x: 0, y: 0), count: usable.count)
        let count = Int(cpConvexHull(Int32(usable.count), usable, &hull, nil, 0))
        let corners = Array(hull.prefix(count))
        guard count >= 3, abs(cpAreaForPoly(Int32(count), corners, 0)) > 1e-6 else { return nil }
        return .polygon(corners.map { CGPoint($0) })
    }

    var isEdge: Bool { if case .edge = self { true } else { false } }

    /// In square points.
    var area: CGFloat {
        switch self {
        case .circle(let radius, _): .pi * radius * radius
        case .polygon(let points): abs(cpAreaForPoly(Int32(points.count), points.map { cpVect($0) }, 0))
        case .edge: 0
        }
    }

    /// The moment of inertia about the origin of the node.
    func moment(mass: CGFloat) -> CGFloat {
        switch self {
        case .circle(let radius, let center): cpMomentForCircle(mass, 0, radius, cpVect(center))
        case .polygon(let points): abs(cpMomentForPoly(mass, Int32(points.count), points.map { cpVect($0) }, cpVect(x: 0, y: 0), 0))
        case .edge: 0
        }
    }

    /// The shape of a node that is scaled. Nil if nothing is left of it.
    func scaled(x: CGFloat, y: CGFloat) -> BodyShape? {
        func scale(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * x, y: point.y * y) }
        switch self {
        case .circle(let radius, let center):
            let scaledRadius = radius * (abs(x) + abs(y)) / 2
            return scaledRadius > 0.01 ? .circle(radius: scaledRadius, center: scale(center)) : nil
        case .polygon(let points): return .hull(of: points.map(scale))
        case .edge(let points): return .edge(points.map(scale))
        }
    }

    /// The shapes of the library; one for each line of an edge.
    func makeShapes(for body: OpaquePointer) -> [OpaquePointer] {
        switch self {
        case .circle(let radius, let center): return [cpCircleShapeNew(body, radius, cpVect(center))].compactMap { $0 }
        case .polygon(let points):
            return [cpPolyShapeNewRaw(body, Int32(points.count), points.map { cpVect($0) }, 0)].compactMap { $0 }
        case .edge(let points):
            return zip(points, points.dropFirst()).compactMap { cpSegmentShapeNew(body, cpVect($0), cpVect($1), 0) }
        }
    }

    /// Adds the outline to a path.
    func add(to path: CGMutablePath, _ transform: CGAffineTransform) {
        switch self {
        case .circle(let radius, let center):
            path.addEllipse(
                in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2), transform: transform)
        case .polygon(let points):
            path.addLines(between: points, transform: transform)
            path.closeSubpath()
        case .edge(let points): path.addLines(between: points, transform: transform)
        }
    }

    /// True if a point lies inside. Edges have no inside.
    func contains(_ point: CGPoint) -> Bool {
        switch self {
        case .circle(let radius, let center): return hypot(point.x - center.x, point.y - center.y) <= radius
        case .polygon(let points):
            // On the left of each side.
            return zip(points, points.dropFirst() + points.prefix(1)).allSatisfy { a, b in
                (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) >= 0
            }
        case .edge: return false
        }
    }
}

extension cpVect {
    init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
    init(_ vector: cpVect) { self.init(x: vector.x, y: vector.y) }
}
