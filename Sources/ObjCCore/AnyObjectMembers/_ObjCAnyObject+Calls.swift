// The translation of `object.method(a, label: b)` where `object` is an `AnyObject`: a call by the method's full name. The form whose result
// is not generic serves where nothing says what the result is to be.

extension _ObjCAnyObject {
    /// Calls a method that the object must have.
    /// - Parameter method: its full name, such as `move(to:animated:)`.
    /// - Returns: nil if the method returned nil, or what is no `Result`.
    /// - Precondition: the object's class has exported a method of that name.
    public func _objcCall<Result>(_ method: String, _ arguments: Any?...) -> Result! {
        returned(invoke(required(method), arguments))
    }

    @_disfavoredOverload @discardableResult
    public func _objcCall(_ method: String, _ arguments: Any?...) -> Any? { invoke(required(method), arguments) }

    /// `object.method?(…)`: calls a method if the object has it.
    public func _objcCallIfThere<Result>(_ method: String, _ arguments: Any?...) -> Result? {
        entry(method).flatMap { returned(invoke($0, arguments)) }
    }

    @_disfavoredOverload @discardableResult
    public func _objcCallIfThere(_ method: String, _ arguments: Any?...) -> Any? { entry(method).flatMap { invoke($0, arguments) } }

    private func entry(_ method: String) -> _ObjCEntry? { ClassRegistry.entry(in: type(of: object), requirement: method) }

    private func required(_ method: String) -> _ObjCEntry {
        if let entry = entry(method) { return entry }
        _requireFailure(
            "-[\(_ObjCRuntime.name(of: type(of: object))) \(method)]: unrecognized selector sent to an object known as AnyObject. "
                + "Mark the method with @objc, or ask by `object.method?(…)`, which calls nothing where there is none.")
    }

    private func invoke(_ entry: _ObjCEntry, _ arguments: [Any?]) -> Any? { entry.invoke(object, arguments) }

    private func returned<Result>(_ value: Any?) -> Result? {
        if let nothing = () as? Result { return nothing }
        return converted(value)
    }
}
