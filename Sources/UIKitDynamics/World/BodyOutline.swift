internal import CChipmunk
import Foundation

/// The size of an item and what it is like when something meets it.
@MainActor
struct BodyOutline {
    /// The corners of an ellipse that is no circle.
    private static let ellipseCornerCount = 24

    let size: CGSize
    /// Convex, about the middle; empty for a circle.
    private let corners: [cpVect]

    init(of item: any UIDynamicItem) {
        let size = item.bounds.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            _requireFailure(
                "Invalid size {\(size.width), \(size.height)} for item \(item) in Dynamics. Give it bounds before a behavior with it "
                    + "is added to an animator.")
        }
        self.size = size
        switch item.collisionBoundsType ?? .rectangle {
        case .rectangle: corners = Self.rectangle(size)
        case .ellipse: corners = size.width == size.height ? [] : Self.ellipse(size)
        case .path:
            let hull = item.collisionBoundingPath.map { Self.hull(of: $0.cgPath) } ?? []
            corners = hull.count < 3 ? Self.rectangle(size) : hull
        }
    }

    func makeShape(for body: OpaquePointer) -> OpaquePointer {
        let shape =
            corners.isEmpty
            ? cpCircleShapeNew(body, size.width / 2, cpVect(x: 0, y: 0))
            : cpPolyShapeNewRaw(body, Int32(corners.count), corners, 0)
        guard let shape else { _requireFailure("There is no memory left for a dynamic item.") }
        return shape
    }

    func moment(mass: CGFloat) -> CGFloat {
        corners.isEmpty
            ? cpMomentForCircle(mass, 0, size.width / 2, cpVect(x: 0, y: 0))
            : max(cpMomentForPoly(mass, Int32(corners.count), corners, cpVect(x: 0, y: 0), 0), .leastNormalMagnitude)
    }

    private static func rectangle(_ size: CGSize) -> [cpVect] {
        let (x, y) = (size.width / 2, size.height / 2)
        return [cpVect(x: x, y: -y), cpVect(x: x, y: y), cpVect(x: -x, y: y), cpVect(x: -x, y: -y)]
    }

    private static func ellipse(_ size: CGSize) -> [cpVect] {
        (0..<ellipseCornerCount).map { index in
            let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(ellipseCornerCount)
            return cpVect(x: cos(angle) * size.width / 2, y: sin(angle) * size.height / 2)
        }
    }

    private static func hull(of path: CGPath) -> [cpVect] {
        let points = path.cornerRuns.joined().map { cpVect($0) }
        guard points.count >= 3 else { return [] }
        var hull = [cpVect](repeating: cpVect(x: 0, y: 0), count: points.count)
        let count = cpConvexHull(Int32(points.count), points, &hull, nil, 0)
        return Array(hull.prefix(Int(count)))
    }
}
