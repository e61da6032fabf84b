// Every property is set the same way: compare, find the action, store, mark what is to be done, run the action.
extension CALayer {
    /// Sets a common property.
    final func set<Value: Equatable>(
        _ path: WritableKeyPath<LayerValues, Value>, to newValue: Value, _ property: LayerProperty
    ) {
        guard values[keyPath: path] != newValue else { return }
        let action = actionBeforeChange(of: property)
        values[keyPath: path] = newValue
        didChange(property, running: action)
    }

    /// Sets a rare property.
    final func setRare<Value: Equatable>(
        _ path: ReferenceWritableKeyPath<RareLayerValues, Value>, to newValue: Value, _ property: LayerProperty
    ) {
        guard values.rare[keyPath: path] != newValue else { return }
        let action = actionBeforeChange(of: property)
        values.rareForWriting()[keyPath: path] = newValue
        didChange(property, running: action)
    }

    final func setSwitch(_ member: LayerSwitches, to isOn: Bool, _ property: LayerProperty) {
        guard values.switches.contains(member) != isOn else { return }
        let action = actionBeforeChange(of: property)
        values.switches.set(member, isOn)
        didChange(property, running: action)
    }

    final func setBounds(_ wanted: CGRect) {
        let newValue = wanted.withoutInfinities
        let old = values.bounds
        guard newValue != old else { return }
        if newValue.hasNaN { stopForNaN(in: "bounds", [wanted.origin.x, wanted.origin.y, wanted.size.width, wanted.size.height]) }
        let action = actionBeforeChange(of: .bounds)
        values.bounds = newValue
        if newValue.size != old.size {
            markNeedsLayout()
            owner?.ownedLayerDidChangeSize(self)
            if values.switches.contains(.needsDisplayOnBoundsChange) { setNeedsDisplay() }
        }
        didChange(.bounds, running: action)
    }

    final func setPosition(_ newValue: CGPoint) {
        guard newValue != values.position else { return }
        if newValue.x.isNaN || newValue.y.isNaN { stopForNaN(in: "position", [newValue.x, newValue.y]) }
        let action = actionBeforeChange(of: .position)
        values.position = newValue
        didChange(.position, running: action)
    }

    private func stopForNaN(in property: String, _ numbers: [CGFloat]) -> Never {
        let text = numbers.map { $0.isNaN ? "nan" : String(format: "%g", $0) }
        let shown = text.count == 4 ? "\(text[0]) \(text[1]); \(text[2]) \(text[3])" : text.joined(separator: " ")
        _requireFailure("CALayer \(property) contains NaN: [\(shown)]. Layer: \(self). Look for a division by zero.")
    }

    final func setContents(_ newValue: Any?) {
        let object = newValue.map { $0 as AnyObject }
        guard object !== values.contents else { return }
        let action = actionBeforeChange(of: .contents)
        values.contents = object
        didChange(.contents, running: action)
    }

    final func setMask(_ newMask: CALayer?) {
        let old = extras?.mask
        guard newMask !== old else { return }
        if let newMask {
            newMask.assertCanBeInserted(into: self)
            newMask.removeFromSuperlayer()
        }
        old?.parent = nil
        old?.setHost(nil)
        old?.updateContentsFlipped()
        extrasForWriting.mask = newMask
        newMask?.parent = self
        newMask?.setHost(host)
        newMask?.updateContentsFlipped()
        flags.insert(.sublayersChanged)
        markNeedsCommit()
    }

    /// Marks the layer for the next commit, and the way to it.
    final func markNeedsCommit() {
        flags.insert(.looksDifferent)
        markMoved()
    }

    /// The same where nothing but the position within the superlayer is another one.
    final func markMoved() {
        assert(
            host?.currentPass?.readsLayers != true,
            "\(self) was changed while it was committed or painted. Change layers before that, in layout or when a frame is over.")
        mark(.needsCommit, .subtreeNeedsCommit)
    }

    final func mark(_ own: LayerFlags, _ subtree: LayerFlags) {
        guard flags.isDisjoint(with: own) else { return }
        flags.insert(own)
        markPathUpwards(subtree)
    }

    final func markPathUpwards(_ subtree: LayerFlags) {
        var next = parent
        while let layer = next, layer.flags.isDisjoint(with: subtree) {
            layer.flags.insert(subtree)
            next = layer.parent
        }
    }

    /// To be called before a property changes: an animation that is made now begins at the old value.
    @inline(__always)
    private final func actionBeforeChange(of property: LayerProperty) -> (any CAAction)? {
        // A layer that is not shown and that nobody answers for has nothing to animate.
        guard owner != nil || host != nil || extras != nil else { return nil }
        return findImplicitAction(forKey: property.rawValue)
    }

    private final func didChange(_ property: LayerProperty, running action: (any CAAction)?) {
        if property == .zPosition { parent?.sublayerOrderChanged() }
        didChange(key: property.rawValue, running: action)
    }

    /// The same for a property that only some class of layers has.
    final func actionBeforeChange(ofKey key: String) -> (any CAAction)? {
        guard owner != nil || host != nil || extras != nil else { return nil }
        return findImplicitAction(forKey: key)
    }

    final func didChange(key: String, running action: (any CAAction)?) {
        if key == LayerProperty.position.rawValue { markMoved() } else { markNeedsCommit() }
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }
}
