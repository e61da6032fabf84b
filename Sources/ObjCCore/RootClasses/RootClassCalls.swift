import Foundation

/// Calls of the members that root classes let their subclasses override, on the thread of the caller.
///
/// The members are isolated to the main actor for the compiler's sake only; see `NonisolatedCalls.swift`. The functions are
/// constants because an isolated member can only be called from an isolated closure, and one that captures nothing costs
/// nothing.
enum RootClassCalls {
    typealias Root = any _ObjCRoot

    nonisolated(unsafe) static let responds = nonisolated { (root: Root, selector: Selector) in root.responds(to: selector) }
    nonisolated(unsafe) static let forwardingTarget = nonisolated { (root: Root, selector: Selector) in
        root.forwardingTarget(for: selector)
    }
    nonisolated(unsafe) static let value = nonisolated { (root: Root, key: String) in root.value(forKey: key) }
    nonisolated(unsafe) static let setValue = nonisolated { (root: Root, value: Any?, key: String) in root.setValue(value, forKey: key) }
    nonisolated(unsafe) static let valueForKeyPath = nonisolated { (root: Root, path: String) in root.value(forKeyPath: path) }
    nonisolated(unsafe) static let setValueForKeyPath = nonisolated { (root: Root, value: Any?, path: String) in
        root.setValue(value, forKeyPath: path)
    }
    nonisolated(unsafe) static let valueForUndefinedKey = nonisolated { (root: Root, key: String) in root.value(forUndefinedKey: key) }
    nonisolated(unsafe) static let setValueForUndefinedKey = nonisolated { (root: Root, value: Any?, key: String) in
        root.setValue(value, forUndefinedKey: key)
    }
    nonisolated(unsafe) static let setNilValue = nonisolated { (root: Root, key: String) in root.setNilValueForKey(key) }
    nonisolated(unsafe) static let accessesFields = nonisolated { (type: any _ObjCRoot.Type) in type.accessInstanceVariablesDirectly }
    nonisolated(unsafe) static let observeValue = nonisolated { (root: Root, event: ObservedEvent) in
        root.observeValue(forKeyPath: event.keyPath, of: event.object, change: event.change, context: event.context)
    }
    nonisolated(unsafe) static let affectingKeyPaths = nonisolated { (type: any _ObjCRoot.Type, key: String) in
        type.keyPathsForValuesAffectingValue(forKey: key)
    }
    nonisolated(unsafe) static let notifiesAutomatically = nonisolated { (type: any _ObjCRoot.Type, key: String) in
        type.automaticallyNotifiesObservers(forKey: key)
    }
}

/// The change for an observer that was added with a key path string.
struct ObservedEvent {
    let keyPath: String
    let object: AnyObject
    let change: [NSKeyValueChangeKey: Any]
    let context: UnsafeMutableRawPointer?
}
