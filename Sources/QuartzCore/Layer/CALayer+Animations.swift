extension CALayer {
    final func addAnimation(_ animation: CAAnimation, key: String?) {
        guard let copy = animation.copy() as? CAAnimation else { return }
        let transaction = TransactionStack.current.innermost
        if copy.duration == 0 { copy.duration = transaction.duration }
        // One transition at a time: it has one key, whatever it was added under.
        let key = copy is CATransition ? kCATransition : key
        if let key { removeAnimations { $0.key == key } }
        transaction.group?.enter()
        extrasForWriting.animations.append(RunningAnimation(key: key, animation: copy, group: transaction.group))
        TransactionStack.current.waitingLayers.append(WaitingLayer(self))
        markNeedsCommit()
        if copy is CATransition { transitionChanged() }
    }

    /// Gives the animations that were added without a time to begin the present time of the layer.
    ///
    /// Called when the transaction ends in which they were added. So in a layer that stands still they begin where it
    /// stands then, and moving its `timeOffset` from there moves them.
    // apple: https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/AdvancedAnimationTricks/AdvancedAnimationTricks.html
    final func beginWaitingAnimations(at rootTime: CFTimeInterval) {
        guard let extras, extras.animations.contains(where: { !$0.hasBegun }) else { return }
        let time = localTime(forRootTime: rootTime)
        for index in extras.animations.indices where !extras.animations[index].hasBegun {
            extras.animations[index].hasBegun = true
            let animation = extras.animations[index].animation
            if animation.timing.beginTime == 0 { animation.timing.beginTime = time }
        }
    }

    final func removeAnimations(where isRemoved: (RunningAnimation) -> Bool) {
        guard let extras, extras.animations.contains(where: isRemoved) else { return }
        let removed = extras.animations.filter(isRemoved)
        extras.animations.removeAll(where: isRemoved)
        markNeedsCommit()
        if removed.contains(where: { $0.animation is CATransition }) { transitionChanged() }
        for running in removed where !running.hasEnded { running.end(finished: false) }
    }

    final var currentAnimationKeys: [String]? {
        guard let extras, !extras.animations.isEmpty else { return nil }
        return extras.animations.compactMap(\.key)
    }

    final func currentAnimation(forKey key: String) -> CAAnimation? {
        extras?.animations.last { $0.key == key }?.animation
    }
}

extension RunningAnimation {
    func end(finished: Bool) {
        animation.delegate?.animationDidStop?(animation, finished: finished)
        group?.leave()
    }
}
