extension CALayer {
    final func addAnimation(_ animation: CAAnimation, key: String?) {
        guard let copy = animation.copy() as? CAAnimation else { return }
        let transaction = TransactionStack.current.innermost
        if copy.duration == 0 { copy.duration = transaction.duration }
        if let key { removeAnimations { $0.key == key } }
        transaction.group?.enter()
        extrasForWriting.animations.append(RunningAnimation(key: key, animation: copy, group: transaction.group))
        markNeedsCommit()
    }

    final func removeAnimations(where isRemoved: (RunningAnimation) -> Bool) {
        guard let extras, extras.animations.contains(where: isRemoved) else { return }
        let removed = extras.animations.filter(isRemoved)
        extras.animations.removeAll(where: isRemoved)
        markNeedsCommit()
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
