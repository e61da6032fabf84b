// An implementation of a method that is cast to the function which it is on Apple's systems: calling that carries the method out.

public func _objcBitCast<Object, Result>(
    _ implementation: IMP?, to type: ((Object, Selector) -> Result).Type
) -> (Object, Selector) -> Result {
    let entry = calledEntry(implementation, type)
    return { object, _ in answer(of: entry, object, []) }
}

public func _objcBitCast<Object, A, Result>(
    _ implementation: IMP?, to type: ((Object, Selector, A) -> Result).Type
) -> (Object, Selector, A) -> Result {
    let entry = calledEntry(implementation, type)
    return { object, _, a in answer(of: entry, object, [a]) }
}

public func _objcBitCast<Object, A, B, Result>(
    _ implementation: IMP?, to type: ((Object, Selector, A, B) -> Result).Type
) -> (Object, Selector, A, B) -> Result {
    let entry = calledEntry(implementation, type)
    return { object, _, a, b in answer(of: entry, object, [a, b]) }
}

public func _objcBitCast<Object, A, B, C, Result>(
    _ implementation: IMP?, to type: ((Object, Selector, A, B, C) -> Result).Type
) -> (Object, Selector, A, B, C) -> Result {
    let entry = calledEntry(implementation, type)
    return { object, _, a, b, c in answer(of: entry, object, [a, b, c]) }
}

public func _objcBitCast<Object, A, B, C, D, Result>(
    _ implementation: IMP?, to type: ((Object, Selector, A, B, C, D) -> Result).Type
) -> (Object, Selector, A, B, C, D) -> Result {
    let entry = calledEntry(implementation, type)
    return { object, _, a, b, c, d in answer(of: entry, object, [a, b, c, d]) }
}

private func calledEntry(_ implementation: IMP?, _ type: Any.Type) -> _ObjCEntry {
    guard let implementation else {
        fatalError("There is no implementation to call: nil is cast to \(type). Look whether the class has the method before that.")
    }
    return Unmanaged<_ObjCEntry>.fromOpaque(UnsafeRawPointer(implementation)).takeUnretainedValue()
}

private func answer<Result>(of entry: _ObjCEntry, _ object: Any, _ arguments: [Any?]) -> Result {
    // A method of a class is called for the class.
    let target = (object as? AnyClass).map { _ObjCClassObject($0) } ?? object as AnyObject
    return returned(entry.invoke(target, arguments), by: entry, of: target)
}
