import Synchronization

/// Which implementations of methods have been replaced, or added, at run time.
enum MethodReplacements {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let selector: SelectorName
    }

    private static let areThere = Atomic<Bool>(false)
    private static let entries = Mutex<[Key: _ObjCEntry]>([:])

    static func set(_ entry: _ObjCEntry, for selector: SelectorName, in type: AnyClass) {
        entries.withLock { $0[Key(type: ObjectIdentifier(type), selector: selector)] = entry }
        areThere.store(true, ordering: .releasing)
    }

    /// The replacement of the implementation of a class itself.
    static func own(_ selector: SelectorName, in type: AnyClass) -> _ObjCEntry? {
        entries.withLock { $0[Key(type: ObjectIdentifier(type), selector: selector)] }
    }

    /// The entry to call instead of the body that `type` has for a selector; nil for that body.
    @inline(__always)
    static func entry(_ object: AnyObject, _ type: AnyClass, _ selector: StaticString) -> _ObjCEntry? {
        guard areThere.load(ordering: .relaxed) else { return nil }
        return search(object, type, .named(selector))
    }

    /// A subclass that was given the method at run time comes first, unless one between has a method of its own: then it is that one
    /// which calls `super`.
    private static func search(_ object: AnyObject, _ type: AnyClass, _ selector: SelectorName) -> _ObjCEntry? {
        var found: _ObjCEntry?
        var next: AnyClass? = Swift.type(of: object)
        while let current = next {
            if let own = own(selector, in: current) {
                if found == nil { found = own }
            }
            if current == type { return found }
            if ClassRegistry.ownEntry(in: current, selector: selector)?.implementation != nil { found = nil }
            next = _getSuperclass(current)
        }
        return found
    }
}
