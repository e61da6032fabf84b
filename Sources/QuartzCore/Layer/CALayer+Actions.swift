extension CALayer {
    /// The action for a property that is about to change; nil when actions are disabled.
    final func findImplicitAction(forKey key: String) -> (any CAAction)? {
        guard !flags.contains(.isCopy), !TransactionStack.current.innermost.disablesActions else { return nil }
        return action(forKey: key)
    }

    /// The action for an event that no property stands for. Only what happens on a screen has one.
    final func findAction(forEvent event: String) -> (any CAAction)? {
        guard host != nil, owner != nil || extras != nil, !TransactionStack.current.innermost.disablesActions else { return nil }
        return action(forKey: event)
    }

    final func findAction(forKey key: String) -> (any CAAction)? {
        if let answer = explicitAction(forKey: key) { return answer is NSNull ? nil : answer }
        return implicitAnimation(forKey: key)
    }

    private func explicitAction(forKey key: String) -> (any CAAction)? {
        if let owner {
            if let action = owner.actionForOwnedLayer(self, key: key) { return action }
        } else if let delegate = extras?.delegate, let action = delegate.action?(for: self, forKey: key) {
            return action
        }
        return extras?.actions?[key] ?? type(of: self).defaultAction(forKey: key)
    }

    private func animatesImplicitly(_ key: String) -> Bool {
        LayerProperty(rawValue: key)?.isAnimatable ?? values.rare.kind?.animatesImplicitly(key) ?? false
    }

    /// The default animation of a property, beginning at the presented value. Only layers that are shown have it.
    private func implicitAnimation(forKey key: String) -> CABasicAnimation? {
        guard host != nil, node != nil, animatesImplicitly(key) else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        let seen = extras?.presented ?? self
        animation.fromValue = seen.animatableValue(atKeyPath: key)
        animation.timingFunction =
            TransactionStack.current.innermost.timingFunction ?? CAMediaTimingFunction(name: .default)
        animation.duration = TransactionStack.current.innermost.duration
        return animation
    }
}
