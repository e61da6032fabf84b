// The translation of an optional requirement: `delegate?.tableView?(t, didSelectRowAt: p)` reads a property of the protocol whose getter is
// one of these calls, and calls the function it gets. Nil means that the object's class, the class of the moment, has no such method.

/// An optional requirement with no parameters, if the object's class implements it.
public func _objcOptional0<Result>(_ object: AnyObject, _ requirement: StaticString, _ selector: StaticString? = nil) -> (() -> Result)? {
    guard let (object, entry) = implementation(of: requirement, selector, by: object) else { return nil }
    if let typed = entry.typed, typed.has(Result.self) {
        let call = unsafeDowncast(typed, to: TypedCall0<Result>.self).call
        return { call(object) }
    }
    return { returned(entry.invoke(object, []), by: entry, of: object) }
}

/// An optional requirement with one parameter, if the object's class implements it.
public func _objcOptional1<A, Result>(
    _ object: AnyObject, _ requirement: StaticString, _ selector: StaticString? = nil
) -> (
    (
        A
    ) -> Result
)? {
    guard let (object, entry) = implementation(of: requirement, selector, by: object) else { return nil }
    if let typed = entry.typed, typed.has(Result.self, A.self) {
        let call = unsafeDowncast(typed, to: TypedCall1<A, Result>.self).call
        return { a in call(object, a) }
    }
    return { a in returned(entry.invoke(object, [a]), by: entry, of: object) }
}

/// An optional requirement with two parameters, if the object's class implements it.
public func _objcOptional2<A, B, Result>(
    _ object: AnyObject, _ requirement: StaticString, _ selector: StaticString? = nil
) -> (
    (
        A, B
    ) -> Result
)? {
    guard let (object, entry) = implementation(of: requirement, selector, by: object) else { return nil }
    if let typed = entry.typed, typed.has(Result.self, A.self, B.self) {
        let call = unsafeDowncast(typed, to: TypedCall2<A, B, Result>.self).call
        return { a, b in call(object, a, b) }
    }
    return { a, b in returned(entry.invoke(object, [a, b]), by: entry, of: object) }
}

/// An optional requirement with three parameters, if the object's class implements it.
public func _objcOptional3<A, B, C, Result>(
    _ object: AnyObject, _ requirement: StaticString, _ selector: StaticString? = nil
) -> (
    (
        A, B, C
    ) -> Result
)? {
    guard let (object, entry) = implementation(of: requirement, selector, by: object) else { return nil }
    if let typed = entry.typed, typed.has(Result.self, A.self, B.self, C.self) {
        let call = unsafeDowncast(typed, to: TypedCall3<A, B, C, Result>.self).call
        return { a, b, c in call(object, a, b, c) }
    }
    return { a, b, c in returned(entry.invoke(object, [a, b, c]), by: entry, of: object) }
}

/// An optional requirement with four parameters, if the object's class implements it.
public func _objcOptional4<A, B, C, D, Result>(
    _ object: AnyObject, _ requirement: StaticString, _ selector: StaticString? = nil
) -> (
    (
        A, B, C, D
    ) -> Result
)? {
    guard let (object, entry) = implementation(of: requirement, selector, by: object) else { return nil }
    if let typed = entry.typed, typed.has(Result.self, A.self, B.self, C.self, D.self) {
        let call = unsafeDowncast(typed, to: TypedCall4<A, B, C, D, Result>.self).call
        return { a, b, c, d in call(object, a, b, c, d) }
    }
    return { a, b, c, d in returned(entry.invoke(object, [a, b, c, d]), by: entry, of: object) }
}

/// An optional requirement with five parameters, if the object's class implements it.
public func _objcOptional5<A, B, C, D, E, Result>(
    _ object: AnyObject, _ requirement: StaticString, _ selector: StaticString? = nil
) -> (
    (
        A, B, C, D, E
    ) -> Result
)? {
    guard let (object, entry) = implementation(of: requirement, selector, by: object) else { return nil }
    if let typed = entry.typed, typed.has(Result.self, A.self, B.self, C.self, D.self, E.self) {
        let call = unsafeDowncast(typed, to: TypedCall5<A, B, C, D, E, Result>.self).call
        return { a, b, c, d, e in call(object, a, b, c, d, e) }
    }
    return { a, b, c, d, e in returned(entry.invoke(object, [a, b, c, d, e]), by: entry, of: object) }
}

/// An optional requirement with six parameters, if the object's class implements it.
public func _objcOptional6<A, B, C, D, E, F, Result>(
    _ object: AnyObject, _ requirement: StaticString, _ selector: StaticString? = nil
) -> (
    (
        A, B, C, D, E, F
    ) -> Result
)? {
    guard let (object, entry) = implementation(of: requirement, selector, by: object) else { return nil }
    if let typed = entry.typed, typed.has(Result.self, A.self, B.self, C.self, D.self, E.self, F.self) {
        let call = unsafeDowncast(typed, to: TypedCall6<A, B, C, D, E, F, Result>.self).call
        return { a, b, c, d, e, f in call(object, a, b, c, d, e, f) }
    }
    return { a, b, c, d, e, f in returned(entry.invoke(object, [a, b, c, d, e, f]), by: entry, of: object) }
}
