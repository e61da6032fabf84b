extension CALayer {
    final func markNeedsLayout() {
        mark(.needsLayout, .subtreeNeedsLayout)
    }

    /// True while ``layoutSublayers()`` is under way, and what the layer's delegate does around it.
    @_spi(ForasteroInternal) public final var isBeingLaidOut: Bool { flags.contains(.isLayingOut) }

    /// Changes the order of sublayers, or of the subviews whose layers they are. A layer that is being laid out does not ask for layout
    /// again by that: layout that puts views in front each time has to come to an end.
    /// - Returns: whether the layer is to be laid out.
    @_spi(ForasteroInternal) public final func reorder(_ change: () -> Void) -> Bool {
        let asksForLayout = !flags.contains(.isLayingOut) || flags.contains(.needsLayout)
        change()
        if !asksForLayout { flags.remove(.needsLayout) }
        return asksForLayout
    }

    /// From the topmost layer above this one that waits. One that is being laid out, and has asked for layout again meanwhile, is laid
    /// out once more by those who lay it out now: here it would go on inside of itself until the stack is full.
    final func layOutNow() {
        var top = self
        var next = parent
        while let layer = next, !layer.flags.contains(.isLayingOut) {
            if layer.flags.contains(.needsLayout) { top = layer }
            next = layer.parent
        }
        LayoutPass.run(on: top)
    }

    final func layOutThroughDelegate() {
        if let owner {
            owner.layOutOwnedLayer(self)
        } else if let delegate = extras?.delegate {
            delegate.layoutSublayers?(of: self)
        }
    }
}
