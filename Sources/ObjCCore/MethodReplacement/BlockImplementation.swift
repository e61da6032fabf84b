// A block stands for a method: what it is called with are the object and the arguments of a message.

/// An implementation of a method that calls a block with the object and the arguments of a message.
// apple: https://developer.apple.com/documentation/objectivec/imp_implementationwithblock(_:)
public func imp_implementationWithBlock<Object, Result>(_ block: @escaping (Object) -> Result) -> IMP {
    pointer(to: entry(of: block))
}

/// A block that is cast to an object, as functions of Objective-C's runtime take it.
public func _objcBitCast<Object, Result>(_ block: @escaping (Object) -> Result, to type: (any AnyObject).Type) -> AnyObject {
    kept(BlockBox(block, entry(of: block)))
}

private func entry<Object, Result>(of block: @escaping (Object) -> Result) -> _ObjCEntry {
    blockEntry { object, _ in boxed(block(receiver(object))) }
}

/// An implementation of a method that calls a block with the object and the arguments of a message.
// apple: https://developer.apple.com/documentation/objectivec/imp_implementationwithblock(_:)
public func imp_implementationWithBlock<Object, A, Result>(_ block: @escaping (Object, A) -> Result) -> IMP {
    pointer(to: entry(of: block))
}

/// A block that is cast to an object, as functions of Objective-C's runtime take it.
public func _objcBitCast<Object, A, Result>(_ block: @escaping (Object, A) -> Result, to type: (any AnyObject).Type) -> AnyObject {
    kept(BlockBox(block, entry(of: block)))
}

private func entry<Object, A, Result>(of block: @escaping (Object, A) -> Result) -> _ObjCEntry {
    blockEntry { object, list in boxed(block(receiver(object), list[0])) }
}

/// An implementation of a method that calls a block with the object and the arguments of a message.
// apple: https://developer.apple.com/documentation/objectivec/imp_implementationwithblock(_:)
public func imp_implementationWithBlock<Object, A, B, Result>(_ block: @escaping (Object, A, B) -> Result) -> IMP {
    pointer(to: entry(of: block))
}

/// A block that is cast to an object, as functions of Objective-C's runtime take it.
public func _objcBitCast<Object, A, B, Result>(_ block: @escaping (Object, A, B) -> Result, to type: (any AnyObject).Type) -> AnyObject {
    kept(BlockBox(block, entry(of: block)))
}

private func entry<Object, A, B, Result>(of block: @escaping (Object, A, B) -> Result) -> _ObjCEntry {
    blockEntry { object, list in boxed(block(receiver(object), list[0], list[1])) }
}

/// An implementation of a method that calls a block with the object and the arguments of a message.
// apple: https://developer.apple.com/documentation/objectivec/imp_implementationwithblock(_:)
public func imp_implementationWithBlock<Object, A, B, C, Result>(_ block: @escaping (Object, A, B, C) -> Result) -> IMP {
    pointer(to: entry(of: block))
}

/// A block that is cast to an object, as functions of Objective-C's runtime take it.
public func _objcBitCast<Object, A, B, C, Result>(_ block: @escaping (Object, A, B, C) -> Result, to type: (any AnyObject).Type)
    -> AnyObject
{
    kept(BlockBox(block, entry(of: block)))
}

private func entry<Object, A, B, C, Result>(of block: @escaping (Object, A, B, C) -> Result) -> _ObjCEntry {
    blockEntry { object, list in boxed(block(receiver(object), list[0], list[1], list[2])) }
}

/// An implementation of a method that calls a block, which has been cast to an object.
/// - Precondition: the object is a block that takes an object, and three arguments at most.
// apple: https://developer.apple.com/documentation/objectivec/imp_implementationwithblock(_:)
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    guard let entry = (block as? MethodBlock)?.implementation else {
        fatalError(
            "imp_implementationWithBlock: a \(type(of: block)) is no block. Pass a closure whose first parameter is the object, or cast one "
                + "with unsafeBitCast(_:to: AnyObject.self).")
    }
    return pointer(to: entry)
}

/// It lives as long as the process, as the function that it stands for would.
private func kept(_ box: MethodBlock) -> AnyObject { Unmanaged.passRetained(box).takeUnretainedValue() }

/// It gets its name with the method for which it is used.
private func blockEntry(_ call: @escaping (AnyObject, ArgumentList) -> Any?) -> _ObjCEntry {
    _ObjCEntry(.named("block"), "block", typed: nil) { object, arguments in
        call(object, ArgumentList(arguments, target: object, selector: "block"))
    }
}

private func receiver<Object>(_ object: AnyObject) -> Object {
    let receiver: Any = (object as? _ObjCClassObject)?.type ?? object
    guard let target = receiver as? Object else {
        fatalError("A block that stands for a method takes a \(Object.self), and was called for a \(type(of: receiver)).")
    }
    return target
}
