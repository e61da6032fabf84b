/// A method of a class.
// apple: https://developer.apple.com/documentation/objectivec/method
public typealias Method = OpaquePointer

/// The body of a method that is declared in a class.
// apple: https://developer.apple.com/documentation/objectivec/imp
public typealias IMP = OpaquePointer

// A method that is marked `@objc dynamic` in an app's class, and any override of it, runs the implementation that was set last, for Swift's
// calls too. Of other methods only messages by name are redirected, and the log says so.

/// The method that instances of a class answer a message with; nil if they do not.
// apple: https://developer.apple.com/documentation/objectivec/class_getinstancemethod(_:_:)
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    cls.flatMap { MethodObject.find(name.name, in: $0) }.map { OpaquePointer(Unmanaged.passUnretained($0).toOpaque()) }
}

/// The method that a class itself answers a message with, one that is declared `static` or `class`; nil if it does not.
// apple: https://developer.apple.com/documentation/objectivec/class_getclassmethod(_:_:)
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    class_getInstanceMethod(cls, Selector(typeMemberMark + name.name.string))
}

/// The present implementation of a message for instances of a class; nil if they have no method for it.
// apple: https://developer.apple.com/documentation/objectivec/class_getmethodimplementation(_:_:)
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    class_getInstanceMethod(cls, name).map { method_getImplementation($0) }
}

/// Returns true if instances of a class have a method for a message.
// apple: https://developer.apple.com/documentation/objectivec/class_respondstoselector(_:_:)
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool { class_getInstanceMethod(cls, sel) != nil }

/// The methods for instances that a class itself has and that messages reach.
///
/// - Parameter outCount: receives how many there are.
/// - Returns: a list, which the caller frees; nil if there are none.
// apple: https://developer.apple.com/documentation/objectivec/class_copymethodlist(_:_:)
public func class_copyMethodList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Method>? {
    let methods = cls.map { type in
        ClassRegistry.ownSelectors(of: type).filter { !$0.string.hasPrefix(typeMemberMark) }.compactMap { MethodObject.find($0, in: type) }
    }
    return copiedList(methods?.map { OpaquePointer(Unmanaged.passUnretained($0).toOpaque()) } ?? [], outCount)
}

/// The present implementation of a method.
// apple: https://developer.apple.com/documentation/objectivec/method_getimplementation(_:)
public func method_getImplementation(_ m: Method) -> IMP { pointer(to: object(m).implementation) }

/// The message that a method answers.
// apple: https://developer.apple.com/documentation/objectivec/method_getname(_:)
public func method_getName(_ m: Method) -> Selector {
    let selector = object(m).selector
    return selector.string.hasPrefix(typeMemberMark)
        ? Selector(String(selector.string.dropFirst())) : Selector(name: selector, ownCall: nil)
}

/// A description of a method's types, which there is none of here: nil.
// apple: https://developer.apple.com/documentation/objectivec/method_gettypeencoding(_:)
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Lets a method do something else.
/// - Returns: what it did before.
// apple: https://developer.apple.com/documentation/objectivec/method_setimplementation(_:_:)
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    let method = object(m)
    let old = method.implementation
    method.implementation = entry(imp)
    return pointer(to: old)
}

/// Lets each of two methods do what the other one did.
// apple: https://developer.apple.com/documentation/objectivec/method_exchangeimplementations(_:_:)
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    let first = object(m1), second = object(m2)
    let implementation = first.implementation
    first.implementation = second.implementation
    second.implementation = implementation
}

/// Gives a class a method, unless it has one of that name itself. One that it inherits is overridden.
/// - Parameter types: not looked at.
/// - Returns: whether the class was given the method.
// apple: https://developer.apple.com/documentation/objectivec/class_addmethod(_:_:_:_:)
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    guard let cls, ClassRegistry.ownEntry(in: cls, selector: name.name) == nil else { return false }
    MethodObject.add(name.name, entry(imp), to: cls)
    return true
}

/// Lets a class's own method of a name do something else, or gives the class such a method.
/// - Parameter types: not looked at.
/// - Returns: what the method did before; nil if it is new.
// apple: https://developer.apple.com/documentation/objectivec/class_replacemethod(_:_:_:_:)
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP? {
    guard let cls else { return nil }
    if class_addMethod(cls, name, imp, types) { return nil }
    return class_getInstanceMethod(cls, name).map { method_setImplementation($0, imp) }
}

private func object(_ method: Method) -> MethodObject {
    Unmanaged<MethodObject>.fromOpaque(UnsafeRawPointer(method)).takeUnretainedValue()
}

private func entry(_ implementation: IMP) -> _ObjCEntry {
    Unmanaged<_ObjCEntry>.fromOpaque(UnsafeRawPointer(implementation)).takeUnretainedValue()
}

/// The mark before the names of a class's type members in its table.
private let typeMemberMark = "+"

/// Retained for the life of the process, as an implementation is.
func pointer(to entry: _ObjCEntry) -> IMP { OpaquePointer(Unmanaged.passRetained(entry).toOpaque()) }
