/// The properties that only layers of one class have, as a part of what such a layer shows.
///
/// They lie beside the properties of all layers, so that presentations copy and animate both alike.
protocol KindValues {
    /// A property as animations see it; nil for keys that name none.
    func animatableValue(forKey key: String) -> AnimatableValue?

    /// Sets a property. What does not fit it is left out.
    mutating func setAnimatableValue(_ value: AnimatableValue, forKey key: String)

    /// Returns true if a change of the property is animated when nobody says otherwise.
    func animatesImplicitly(_ key: String) -> Bool

    /// The drawing of such a layer in front of its background; nil for none.
    func makeDrawing(for values: LayerValues) -> (any LayerDrawing)?
}

extension KindValues {
    func animatesImplicitly(_ key: String) -> Bool { animatableValue(forKey: key) != nil }

    func makeDrawing(for values: LayerValues) -> (any LayerDrawing)? { nil }
}

extension CALayer {
    /// The properties of the layer's class. A class that has some sets them when a layer is made.
    final func kind<Kind: KindValues>(_ type: Kind.Type = Kind.self) -> Kind {
        guard let kind = values.rare.kind as? Kind else {
            _requireFailure("\(self) has lost its properties. In init(layer:), call super.init(layer:) with the same layer.")
        }
        return kind
    }

    /// Sets a property of the layer's class: compares, finds the action, stores, marks what is to be done, runs the action.
    final func setKind<Kind: KindValues, Value: Equatable>(
        _ path: WritableKeyPath<Kind, Value>, to newValue: Value, _ key: String
    ) {
        var kind = self.kind(Kind.self)
        guard kind[keyPath: path] != newValue else { return }
        let action = actionBeforeChange(ofKey: key)
        kind[keyPath: path] = newValue
        values.rareForWriting().kind = kind
        didChange(key: key, running: action)
    }
}
