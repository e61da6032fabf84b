// The first statement of an `@objc dynamic` method: `if let f: (A) -> R = _objcReplaced1(self, X.self, "f:") { return f(a) }`. Nil means
// that nobody has replaced the implementation which is in the class.

/// The replacement of a method with no parameters.
public func _objcReplaced0<Result>(_ object: AnyObject, _ type: AnyClass, _ selector: StaticString) -> (() -> Result)? {
    guard let entry = MethodReplacements.entry(object, type, selector) else { return nil }
    if let typed = entry.typed, typed.has(Result.self) {
        let call = unsafeDowncast(typed, to: TypedCall0<Result>.self).call
        return { call(object) }
    }
    return { returned(entry.invoke(object, []), by: entry, of: object) }
}

/// The replacement of a method with one parameter.
public func _objcReplaced1<A, Result>(_ object: AnyObject, _ type: AnyClass, _ selector: StaticString) -> ((A) -> Result)? {
    guard let entry = MethodReplacements.entry(object, type, selector) else { return nil }
    if let typed = entry.typed, typed.has(Result.self, A.self) {
        let call = unsafeDowncast(typed, to: TypedCall1<A, Result>.self).call
        return { a in call(object, a) }
    }
    return { a in returned(entry.invoke(object, [a]), by: entry, of: object) }
}

/// The replacement of a method with two parameters.
public func _objcReplaced2<A, B, Result>(_ object: AnyObject, _ type: AnyClass, _ selector: StaticString) -> ((A, B) -> Result)? {
    guard let entry = MethodReplacements.entry(object, type, selector) else { return nil }
    if let typed = entry.typed, typed.has(Result.self, A.self, B.self) {
        let call = unsafeDowncast(typed, to: TypedCall2<A, B, Result>.self).call
        return { a, b in call(object, a, b) }
    }
    return { a, b in returned(entry.invoke(object, [a, b]), by: entry, of: object) }
}

/// The replacement of a method with three parameters.
public func _objcReplaced3<A, B, C, Result>(_ object: AnyObject, _ type: AnyClass, _ selector: StaticString) -> ((A, B, C) -> Result)? {
    guard let entry = MethodReplacements.entry(object, type, selector) else { return nil }
    if let typed = entry.typed, typed.has(Result.self, A.self, B.self, C.self) {
        let call = unsafeDowncast(typed, to: TypedCall3<A, B, C, Result>.self).call
        return { a, b, c in call(object, a, b, c) }
    }
    return { a, b, c in returned(entry.invoke(object, [a, b, c]), by: entry, of: object) }
}

/// The replacement of a method with four parameters.
public func _objcReplaced4<A, B, C, D, Result>(
    _ object: AnyObject, _ type: AnyClass, _ selector: StaticString
) -> ((A, B, C, D) -> Result)? {
    guard let entry = MethodReplacements.entry(object, type, selector) else { return nil }
    if let typed = entry.typed, typed.has(Result.self, A.self, B.self, C.self, D.self) {
        let call = unsafeDowncast(typed, to: TypedCall4<A, B, C, D, Result>.self).call
        return { a, b, c, d in call(object, a, b, c, d) }
    }
    return { a, b, c, d in returned(entry.invoke(object, [a, b, c, d]), by: entry, of: object) }
}

/// The replacement of a method with five parameters.
public func _objcReplaced5<A, B, C, D, E, Result>(
    _ object: AnyObject, _ type: AnyClass, _ selector: StaticString
) -> ((A, B, C, D, E) -> Result)? {
    guard let entry = MethodReplacements.entry(object, type, selector) else { return nil }
    if let typed = entry.typed, typed.has(Result.self, A.self, B.self, C.self, D.self, E.self) {
        let call = unsafeDowncast(typed, to: TypedCall5<A, B, C, D, E, Result>.self).call
        return { a, b, c, d, e in call(object, a, b, c, d, e) }
    }
    return { a, b, c, d, e in returned(entry.invoke(object, [a, b, c, d, e]), by: entry, of: object) }
}

/// The replacement of a method with six parameters.
public func _objcReplaced6<A, B, C, D, E, F, Result>(
    _ object: AnyObject, _ type: AnyClass, _ selector: StaticString
) -> ((A, B, C, D, E, F) -> Result)? {
    guard let entry = MethodReplacements.entry(object, type, selector) else { return nil }
    if let typed = entry.typed, typed.has(Result.self, A.self, B.self, C.self, D.self, E.self, F.self) {
        let call = unsafeDowncast(typed, to: TypedCall6<A, B, C, D, E, F, Result>.self).call
        return { a, b, c, d, e, f in call(object, a, b, c, d, e, f) }
    }
    return { a, b, c, d, e, f in returned(entry.invoke(object, [a, b, c, d, e, f]), by: entry, of: object) }
}
