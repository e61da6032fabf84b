import Display

/// Writes the steps that paint the tree of nodes into a list, and finds out which pixels look different.
///
/// Nodes without changes keep their steps. Nodes outside the screen have none.
struct DisplayListPass {
    private(set) var list: [DisplayItem] = []
    private(set) var damage: [PixelRect] = []

    /// - Parameter parent: where the sublayers of the node's superlayer are shown.
    mutating func visit(_ node: RenderNode, in parent: Placement) {
        let placement = Placement(
            transform: node.transformToParent.concatenating(parent.transform), clip: parent.clip, opacity: parent.opacity)
        guard node.paint.isVisible, !placement.clip.isEmpty, node.paint.isDoubleSided || !placement.transform.facesAway else {
            add(node.subtreeRect)
            return node.forgetPlacement()
        }
        let isMoved = node.placement != placement
        guard isMoved || !node.changes.isEmpty || !node.subtreeRect.isEmpty else { return }

        let oldRect = node.subtreeRect
        let oldGroup = node.items.groupEffect
        let looksDifferent = isMoved || node.changes.contains(.paint)
        updateItems(of: node, at: placement, looksDifferent: looksDifferent)
        for rect in node.leftRects { add(rect) }
        node.leftRects.removeAll()
        node.changes = []
        node.contentsDamage = .null
        node.placement = placement

        emit(node, at: placement)
        // A group is painted as one picture: when it is treated in another way, all of it looks different.
        let newGroup = node.items.groupEffect
        if oldGroup != newGroup || (looksDifferent && newGroup != nil) {
            add(oldRect)
            add(node.subtreeRect)
        }
    }

    private mutating func add(_ rect: PixelRect) {
        if !rect.isEmpty { damage.append(rect) }
    }

    private mutating func updateItems(of node: RenderNode, at placement: Placement, looksDifferent: Bool) {
        guard looksDifferent || node.changes.contains(.children) else {
            if node.changes.contains(.contents) { damageContents(of: node, at: placement) }
            return
        }
        let oldRect = node.items.rect
        node.items = LayerItems(node, placement)
        // Other sublayers make no difference to what the layer itself paints.
        guard looksDifferent || node.changes.contains(.contents) else { return }
        if oldRect != node.items.rect { add(oldRect) }
        add(node.items.rect)
    }

    /// What was drawn again, where that can be told; else the whole layer.
    private mutating func damageContents(of node: RenderNode, at placement: Placement) {
        let all = node.items.rect
        let paint = node.paint
        guard placement.transform.keepsRectangles, let parts = paint.contents?.parts, parts.count == 1,
            parts[0].target.origin == paint.bounds.origin
        else { return add(all) }
        // One pixel more, as smoothing mixes neighbours.
        let drawn = placement.transform.apply(node.contentsDamage).insetBy(dx: -1, dy: -1)
        add(PixelRect(covering: drawn).intersection(all))
    }

    /// Adds the steps of a node and of those below it.
    private mutating func emit(_ node: RenderNode, at placement: Placement) {
        let items = node.items
        var rect = items.rect
        if let item = items.beginGroup { list.append(item) }
        if let item = items.body { list.append(item) }
        let inner = placement.forSublayers(of: node.paint, isGroup: items.beginGroup != nil)
        for child in node.children {
            visit(child, in: inner)
            rect = rect.union(child.subtreeRect)
        }
        if let item = items.border { list.append(item) }
        if let item = items.beginMask, let mask = node.mask {
            list.append(item)
            // What a mask uncovers is damaged by the group around it.
            var maskPass = DisplayListPass()
            maskPass.visit(mask, in: inner)
            list.append(contentsOf: maskPass.list)
        }
        if let item = items.endGroup { list.append(item) }
        node.subtreeRect = rect
    }
}
