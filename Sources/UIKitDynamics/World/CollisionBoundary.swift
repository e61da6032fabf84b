internal import CChipmunk

/// A line that items of a collision behaviour do not cross.
@MainActor
final class CollisionBoundary {
    /// nil for the bounds of the reference view.
    let identifier: (any NSCopying)?
    private(set) weak var behavior: UICollisionBehavior?
    nonisolated(unsafe) private var shapes: [OpaquePointer] = []

    init(identifier: (any NSCopying)?, of behavior: UICollisionBehavior) {
        self.identifier = identifier
        self.behavior = behavior
    }

    deinit {
        for shape in shapes { cpShapeFree(shape) }
    }

    /// Follows a path: fast things that are thin can come through.
    func follow(_ path: CGPath, in world: DynamicsWorld) {
        for run in path.cornerRuns {
            for (start, end) in zip(run, run.dropFirst()) { addWall(from: start, to: end, radius: 0, in: world) }
        }
    }

    /// Keeps things inside a rectangle, by walls so thick that nothing passes them in one step.
    func surround(_ rect: CGRect, in world: DynamicsWorld) {
        let thickness: CGFloat = 100
        let (outer, reach) = (rect.insetBy(dx: -thickness, dy: -thickness), 2 * thickness)
        for y in [outer.minY, outer.maxY] {
            let start = CGPoint(x: outer.minX - reach, y: y)
            addWall(from: start, to: CGPoint(x: outer.maxX + reach, y: y), radius: thickness, in: world)
        }
        for x in [outer.minX, outer.maxX] {
            let start = CGPoint(x: x, y: outer.minY - reach)
            addWall(from: start, to: CGPoint(x: x, y: outer.maxY + reach), radius: thickness, in: world)
        }
    }

    private func addWall(from start: CGPoint, to end: CGPoint, radius: CGFloat, in world: DynamicsWorld) {
        guard start != end, let shape = cpSegmentShapeNew(world.staticBody, cpVect(start), cpVect(end), radius) else { return }
        cpShapeSetUserData(shape, Unmanaged.passUnretained(self).toOpaque())
        cpSpaceAddShape(world.space, shape)
        shapes.append(shape)
    }

    func remove(from world: DynamicsWorld) {
        for shape in shapes {
            cpSpaceRemoveShape(world.space, shape)
            cpShapeFree(shape)
        }
        shapes = []
    }
}
