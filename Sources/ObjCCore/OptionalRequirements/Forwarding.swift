/// The object that has the implementation of an optional requirement, and its table entry: the object itself, or the one that it forwards
/// such messages to. Nil if the requirement is not implemented.
@inline(__always)
func implementation(of requirement: StaticString, _ selector: StaticString?, by object: AnyObject) -> (AnyObject, _ObjCEntry)? {
    if let entry = ClassRegistry.entry(in: type(of: object), requirement: requirement) { return (object, entry) }
    return Forwarding.implementation(of: requirement, selector, by: object)
}

/// Messages that an object passes on: those that its class has no method for, where it overrides `forwardingTarget(for:)`.
enum Forwarding {
    /// Follows objects that forward to others that forward.
    private static let longestChain = 16

    /// As when a delegate is asked for an optional requirement: only an object that says it responds is sent the message.
    static func implementation(
        of requirement: StaticString, _ selector: StaticString?, by object: AnyObject
    ) -> (AnyObject, _ObjCEntry)? {
        guard forwards(object), let selector, let root = object as? any _ObjCRoot else { return nil }
        let name = Selector(name: .named(selector), ownCall: nil)
        guard RootClassCalls.responds(root, name) else { return nil }
        var next: AnyObject = object
        for _ in 0..<longestChain {
            guard let target = target(of: next, for: name) else { return nil }
            if let entry = ClassRegistry.entry(in: type(of: target), requirement: requirement) { return (target, entry) }
            next = target
        }
        return nil
    }

    /// The object that a message is passed on to; nil if it stays here.
    static func target(of object: AnyObject, for selector: Selector) -> AnyObject? {
        guard forwards(object), let root = object as? any _ObjCRoot,
            let target = RootClassCalls.forwardingTarget(root, selector) as AnyObject?,
            target !== object
        else { return nil }
        return target
    }

    private static func forwards(_ object: AnyObject) -> Bool {
        ClassRegistry.entry(in: type(of: object), requirement: "forwardingTarget(for:)" as StaticString) != nil
    }
}
