/// The table entries of the properties of a class.
///
/// - Parameters:
///   - names: one word for each property in the order of their numbers: its name, `objectiveCName=swiftName` if these differ, and
///     a `-` after it if the property cannot be set.
///   - access: reads or writes the property of a number.
public func _objcProperties<Target>(
    _ names: StaticString, _ access: @escaping @MainActor (Target, Int, _ObjCPropertyVisit) throws -> Void
) -> [_ObjCEntry] {
    let access = unsafeBitCast(access, to: ((Target, Int, _ObjCPropertyVisit) throws -> Void).self)
    let isClass = isClass(Target.self)
    let visit: (AnyObject, Int, _ObjCPropertyVisit) throws -> Void = { object, number, visit in
        try access(receiver(object, isClass: isClass), number, visit)
    }
    return "\(names)".split(separator: " ").enumerated().map { number, word in
        let isReadOnly = word.hasSuffix("-")
        let parts = (isReadOnly ? word.dropLast() : word).split(separator: "=", maxSplits: 1).map(String.init)
        return propertyEntry(parts[0], parts.last ?? parts[0], number, isReadOnly: isReadOnly, visit)
    }
}

private func propertyEntry(
    _ name: String, _ requirement: String, _ number: Int, isReadOnly: Bool,
    _ visit: @escaping (AnyObject, Int, _ObjCPropertyVisit) throws -> Void
) -> _ObjCEntry {
    // Only a value to write can be refused.
    let read: (AnyObject, _ObjCPropertyVisit) -> Void = { object, reading in try? visit(object, number, reading) }
    let get: (AnyObject) -> Any? = { object in
        let reading = _ObjCPropertyVisit(reading: ())
        read(object, reading)
        return reading.result
    }
    let set: (AnyObject, Any?) -> Any.Type? = { object, value in
        do {
            try visit(object, number, _ObjCPropertyVisit(writing: value))
            return nil
        } catch {
            return (error as? _ObjCPropertyVisit.Mismatch)?.type
        }
    }
    return _ObjCEntry(
        .named(name), requirement, typed: nil, property: PropertyAccess(get: get, set: isReadOnly ? nil : set, visit: read)
    ) { object, _ in get(object) }
}
