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

    init(
        _ selector: SelectorName, _ requirement: String, typed: TypedCall?, property: PropertyAccess? = nil,
        invoke: @escaping (AnyObject, [Any?]) -> Any?
    ) {
        self.selector = selector
        self.requirement = requirement
        self.typed = typed
        self.property = property
        self.invoke = invoke
    }
}
