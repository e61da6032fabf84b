// Every property is set the same way: compare, find the action, store, mark what is to be done, run the action.
extension CALayer {
    // optimization: inlined, the compiler knows the property, and reads and writes it without a key path: that took a thousand instructions.
    /// Sets a common property.
    @inline(__always)
    final func set<Value: Equatable>(
        _ path: WritableKeyPath<LayerValues, Value>, to newValue: Value, _ property: LayerProperty
    ) {
        guard values[keyPath: path] != newValue else { return }
        let action = actionBeforeChange(of: property)
        values[keyPath: path] = newValue
        didChange(property, running: action)
    }

    /// Sets a rare property.
    @inline(__always)
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
        let newValue = wanted.isOrdinary ? wanted : wanted.withoutInfinities
        let old = values.bounds
        guard !newValue.hasSameNumbers(as: old) else { return }
        if !newValue.isOrdinary, newValue.hasNaN {
            stopForNaN(in: "bounds", [wanted.origin.x, wanted.origin.y, wanted.size.width, wanted.size.height])
        }
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
        var child = Unmanaged.passUnretained(self)
        while let above = child._withUnsafeGuaranteedRef({ $0.parentLink }) {
            let wasMarked = above._withUnsafeGuaranteedRef { layer in
                child._withUnsafeGuaranteedRef { layer.noteWork(in: $0) }
                let wasMarked = !layer.flags.isDisjoint(with: subtree)
                layer.flags.insert(subtree)
                return wasMarked
            }
            if wasMarked { return }
            child = above
        }
    }

    /// To be called before a property changes: an animation that is made now begins at the old value.
    @inline(__always)
    private final func actionBeforeChange(of property: LayerProperty) -> (any CAAction)? {
        // First what reads nothing but flags: to ask whether there is an owner counts a reference to it.
        if needsNoAction { return nil }
        // A layer that is not shown and that nobody answers for has nothing to animate.
        guard owner != nil || host != nil || extras != nil else { return nil }
        return findImplicitAction(forKey: property.rawValue)
    }

    // optimization: most changes of views are made outside of animations. To ask the layer, the view and the stack of blocks for each took
    // a twentieth of a view's life.
    /// True if asking the owner would give no action.
    @inline(__always)
    private final var needsNoAction: Bool {
        flags.contains(.ownerAnimatesOnlyInBlocks) && !OwnedLayerAnimations.areRecorded && extras?.animations.isEmpty ?? true
    }

    private final func didChange(_ property: LayerProperty, running action: (any CAAction)?) {
        if property == .zPosition { parent?.sublayerOrderChanged() }
        if property == .position { markMoved() } else { markNeedsCommit() }
        // A plain layer draws nothing that depends on a property.
        if type(of: self) != CALayer.self, type(of: self).needsDisplay(forKey: property.rawValue) { setNeedsDisplay() }
        action?.run(forKey: property.rawValue, object: self, arguments: nil)
    }

    /// The same for a property that only some class of layers has.
    final func actionBeforeChange(ofKey key: String) -> (any CAAction)? {
        guard owner != nil || host != nil || extras != nil else { return nil }
        return findImplicitAction(forKey: key)
    }

    final func didChange(key: String, running action: (any CAAction)?) {
        markNeedsCommit()
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }
}
