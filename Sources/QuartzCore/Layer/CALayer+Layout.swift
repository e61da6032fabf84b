extension CALayer {
    final func markNeedsLayout() {
        mark(.needsLayout, .subtreeNeedsLayout)
    }

    final func layOutNow() {
        var top = self
        var next = parent
        while let layer = next {
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
