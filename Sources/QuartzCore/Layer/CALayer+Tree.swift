extension CALayer {
    final var rootLayer: CALayer {
        var root = self
        while let next = root.parent { root = next }
        return root
    }

    final func insert(_ layer: CALayer, at index: Int) {
        layer.assertCanBeInserted(into: self)
        var position = min(max(index, 0), children.count)
        if layer.parent === self, let old = children.firstIndex(where: { $0 === layer }) {
            // Taking the layer out moves all that follow it; adding to the end stays adding to the end.
            if old < position { position -= 1 }
            guard old != position else { return }
            children.remove(at: old)
            children.insert(layer, at: position)
            sublayerOrderChanged()
            return
        }
        layer.removeFromSuperlayer()
        layer.lastKnownIndex = Int32(truncatingIfNeeded: position)
        if position >= children.count { children.append(layer) } else { children.insert(layer, at: position) }
        layer.parent = self
        layer.didAttach(to: self)
    }

    final func insert(_ layer: CALayer, behind sibling: CALayer?) {
        guard layer !== sibling else { return }
        insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    final func insert(_ layer: CALayer, inFrontOf sibling: CALayer?) {
        guard layer !== sibling else { return }
        insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
    }

    final func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, let index = children.firstIndex(where: { $0 === old }) else { return }
        insert(new, at: index)
        old.removeFromSuperlayer()
    }

    final func replaceSublayers(with layers: [CALayer]) {
        for child in children where !layers.contains(where: { $0 === child }) { child.removeFromSuperlayer() }
        for layer in layers { addSublayer(layer) }
    }

    final func detachFromParent() {
        guard let parent else { return }
        if parent.extras?.mask === self {
            parent.setMask(nil)
            return
        }
        findAction(forEvent: "onOrderOut")?.run(forKey: "onOrderOut", object: self, arguments: nil)
        self.parent = nil
        setHost(nil)
        updateContentsFlipped()
        if parent.children.last === self { parent.children.removeLast() } else { parent.children.removeAll { $0 === self } }
        parent.sublayerOrderChanged()
    }

    /// The list of sublayers is another one, or is shown in another order.
    final func sublayerOrderChanged() {
        flags.insert([.sublayersChanged, .sublayersNeedSorting])
        childrenWithWork = .all
        markNeedsCommit()
    }

    /// The sublayers as they are shown, the hindmost first.
    final var childrenInDisplayOrder: [CALayer] {
        guard flags.contains(.sublayersNeedSorting) else { return children }
        guard children.contains(where: { $0.values.zPosition != 0 }) else {
            flags.remove(.sublayersNeedSorting)
            return children
        }
        // `sort` need not be stable, so layers of the same height are ordered by their index.
        return children.enumerated()
            .sorted { ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset) }
            .map(\.element)
    }

    /// Makes the host known to a tree that was added to it, or forgotten by one that was taken out.
    final func setHost(_ newHost: LayerHost?) {
        guard host !== newHost else { return }
        host = newHost
        if newHost == nil {
            node = nil
            extras?.transition = nil
        }
        hostDidChange()
        flags.insert(.needsCommit)
        if !children.isEmpty {
            flags.insert([.subtreeNeedsCommit, .sublayersChanged])
            childrenWithWork = .all
            for child in children { child.setHost(newHost) }
        }
        if let mask = extras?.mask {
            flags.insert(.subtreeNeedsCommit)
            mask.setHost(newHost)
        }
    }

    final func assertCanBeInserted(into newParent: CALayer) {
        _require(
            !flags.contains(.isCopy) && !newParent.flags.contains(.isCopy),
            "\(self) cannot be added to \(newParent): one of them is a presentation layer. Use its model().")
        // optimization: a layer without layers in it cannot be around others; most that are inserted are new.
        guard !children.isEmpty || extras?.mask != nil || newParent === self else { return }
        var ancestor: CALayer? = newParent
        while let layer = ancestor {
            _require(
                layer !== self,
                "\(self) cannot be added to \(newParent), which is the same layer or lies within it. Take it out first.")
            ancestor = layer.parent
        }
    }

    private final func didAttach(to parent: CALayer) {
        setHost(parent.host)
        updateContentsFlipped()
        parent.sublayerOrderChanged()
        // The flags of the new subtree were marked while it had no way up.
        if !flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) { markPathUpwards(.subtreeNeedsLayout) }
        if !flags.isDisjoint(with: [.needsDisplay, .subtreeNeedsDisplay]) { markPathUpwards(.subtreeNeedsDisplay) }
        markPathUpwards(.subtreeNeedsCommit)
        // Many apps put new sublayers or subviews in whenever a view is laid out. To lay it out again for that would go on and on.
        if !parent.isBeingLaidOut { parent.markNeedsLayout() }
        findAction(forEvent: "onOrderIn")?.run(forKey: "onOrderIn", object: self, arguments: nil)
    }
}
