/// One member of a class that can be reached by name: a method, or a property's getter or setter.
///
/// Entries are made once per class, when its method table is built, and live as long as the process.
public final class _ObjCEntry: @unchecked Sendable {
    /// The name a message carries: `"tableView:didSelectRowAtIndexPath:"`.
    let selector: SelectorName
    /// The name a protocol requirement has in Swift: `"tableView(_:didSelectRowAt:)"`.
    let requirement: String
    /// Calls the member with the arguments of a message.
    let invoke: (AnyObject, [Any?]) -> Any?
    /// Calls the member with its own types.
    let typed: TypedCall?
    /// The property that the entry reads.
    let property: PropertyAccess?
    /// Calls the body that is in the class, whatever has replaced it: there for members that can be replaced.
    private(set) var implementation: _ObjCEntry?
    /// The key path of an observable property.
    let keyPath: AnyKeyPath?

    init(
        _ selector: SelectorName, _ requirement: String, typed: TypedCall?, property: PropertyAccess? = nil,
        keyPath: AnyKeyPath? = nil, invoke: @escaping (AnyObject, [Any?]) -> Any?
    ) {
        self.selector = selector
        self.requirement = requirement
        self.typed = typed
        self.property = property
        self.keyPath = keyPath
        self.invoke = invoke
    }

    fileprivate func with(implementation: _ObjCEntry) -> _ObjCEntry {
        self.implementation = implementation
        return self
    }
}

/// The entry of an `@objc dynamic` method.
/// - Parameter implementation: calls the body itself.
public func _objcDynamic(_ entry: _ObjCEntry, _ implementation: _ObjCEntry) -> _ObjCEntry { entry.with(implementation: implementation) }
