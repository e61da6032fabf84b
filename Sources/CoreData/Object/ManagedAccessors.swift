// The translation of `@NSManaged`: `var name: String?` becomes a pair of accessors over the values of the object.

extension NSManagedObject {
    /// The value of a property that is declared `@NSManaged`.
    public final func _managedValue<Value>(_ key: String) -> Value {
        let layout = layout
        guard let slotIndex = layout.slotIndexes[key] else { return undeclared(key) }
        fireFault()
        if let value: Value = ManagedConversion.plain(values[slotIndex], layout.types[slotIndex]) { return value }
        if let value: Value = ManagedConversion.value(publicValue(at: slotIndex)) { return value }
        _requireFailure(
            "The property \(entity.name ?? "").\(key) has a value \(publicValue(at: slotIndex) ?? "nil") that is no \(Value.self). Declare the "
                + "property with the type that the model gives it, optional if it may be nil.")
    }

    /// Sets the value of a property that is declared `@NSManaged`.
    public final func _setManagedValue<Value>(_ value: Value, _ key: String) {
        let layout = layout
        guard let slotIndex = layout.slotIndexes[key] else {
            _requireFailure("-[\(type(of: self)) set\(key)]: the entity \(entity.name ?? "") has no such property. Add it to the model.")
        }
        if let stored = ManagedConversion.stored(value, layout.types[slotIndex]) {
            willChangeValue(forKey: key)
            values[slotIndex] = stored
            didChangeValue(forKey: key)
        } else {
            setValue(ManagedConversion.object(value), forKey: key)
        }
    }

    private func undeclared<Value>(_ key: String) -> Value {
        _requireFailure("-[\(type(of: self)) \(key)]: the entity \(entity.name ?? "") has no such property. Add it to the model.")
    }

    /// Does what a method declared `@NSManaged` is for: adds to a to-many relationship, or takes away from it.
    /// - Parameter selector: its Objective-C name, such as `addItemsObject:` or `removeItems:`.
    public final func _callManaged(_ selector: String, _ arguments: Any...) {
        guard let call = ManagedCall(selector, layout) else {
            _requireFailure(
                "-[\(type(of: self)) \(selector)]: unrecognized selector. A method declared @NSManaged adds to or removes from a "
                    + "to-many relationship of the model.")
        }
        call.perform(on: self, arguments)
    }
}
