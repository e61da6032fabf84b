import Foundation

/// The nodes at a point, the foremost first.
@MainActor
struct NodeHits {
    private var found: [(node: SKNode, z: CGFloat, order: Int)] = []

    /// - Parameters:
    ///   - point: in the coordinates of the node.
    ///   - node: the one that is looked into; it is not among those that are found.
    init(at point: CGPoint, in node: SKNode) { visit(node, at: point, z: 0) }

    var nodes: [SKNode] { found.sorted { ($0.z, $0.order) > ($1.z, $1.order) }.map(\.node) }

    private mutating func visit(_ node: SKNode, at point: CGPoint, z: CGFloat) {
        for child in node.children {
            guard child.contains(point) else { continue }
            let height = z + child.zPosition
            found.append((child, height, found.count))
            let inverse = child.transformToParent.inverted()
            visit(child, at: point.applying(inverse), z: height)
        }
    }
}
