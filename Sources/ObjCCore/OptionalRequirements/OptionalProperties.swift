/// An optional property requirement: its value, or nil if the object's class does not implement it.
public func _objcOptionalGet<Value>(_ object: AnyObject, _ requirement: StaticString) -> Value? {
    guard let entry = ClassRegistry.entry(in: type(of: object), requirement: requirement) else { return nil }
    if let typed = entry.typed, typed.has(Value.self) {
        return unsafeDowncast(typed, to: TypedCall0<Value>.self).call(object)
    }
    guard let visit = entry.property?.visit else {
        return .some(returned(entry.invoke(object, []), by: entry, of: object))
    }
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
        let place = buffer.baseAddress.unsafelyUnwrapped
        let reading = _ObjCPropertyVisit(readingInto: place)
        visit(object, reading)
        return reading.isDelivered ? place.move() : returned(reading.result, by: entry, of: object)
    }
}

/// Sets an optional property requirement; does nothing if the object's class does not implement it.
public func _objcOptionalSet<Value>(_ object: AnyObject, _ requirement: StaticString, _ value: Value?) {
    guard let entry = ClassRegistry.entry(in: type(of: object), requirement: requirement), let property = entry.property,
        let set = property.set
    else { return }
    let value: Any? = value.flatMap { boxed($0) }
    if let expected = set(object, value) {
        propertyMismatch(object, setterName(of: entry.selector.string), value: value, expected: expected)
    }
}
