import Synchronization

/// A method of a class as the functions of Objective-C's runtime name it: the class that declares it, and its selector.
final class MethodObject: @unchecked Sendable {
    let type: AnyClass
    let selector: SelectorName
    private let entry: _ObjCEntry

    private init(_ type: AnyClass, _ selector: SelectorName, _ entry: _ObjCEntry) {
        self.type = type
        self.selector = selector
        self.entry = entry
    }

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let selector: SelectorName
    }

    /// They live as long as the process, since pointers to them do.
    private static let known = Mutex<[Key: MethodObject]>([:])

    /// The method that instances of a class answer a selector with.
    static func find(_ selector: SelectorName, in type: AnyClass) -> MethodObject? {
        var next: AnyClass? = type
        while let current = next {
            if let entry = ClassRegistry.ownEntry(in: current, selector: selector) { return method(current, selector, entry) }
            next = _getSuperclass(current)
        }
        return nil
    }

    private static func method(_ type: AnyClass, _ selector: SelectorName, _ entry: _ObjCEntry) -> MethodObject {
        known.withLock { known in
            let key = Key(type: ObjectIdentifier(type), selector: selector)
            if let method = known[key] { return method }
            let method = MethodObject(type, selector, entry)
            known[key] = method
            return method
        }
    }

    /// The present implementation of the method. Set, it does the same as another method; calls by Swift follow if it is `@objc dynamic`.
    var implementation: _ObjCEntry {
        get { MethodReplacements.own(selector, in: type) ?? entry.implementation ?? entry }
        set {
            MethodReplacements.set(newValue, for: selector, in: type)
            if entry.implementation != nil { return }
            ClassRegistry.replace(newValue.renamed(selector, entry.requirement), in: type)
            ReplacementReport.say(self)
        }
    }

    /// Gives a class a method that it has not itself.
    static func add(_ selector: SelectorName, _ implementation: _ObjCEntry, to type: AnyClass) {
        let inherited = find(selector, in: type)
        MethodReplacements.set(implementation, for: selector, in: type)
        ClassRegistry.replace(implementation.renamed(selector, inherited?.entry.requirement ?? ""), in: type)
        if let inherited, inherited.entry.implementation == nil { ReplacementReport.say(inherited) }
    }
}

extension _ObjCEntry {
    /// The same call under another name.
    fileprivate func renamed(_ selector: SelectorName, _ requirement: String) -> _ObjCEntry {
        _ObjCEntry(selector, requirement, typed: typed, property: property, invoke: invoke)
    }
}
