@_spi(ForasteroInternal) import Display

/// Takes over what has changed in layers into the tree of nodes, which is what is shown. Visits changed layers only.
@MainActor
struct CommitPass {
    let host: LayerHost
    let time: CFTimeInterval

    /// Visits a layer and those below it, and returns the node that stands for it in the tree.
    @discardableResult
    func visit(_ layer: CALayer) -> RenderNode {
        let isNew = layer.node == nil
        let node = layer.node ?? makeNode(for: layer)
        let isChanged = layer.flags.contains(.needsCommit)
        if isChanged {
            layer.flags.remove(.needsCommit)
            updateTransition(of: layer, node: node, isNew: isNew)
            update(node, isNew: isNew, from: layer)
            moveTransition(of: layer)
        }
        if layer.flags.contains(.sublayersChanged) {
            layer.flags.remove(.sublayersChanged)
            updateChildren(of: node, from: layer)
            layer.noteIndices()
        }
        if layer.flags.contains(.subtreeNeedsCommit) {
            layer.flags.remove(.subtreeNeedsCommit)
            visitChanged(below: layer, node: node)
        }
        if !layer.childrenWithWork.isEmpty { layer.forgetWork() }
        if isChanged || !node.changes.isEmpty { finish(node, from: layer) }
        return layer.extras?.transition?.stage ?? node
    }

    private func makeNode(for layer: CALayer) -> RenderNode {
        let node = RenderNode(LayerPaint(layer.values))
        layer.node = node
        layer.flags.insert([.needsCommit, .sublayersChanged, .looksDifferent])
        return node
    }

    private func present(_ layer: CALayer) {
        host.startedAnimations.append(contentsOf: AnimationPass.present(layer, at: time))
    }

    private func visitChanged(below layer: CALayer, node: RenderNode) {
        let dirty: LayerFlags = [.needsCommit, .subtreeNeedsCommit, .sublayersChanged]
        layer.forEachChildWithWork { sublayer, index in
            guard !sublayer.flags.isDisjoint(with: dirty) else { return }
            let child = visit(sublayer)
            if !child.changes.isEmpty { node.noteChange(of: child, at: index) }
        }
        if let mask = layer.extras?.mask, !mask.flags.isDisjoint(with: dirty) {
            // A mask has no pixels of its own: the masked layer as a whole looks different.
            if !visit(mask).changes.isEmpty { node.changes.insert([.paint, .descendants]) }
        }
    }

    // optimization: what has only moved looks as before, which is not found out by comparing everything that it shows.
    private func update(_ node: RenderNode, isNew: Bool, from layer: CALayer) {
        let isPlain = layer.extras == nil && !layer.flags.contains(.isTransformLayer)
        guard layer.flags.contains(.looksDifferent) || !isPlain else { return place(node, of: layer) }
        layer.flags.remove(.looksDifferent)
        present(layer)
        if layer.extras?.animations.isEmpty == false { host.keepAnimating(layer) }

        // A new node of a layer without animations looks right from the beginning.
        if !isNew || !isPlain { updatePaint(of: node, from: layer) }
        place(layer.extras?.transition?.stage ?? node, of: layer)
        if let damage = layer.extras?.contentsDamage, !damage.isNull {
            layer.extras?.contentsDamage = .null
            node.contentsDamage = node.contentsDamage.union(damage)
            node.changes.insert(.contents)
        }
        let shared = layer.sharedTransform(.shown)
        if shared != node.sharedTransform {
            // It is a part of the sublayers' transforms. Not marked as a change: those come before the commit.
            node.sharedTransform = shared
            for child in layer.children { child.flags.insert(.needsCommit) }
            if !layer.children.isEmpty {
                layer.flags.insert(.subtreeNeedsCommit)
                layer.childrenWithWork = .all
            }
        }
    }

    private func updatePaint(of node: RenderNode, from layer: CALayer) {
        let values = layer.shownValues
        let former = node.paint
        let paint = host.caches.paints.makePaint(
            layer.flags.contains(.isTransformLayer) ? values.ofTransformLayer : values, after: former)
        if paint != former {
            node.paint = paint
            node.changes.insert(.paint)
            host.caches.paints.recycle(former)
        } else {
            host.caches.paints.recycle(paint)
        }
    }

    private func place(_ node: RenderNode, of layer: CALayer) {
        let transform = layer.transformToSurroundings(.shown)
        if transform != node.transformToParent {
            node.transformToParent = transform
            node.changes.insert(.position)
        }
        if layer.parent?.flags.contains(.isTransformLayer) == true { node.depth = layer.depth(.shown) }
    }

    /// Takes over the order of sublayers. Layers between the first and the last that differ have moved among each other.
    func updateChildren(of node: RenderNode, from layer: CALayer) {
        let mask = layer.extras?.mask.map(visit)
        if mask !== node.mask {
            node.mask = mask
            node.changes.insert(.paint)
        }
        let base = host.visitedNodes.count
        for child in layer.childrenInDisplayOrder { host.visitedNodes.append(visit(child)) }
        defer { host.visitedNodes.removeLast(host.visitedNodes.count - base) }
        let shown = base..<(layer.showsOriginalSublayers ? host.visitedNodes.count : base)
        if replaceChildren(of: node, byVisited: shown) {
            node.changes.insert(.children)
        } else if host.visitedNodes[base...].contains(where: { !$0.changes.isEmpty }) {
            node.changes.insert(.descendants)
            node.changedChildren = .all
        }
    }

    /// Returns false if they are the same in the same order.
    private func replaceChildren(of node: RenderNode, byVisited new: Range<Int>) -> Bool {
        let (count, common) = (node.children.count, min(node.children.count, new.count))
        var start = 0
        while start < common, node.children[start] === host.visitedNodes[new.lowerBound + start] { start += 1 }
        var end = 0
        while end < common - start, node.children[count - 1 - end] === host.visitedNodes[new.upperBound - 1 - end] { end += 1 }
        for child in node.children[start..<(count - end)] where !child.subtreeRect.isEmpty { node.leftRects.append(child.subtreeRect) }
        guard start + end < max(count, new.count) else { return false }
        node.children.replaceSubrange(
            start..<(count - end), with: host.visitedNodes[(new.lowerBound + start)..<(new.upperBound - end)])
        return true
    }
}
