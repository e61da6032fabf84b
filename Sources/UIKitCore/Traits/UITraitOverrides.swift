/// The traits by which a view or a controller overrides inherited ones, for itself and for all inside it.
///
/// Reading a trait that is not overridden stops the program; ask ``contains(_:)`` first.
// apple: https://developer.apple.com/documentation/uikit/uitraitoverrides-3mxzk
@preconcurrency @MainActor public struct UITraitOverrides: UIMutableTraits {
    var values: TraitValues

    /// Returns true if a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

    /// Lets a trait be inherited again.
    public mutating func remove(_ trait: UITrait) { values.remove(trait) }

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            guard let value = values[trait] else {
                _requireFailure(
                    "The trait \(trait.name) was read from traitOverrides, but is not overridden. Ask contains(_:) first, or read the "
                        + "traitCollection.")
            }
            return value
        }
        set { values[trait] = newValue }
    }
}

extension UIView {
    /// The traits that override the superview's, for the view and for all inside it. Default: none.
    ///
    /// A change takes effect at once, and those whose traits are different afterwards are notified of it.
    // apple: https://developer.apple.com/documentation/uikit/uiview/traitoverrides
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: rare?.traitOverrides ?? TraitValues()) }
        set { changeTraitOverrides { $0 = newValue.values } }
    }
}

extension UIViewController {
    /// The traits that override inherited ones, for the controller's view and for all inside it. Default: none.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/traitoverrides
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: ownTraitOverrides ?? TraitValues()) }
        set {
            guard newValue.values != ownTraitOverrides ?? TraitValues() else { return }
            let before = viewIfLoaded.map { EnvironmentSnapshot(of: $0) }
            ownTraitOverrides = newValue.values.isEmpty ? nil : newValue.values
            if let view = viewIfLoaded { before?.announceChanges(of: view) }
        }
    }
}
