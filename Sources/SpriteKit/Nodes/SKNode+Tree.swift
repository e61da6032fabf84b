import Foundation
import ObjCRuntime

extension SKNode {
    func insert(_ node: SKNode, at index: Int) {
        _require(
            node.parent == nil,
            "Attemped to add a SKNode which already has a parent: \(node). Call removeFromParent() first, or move(toParent:).")
        _require(!(node is SKScene), "A scene cannot be added to a node: \(node). Present it in a view.")
        _require(!inParentHierarchy(node), "\(node) cannot be added to \(self), which is the same node or lies within it.")
        children.insert(node, at: min(max(index, 0), children.count))
        node.parent = self
    }

    func detach() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        leaveStage()
    }

    var summary: String {
        let frame = accumulatedFrame
        return "<\(String(describing: type(of: self)))> name:'\(name ?? "(null)")' position:{\(position.x), \(position.y)} "
            + "accumulatedFrame:{{\(frame.minX), \(frame.minY)}, {\(frame.width), \(frame.height)}}"
    }

    /// Tells the node and all inside that they are not shown any more.
    func leaveStage() {
        didLeaveStage()
        for child in children { child.leaveStage() }
    }

    func move(keepingPlaceIn newParent: SKNode) {
        guard parent !== newParent else { return }
        let place = transformToRoot.concatenating(newParent.transformToRoot.inverted())
        removeFromParent()
        newParent.addChild(self)
        guard place.a.isFinite, place.b.isFinite, place.tx.isFinite, place.ty.isFinite else { return }
        position = CGPoint(x: place.tx, y: place.ty)
        zRotation = atan2(place.b, place.a)
        let width = hypot(place.a, place.b)
        xScale = width
        yScale = width == 0 ? 0 : (place.a * place.d - place.b * place.c) / width
    }
}
