// `class var name` and `class func f()` that an extension of another module's class declares: the override in the table of `type` or of a
// class above it, or nil if there is none and the extension's own implementation is meant. For `super.name` the search begins above the
// class that says so.

/// The override of a type member with no parameters.
/// - Parameter receiver: the class that was asked.
public func _objcTypeMember0<Result>(_ type: AnyClass?, _ receiver: AnyClass, _ requirement: StaticString) -> (() -> Result)? {
    guard let typed = typeMember(type, requirement), typed.has(Result.self) else { return nil }
    let call = unsafeDowncast(typed, to: TypedCall0<Result>.self).call
    return { call(_ObjCClassObject(receiver)) }
}

/// The override of a type member with one parameter.
/// - Parameter receiver: the class that was asked.
public func _objcTypeMember1<A, Result>(_ type: AnyClass?, _ receiver: AnyClass, _ requirement: StaticString) -> ((A) -> Result)? {
    guard let typed = typeMember(type, requirement), typed.has(Result.self, A.self) else { return nil }
    let call = unsafeDowncast(typed, to: TypedCall1<A, Result>.self).call
    return { a in call(_ObjCClassObject(receiver), a) }
}

/// The override of a type member with two parameters.
/// - Parameter receiver: the class that was asked.
public func _objcTypeMember2<A, B, Result>(_ type: AnyClass?, _ receiver: AnyClass, _ requirement: StaticString) -> ((A, B) -> Result)? {
    guard let typed = typeMember(type, requirement), typed.has(Result.self, A.self, B.self) else { return nil }
    let call = unsafeDowncast(typed, to: TypedCall2<A, B, Result>.self).call
    return { a, b in call(_ObjCClassObject(receiver), a, b) }
}

/// The override of a type member with three parameters.
/// - Parameter receiver: the class that was asked.
public func _objcTypeMember3<A, B, C, Result>(
    _ type: AnyClass?, _ receiver: AnyClass, _ requirement: StaticString
) -> ((A, B, C) -> Result)? {
    guard let typed = typeMember(type, requirement), typed.has(Result.self, A.self, B.self, C.self) else { return nil }
    let call = unsafeDowncast(typed, to: TypedCall3<A, B, C, Result>.self).call
    return { a, b, c in call(_ObjCClassObject(receiver), a, b, c) }
}

private func typeMember(_ type: AnyClass?, _ requirement: StaticString) -> TypedCall? {
    type.flatMap { ClassRegistry.entry(in: $0, requirement: requirement) }?.typed
}
