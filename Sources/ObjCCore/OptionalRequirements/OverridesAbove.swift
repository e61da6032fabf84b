// `super.f()` inside an override of a method that an extension of another module's class declares: the next override above
// `type`, or nil if there is none and the extension's own implementation is meant.

/// The override with no parameters that is above `type`.
public func _objcAbove0<Result>(_ type: AnyClass, _ object: AnyObject, _ requirement: StaticString) -> (() -> Result)? {
    guard let above = _getSuperclass(type), let entry = ClassRegistry.entry(in: above, requirement: requirement),
        let typed = entry.typed, typed.has(Result.self)
    else { return nil }
    let call = unsafeDowncast(typed, to: TypedCall0<Result>.self).call
    return { call(object) }
}

/// The override with one parameter that is above `type`.
public func _objcAbove1<A, Result>(_ type: AnyClass, _ object: AnyObject, _ requirement: StaticString) -> ((A) -> Result)? {
    guard let above = _getSuperclass(type), let entry = ClassRegistry.entry(in: above, requirement: requirement),
        let typed = entry.typed, typed.has(Result.self, A.self)
    else { return nil }
    let call = unsafeDowncast(typed, to: TypedCall1<A, Result>.self).call
    return { a in call(object, a) }
}

/// The override with two parameters that is above `type`.
public func _objcAbove2<A, B, Result>(_ type: AnyClass, _ object: AnyObject, _ requirement: StaticString) -> ((A, B) -> Result)? {
    guard let above = _getSuperclass(type), let entry = ClassRegistry.entry(in: above, requirement: requirement),
        let typed = entry.typed, typed.has(Result.self, A.self, B.self)
    else { return nil }
    let call = unsafeDowncast(typed, to: TypedCall2<A, B, Result>.self).call
    return { a, b in call(object, a, b) }
}

/// The override with three parameters that is above `type`.
public func _objcAbove3<A, B, C, Result>(_ type: AnyClass, _ object: AnyObject, _ requirement: StaticString) -> ((A, B, C) -> Result)? {
    guard let above = _getSuperclass(type), let entry = ClassRegistry.entry(in: above, requirement: requirement),
        let typed = entry.typed, typed.has(Result.self, A.self, B.self, C.self)
    else { return nil }
    let call = unsafeDowncast(typed, to: TypedCall3<A, B, C, Result>.self).call
    return { a, b, c in call(object, a, b, c) }
}

/// The override with four parameters that is above `type`.
public func _objcAbove4<A, B, C, D, Result>(
    _ type: AnyClass, _ object: AnyObject, _ requirement: StaticString
) -> ((A, B, C, D) -> Result)? {
    guard let above = _getSuperclass(type), let entry = ClassRegistry.entry(in: above, requirement: requirement),
        let typed = entry.typed, typed.has(Result.self, A.self, B.self, C.self, D.self)
    else { return nil }
    let call = unsafeDowncast(typed, to: TypedCall4<A, B, C, D, Result>.self).call
    return { a, b, c, d in call(object, a, b, c, d) }
}

/// The override with five parameters that is above `type`.
public func _objcAbove5<A, B, C, D, E, Result>(
    _ type: AnyClass, _ object: AnyObject, _ requirement: StaticString
) -> ((A, B, C, D, E) -> Result)? {
    guard let above = _getSuperclass(type), let entry = ClassRegistry.entry(in: above, requirement: requirement),
        let typed = entry.typed, typed.has(Result.self, A.self, B.self, C.self, D.self, E.self)
    else { return nil }
    let call = unsafeDowncast(typed, to: TypedCall5<A, B, C, D, E, Result>.self).call
    return { a, b, c, d, e in call(object, a, b, c, d, e) }
}

/// The override with six parameters that is above `type`.
public func _objcAbove6<A, B, C, D, E, F, Result>(
    _ type: AnyClass, _ object: AnyObject, _ requirement: StaticString
) -> ((A, B, C, D, E, F) -> Result)? {
    guard let above = _getSuperclass(type), let entry = ClassRegistry.entry(in: above, requirement: requirement),
        let typed = entry.typed, typed.has(Result.self, A.self, B.self, C.self, D.self, E.self, F.self)
    else { return nil }
    let call = unsafeDowncast(typed, to: TypedCall6<A, B, C, D, E, F, Result>.self).call
    return { a, b, c, d, e, f in call(object, a, b, c, d, e, f) }
}
