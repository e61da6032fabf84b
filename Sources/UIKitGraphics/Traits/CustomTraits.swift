/// The values of traits that the app has defined, by the type that defines each.
package struct CustomTraits: Hashable, @unchecked Sendable {
    // Values are those of the app, which uses them from the main actor.
    private var values: [ObjectIdentifier: CustomTraitValue] = [:]

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
        get { values[ObjectIdentifier(trait)]?.value as? Trait.Value }
        set { values[ObjectIdentifier(trait)] = newValue.map { CustomTraitValue(value: $0, affectsColors: trait.affectsColorAppearance) } }
    }

    func contains(_ trait: any UITraitDefinition.Type) -> Bool { values[ObjectIdentifier(trait)] != nil }

    mutating func remove(_ trait: any UITraitDefinition.Type) { values[ObjectIdentifier(trait)] = nil }

    func isEqual(to other: CustomTraits?, in trait: any UITraitDefinition.Type) -> Bool {
        values[ObjectIdentifier(trait)] == other?.values[ObjectIdentifier(trait)]
    }

    var isEmpty: Bool { values.isEmpty }

    /// Those on which dynamic colours depend.
    var affectingColors: CustomTraits? {
        var result = self
        result.values = values.filter(\.value.affectsColors)
        return result.isEmpty ? nil : result
    }

    func merging(_ other: CustomTraits?) -> CustomTraits {
        var result = self
        result.values.merge(other?.values ?? [:]) { $1 }
        return result
    }
}

/// A value of any type. Values that cannot be compared count as different.
private struct CustomTraitValue: Hashable {
    let value: Any
    let affectsColors: Bool

    static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
        guard let first = left.value as? any Equatable else { return false }
        return first.isEqual(to: right.value)
    }

    func hash(into hasher: inout Hasher) {
        if let hashable = value as? any Hashable { hashable.hash(into: &hasher) }
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
