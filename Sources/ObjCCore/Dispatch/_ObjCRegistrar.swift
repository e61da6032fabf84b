/// Takes the classes of a source file into the registry. The translator writes the calls.
public final class _ObjCRegistrar: Sendable {
    /// Runs the registration of a type, whose isolation the translator does not know.
    public func run(_ registration: @escaping @MainActor (_ObjCRegistrar) -> Void) {
        nonisolated(registration)(self)
    }

    /// Says where the entries of a class come from; they are made when the class is first searched.
    public func add(_ type: AnyClass, _ entries: @escaping @MainActor () -> [_ObjCEntry]) {
        ClassRegistry.add(nonisolated(entries), to: type)
    }

    /// Says where the entries of a generic class come from: the closure gives nil for classes that are no instance of it.
    public func addGeneric(_ entries: @escaping @MainActor (AnyClass) -> [_ObjCEntry]?) {
        ClassRegistry.addGeneric(nonisolated(entries))
    }

    /// Gives a class the name of its `@objc(name)`.
    public func name(_ name: String, _ type: AnyClass) {
        ClassRegistry.setName(name, of: type)
    }
}

/// Registers a source file. Called by the load-time constructor that the translator writes into each translated file.
public func _objcRegister(_ file: @escaping @Sendable (_ObjCRegistrar) -> Void) {
    ClassRegistry.register(file)
}

/// Registers a class that is declared in a function. The translator puts the call behind the declaration, so it runs often.
public func _objcRegisterLocal(_ type: AnyClass, _ registration: (_ObjCRegistrar) -> Void) {
    ClassRegistry.registerLocal(type, registration)
}
