/// A trait: a value that views and controllers inherit from what is above them. Apps define their own by adopting this.
// apple: https://developer.apple.com/documentation/uikit/uitraitdefinition-8dkg7
public protocol UITraitDefinition {
    /// The type of the value.
    associatedtype Value

    /// The value of the trait where nobody has set it.
    static var defaultValue: Value { get }
    /// For people. Default: the name of the type.
    static var name: String { get }
    /// Names the trait across launches. Default: the full name of the type.
    static var identifier: String { get }
    /// True if colours may be different when the trait is. Default: false.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: self) }
    public static var identifier: String { String(reflecting: self) }
    public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as a list of traits to observe holds it.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that the system defines: a member of every collection.
protocol SystemTrait: UITraitDefinition {
    static func value(in traits: TraitValues) -> Value?
    static func set(_ value: Value?, in traits: inout TraitValues)
    static func isEqual(_ first: TraitValues, _ second: TraitValues) -> Bool
}

extension TraitValues {
    package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
        get {
            guard let system = trait as? any SystemTrait.Type else { return custom?[trait] }
            return system.anyValue(in: self) as? Trait.Value
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                system.setAny(newValue, in: &self)
            } else {
                var values = custom ?? CustomTraits()
                values[trait] = newValue
                custom = values.isEmpty ? nil : values
            }
        }
    }

    package func contains(_ trait: UITrait) -> Bool {
        (trait as? any SystemTrait.Type).map { $0.anyValue(in: self) != nil } ?? (custom?.contains(trait) == true)
    }

    package mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type {
            system.setAny(nil, in: &self)
        } else {
            custom?.remove(trait)
            if custom?.isEmpty == true { custom = nil }
        }
    }

    func isEqual(to other: TraitValues, in trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.isEqual(self, other) }
        return (custom ?? CustomTraits()).isEqual(to: other.custom, in: trait)
    }
}

extension SystemTrait {
    fileprivate static func anyValue(in traits: TraitValues) -> Any? { value(in: traits) }
    fileprivate static func setAny(_ value: Any?, in traits: inout TraitValues) { set(value as? Value, in: &traits) }
}
