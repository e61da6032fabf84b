extension CommitPass {
    /// The consequences of changes of a layer or of those below it.
    func finish(_ node: RenderNode, from layer: CALayer) {
        if layer.flags.contains(.isTransformLayer) { sortByDepth(node) }
        if layer.flags.contains(.isReplicator) { replicate(node, from: layer) }
        layer.extras?.transition?.noteChanges()
    }

    /// Puts what is nearer in front; what is as near stays in its order.
    private func sortByDepth(_ node: RenderNode) {
        let sorted = node.children.enumerated()
            .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
            .map(\.element)
        guard !zip(sorted, node.children).allSatisfy({ $0 === $1 }) else { return }
        for child in node.children where !child.subtreeRect.isEmpty { node.leftRects.append(child.subtreeRect) }
        node.children = sorted
        node.changes.insert(.children)
    }

    /// Makes the copies of a replicator's sublayers anew.
    private func replicate(_ node: RenderNode, from layer: CALayer) {
        guard let values = layer.shownValues.rare.kind as? ReplicatorValues else { return }
        if values.showsOriginals == node.children.isEmpty, !layer.children.isEmpty { updateChildren(of: node, from: layer) }
        for instance in node.instances where !instance.subtreeRect.isEmpty { node.leftRects.append(instance.subtreeRect) }
        node.instances = makeInstances(of: layer, values, at: time)
        node.changes.insert(.children)
    }

    private func makeInstances(of layer: CALayer, _ values: ReplicatorValues, at time: CFTimeInterval) -> [RenderNode] {
        let first = values.showsOriginals ? 1 : 0
        guard first < values.shownCount else { return [] }
        return (first..<values.shownCount).map { index in
            let moment = time - CFTimeInterval(index) * values.delay
            let instance = RenderNode(LayerPaint(LayerValues()))
            instance.transformToParent = values.placement(of: index, in: layer.shownValues)
            instance.tint = values.tint(of: index)
            instance.children = layer.childrenInDisplayOrder.map { makeCopy(of: $0, at: moment) }
            return instance
        }
    }

    /// A node for what a layer and those below it show at another time.
    private func makeCopy(of layer: CALayer, at time: CFTimeInterval) -> RenderNode {
        let values = AnimationPass.values(of: layer, at: time)
        let node = RenderNode(LayerPaint(layer.flags.contains(.isTransformLayer) ? values.ofTransformLayer : values))
        let shared = layer.parent?.sharedTransform(.shown)
        // ad-hoc: within transform layers, copies lie as the originals do.
        node.transformToParent =
            layer.flags.contains(.isTransformLayer) || layer.parent?.flags.contains(.isTransformLayer) == true
            ? layer.transformToSurroundings(.shown)
            : shared.map { PlaneTransform(CATransform3DConcat(values.spaceTransform, $0)) } ?? values.transformToParent
        node.depth = layer.node?.depth ?? 0
        if layer.showsOriginalSublayers { node.children = layer.childrenInDisplayOrder.map { makeCopy(of: $0, at: time) } }
        if layer.flags.contains(.isTransformLayer) { sortByDepth(node) }
        node.mask = layer.extras?.mask.map { makeCopy(of: $0, at: time) }
        if let kind = values.rare.kind as? ReplicatorValues { node.instances = makeInstances(of: layer, kind, at: time) }
        return node
    }
}
