// Properties of a subclass that it declares `@NSManaged`: the layer keeps them, as it keeps its own. They can be animated; where
// `needsDisplay(forKey:)` says so, the layer is redrawn for each change and in each frame of an animation.
extension CALayer {
    /// The value of such a property. One that was never set is zero, nil or false.
    // apple: https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/Key-ValueCodingExtensions
    public final func _managedValue<Value>(_ key: String) -> Value {
        let stored = extras?.managedValues[key]
        if let value = stored as? Value { return value }
        if let value = ManagedValue.converted(stored, to: Value.self) { return value }
        _requireFailure(
            "\(type(of: self)).\(key) is @NSManaged of the type \(Value.self), and has no value. Make it optional, or set it before it is read."
        )
    }

    public final func _setManagedValue<Value>(_ value: Value, _ key: String) {
        // A copy shows what another layer is; it has no actions of its own.
        let action = flags.contains(.isCopy) ? nil : actionBeforeChange(ofKey: key)
        extrasForWriting.managedValues[key] = ManagedValue.unwrapped(value)
        guard !flags.contains(.isCopy) else { return }
        didChange(key: key, running: action)
    }

    /// Sets what an animation computes for a property that the layer keeps, or draws.
    final func setManagedValue(_ value: AnimatableValue, forKey key: String) {
        guard extras?.managedValues[key] != nil || type(of: self).needsDisplay(forKey: key) else { return }
        extrasForWriting.managedValues[key] = value.object
    }

    /// True if a property is animated that changes what the layer draws.
    final var drawsAnimatedValues: Bool {
        guard let extras, !extras.animations.isEmpty else { return false }
        return extras.animations.contains { running in running.animation.changesKey { type(of: self).needsDisplay(forKey: $0) } }
    }
}

extension CAAnimation {
    /// Returns true if it changes one of some keys.
    func changesKey(_ condition: (String) -> Bool) -> Bool {
        if let group = self as? CAAnimationGroup { return group.animations?.contains { $0.changesKey(condition) } ?? false }
        let path = (self as? CAPropertyAnimation)?.keyPath
        return path?.split(separator: ".").first.map { condition(String($0)) } ?? false
    }
}
