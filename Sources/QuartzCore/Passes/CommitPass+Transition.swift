extension CommitPass {
    /// Takes over the transition that a layer has now. To be called before anything else of the layer is.
    /// - Parameter isNew: the node was made for this frame, so there is no old look.
    func updateTransition(of layer: CALayer, node: RenderNode, isNew: Bool) {
        guard let extras = layer.extras else { return }
        let animation = extras.animations.last { $0.animation is CATransition }?.animation as? CATransition
        guard animation !== extras.transition?.animation else { return }
        let old = isNew ? nil : (extras.transition?.stage ?? node).copy()
        extras.transition?.end()
        extras.transition = animation.map { RunningTransition($0, from: old, to: node, values: layer.values) }
    }

    /// Moves a layer's transition to the time of this frame.
    func moveTransition(of layer: CALayer) {
        guard let transition = layer.extras?.transition else { return }
        let timing = transition.animation.timing
        let local = timing.localTime(forParentTime: layer.localTime(forRootTime: time))
        // Before its time and after it, the layer is shown as it is.
        let share = timing.moment(atLocalTime: local).map(transition.animation.share) ?? 1
        transition.update(to: share, values: layer.shownValues)
    }
}

extension CALayer {
    /// Another node stands for the layer from now on, which its superlayer has to take over.
    final func transitionChanged() {
        parent?.flags.insert(.sublayersChanged)
        parent?.markNeedsCommit()
    }

    /// True if what is shown now is going to be needed as the beginning of a transition.
    final var keepsLookForTransition: Bool {
        var next: CALayer? = self
        while let layer = next {
            if layer.extras?.animations.contains(where: { !$0.hasStarted && $0.animation is CATransition }) == true { return true }
            next = layer.parent
        }
        return false
    }
}
