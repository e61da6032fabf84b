public import Foundation

/// Keeps a node somewhere, or turned in some way. The constraints of a node are applied in their order, after the physics of a frame.
// apple: https://developer.apple.com/documentation/spritekit/skconstraint
@preconcurrency @MainActor
open class SKConstraint: NSObject {
    private let apply: (SKNode, SKConstraint) -> Void

    private init(_ apply: @escaping (SKNode, SKConstraint) -> Void) {
        self.apply = apply
        super.init()
    }

    /// True if it is applied. Default: true.
    open var enabled = true

    /// The node in whose coordinates positions and rotations are kept. Nil, the default, for the parent of each node.
    open weak var referenceNode: SKNode?

    func hold(_ node: SKNode) { if enabled { apply(node, self) } }

    // MARK: Positions

    /// Keeps x in a range.
    open class func positionX(_ range: SKRange) -> SKConstraint { position(range, nil) }
    /// Keeps y in a range.
    open class func positionY(_ range: SKRange) -> SKConstraint { position(nil, range) }
    /// Keeps x and y in ranges.
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { position(xRange, yRange) }

    private class func position(_ xRange: SKRange?, _ yRange: SKRange?) -> SKConstraint {
        make { node, constraint in
            let place = constraint.place(of: node)
            constraint.move(node, to: CGPoint(x: xRange?.clamp(place.x) ?? place.x, y: yRange?.clamp(place.y) ?? place.y))
        }
    }

    // MARK: Distances

    /// Keeps the distance to another node in a range.
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { distance(range, to: .zero, in: node) }

    /// Keeps the distance to a point in a range.
    /// - Parameter point: in the coordinates of the parent, or of ``referenceNode``.
    open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
        make { node, constraint in constraint.keep(node, at: range, from: point) }
    }

    /// Keeps the distance to a point of another node in a range.
    open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
        make { [weak node] moved, constraint in
            guard let node, let frame = constraint.frame(of: moved), node.root === frame.root else { return }
            constraint.keep(moved, at: range, from: frame.convert(point, from: node))
        }
    }

    private func keep(_ node: SKNode, at range: SKRange, from point: CGPoint) {
        let place = place(of: node)
        let (x, y) = (place.x - point.x, place.y - point.y)
        let distance = hypot(x, y)
        let wanted = max(range.clamp(distance), 0)
        guard wanted != distance, wanted.isFinite else { return }
        // From the very point there is no direction: to the right.
        move(
            node,
            to: distance > 0
                ? CGPoint(x: point.x + x / distance * wanted, y: point.y + y / distance * wanted) : CGPoint(x: point.x + wanted, y: point.y)
        )
    }

    // MARK: Rotations

    /// Keeps the rotation in a range, in radians.
    open class func zRotation(_ zRange: SKRange) -> SKConstraint {
        make { node, _ in
            let wanted = zRange.clamp(node.zRotation)
            if wanted != node.zRotation, wanted.isFinite { node.zRotation = wanted }
        }
    }

    /// Turns a node to another one.
    /// - Parameter radians: how far its rotation may be from that direction.
    open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint { orient(to: .zero, in: node, offset: radians) }

    /// Turns a node to a point.
    /// - Parameter point: in the coordinates of the parent, or of ``referenceNode``.
    open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
        make { node, constraint in constraint.turn(node, to: point, radians) }
    }

    /// Turns a node to a point of another one.
    open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
        make { [weak node] turned, constraint in
            guard let node, let frame = constraint.frame(of: turned), node.root === frame.root else { return }
            constraint.turn(turned, to: frame.convert(point, from: node), radians)
        }
    }

    private func turn(_ node: SKNode, to point: CGPoint, _ offset: SKRange) {
        let place = place(of: node)
        guard point != place else { return }
        let direction = atan2(point.y - place.y, point.x - place.x)
        // The shortest way round from there.
        let present = (node.zRotation - direction).remainder(dividingBy: 2 * .pi)
        let wanted = offset.clamp(present)
        if wanted != present, wanted.isFinite { node.zRotation = direction + wanted }
    }

    // MARK: Internal

    private class func make(_ apply: @escaping (SKNode, SKConstraint) -> Void) -> SKConstraint {
        SKConstraint(apply)
    }

    /// In whose coordinates a node is kept.
    private func frame(of node: SKNode) -> SKNode? { referenceNode ?? node.parent }

    private func place(of node: SKNode) -> CGPoint {
        guard let referenceNode, let parent = node.parent, referenceNode.root === parent.root else { return node.position }
        return referenceNode.convert(node.position, from: parent)
    }

    private func move(_ node: SKNode, to point: CGPoint) {
        guard point != place(of: node), point.x.isFinite, point.y.isFinite else { return }
        guard let referenceNode, let parent = node.parent, referenceNode.root === parent.root else { return node.position = point }
        node.position = parent.convert(point, from: referenceNode)
    }
}

extension SKNode {
    /// The top of the tree.
    fileprivate var root: SKNode {
        var node = self
        while let parent = node.parent { node = parent }
        return node
    }

    /// Applies the constraints of the node and of all below it.
    func applyConstraints() {
        for constraint in constraints ?? [] { constraint.hold(self) }
        for child in children { child.applyConstraints() }
    }
}
