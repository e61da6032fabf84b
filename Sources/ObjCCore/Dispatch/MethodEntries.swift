// The translator writes one of these calls for each member that has to be reachable by name:
// `_objcM1("press:", "press(_:)", { (o: X, a0) in o.press(a0) })`. They are not inlinable: a table then costs its module one
// closure and one call per entry, and nothing else.

/// The table entry of a method with no arguments.
public func _objcM0<Target, Result>(
    _ selector: String, _ requirement: String, _ method: @escaping @MainActor (Target) -> Result
) -> _ObjCEntry {
    let method = nonisolated(method)
    let isClass = isClass(Target.self)
    let call: (AnyObject) -> Result = { object in method(receiver(object, isClass: isClass)) }
    let name = SelectorName.named(selector)
    return _ObjCEntry(name, requirement, typed: TypedCall0(call)) { object, _ in boxed(call(object)) }
}

/// The table entry of a method with one argument.
public func _objcM1<Target, A, Result>(
    _ selector: String, _ requirement: String, _ method: @escaping @MainActor (Target, A) -> Result
) -> _ObjCEntry {
    let method = nonisolated(method)
    let isClass = isClass(Target.self)
    let call: (AnyObject, A) -> Result = { object, a in method(receiver(object, isClass: isClass), a) }
    let name = SelectorName.named(selector)
    return _ObjCEntry(name, requirement, typed: TypedCall1(call)) { object, arguments in
        let list = ArgumentList(arguments, target: object, selector: selector)
        return boxed(call(object, list[0]))
    }
}

/// The table entry of a method with two arguments.
public func _objcM2<Target, A, B, Result>(
    _ selector: String, _ requirement: String, _ method: @escaping @MainActor (Target, A, B) -> Result
) -> _ObjCEntry {
    let method = nonisolated(method)
    let isClass = isClass(Target.self)
    let call: (AnyObject, A, B) -> Result = { object, a, b in method(receiver(object, isClass: isClass), a, b) }
    let name = SelectorName.named(selector)
    return _ObjCEntry(name, requirement, typed: TypedCall2(call)) { object, arguments in
        let list = ArgumentList(arguments, target: object, selector: selector)
        return boxed(call(object, list[0], list[1]))
    }
}

/// The table entry of a method with three arguments.
public func _objcM3<Target, A, B, C, Result>(
    _ selector: String, _ requirement: String, _ method: @escaping @MainActor (Target, A, B, C) -> Result
) -> _ObjCEntry {
    let method = nonisolated(method)
    let isClass = isClass(Target.self)
    let call: (AnyObject, A, B, C) -> Result = { object, a, b, c in method(receiver(object, isClass: isClass), a, b, c) }
    let name = SelectorName.named(selector)
    return _ObjCEntry(name, requirement, typed: TypedCall3(call)) { object, arguments in
        let list = ArgumentList(arguments, target: object, selector: selector)
        return boxed(call(object, list[0], list[1], list[2]))
    }
}

/// The table entry of a method with four arguments.
public func _objcM4<Target, A, B, C, D, Result>(
    _ selector: String, _ requirement: String, _ method: @escaping @MainActor (Target, A, B, C, D) -> Result
) -> _ObjCEntry {
    let method = nonisolated(method)
    let isClass = isClass(Target.self)
    let call: (AnyObject, A, B, C, D) -> Result = { object, a, b, c, d in method(receiver(object, isClass: isClass), a, b, c, d) }
    let name = SelectorName.named(selector)
    return _ObjCEntry(name, requirement, typed: TypedCall4(call)) { object, arguments in
        let list = ArgumentList(arguments, target: object, selector: selector)
        return boxed(call(object, list[0], list[1], list[2], list[3]))
    }
}

/// The table entry of a method with five arguments.
public func _objcM5<Target, A, B, C, D, E, Result>(
    _ selector: String, _ requirement: String, _ method: @escaping @MainActor (Target, A, B, C, D, E) -> Result
) -> _ObjCEntry {
    let method = nonisolated(method)
    let isClass = isClass(Target.self)
    let call: (AnyObject, A, B, C, D, E) -> Result = { object, a, b, c, d, e in method(receiver(object, isClass: isClass), a, b, c, d, e) }
    let name = SelectorName.named(selector)
    return _ObjCEntry(name, requirement, typed: TypedCall5(call)) { object, arguments in
        let list = ArgumentList(arguments, target: object, selector: selector)
        return boxed(call(object, list[0], list[1], list[2], list[3], list[4]))
    }
}

/// The table entry of a method with six arguments.
public func _objcM6<Target, A, B, C, D, E, F, Result>(
    _ selector: String, _ requirement: String, _ method: @escaping @MainActor (Target, A, B, C, D, E, F) -> Result
) -> _ObjCEntry {
    let method = nonisolated(method)
    let isClass = isClass(Target.self)
    let call: (AnyObject, A, B, C, D, E, F) -> Result = { object, a, b, c, d, e, f in
        method(receiver(object, isClass: isClass), a, b, c, d, e, f)
    }
    let name = SelectorName.named(selector)
    return _ObjCEntry(name, requirement, typed: TypedCall6(call)) { object, arguments in
        let list = ArgumentList(arguments, target: object, selector: selector)
        return boxed(call(object, list[0], list[1], list[2], list[3], list[4], list[5]))
    }
}
