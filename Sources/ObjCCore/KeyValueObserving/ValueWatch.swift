import Foundation

/// Calls a closure at changes of the value at the end of a key path, until it is released. For what is outside of our modules, such as
/// the expectations of tests.
public final class _ObjCValueWatch: @unchecked Sendable {
    private var watcher: PathWatcher?

    /// - Parameter changed: called with the value after each change; once at the beginning too if `isInitial`.
    public init(_ object: AnyObject, keyPath: String, isInitial: Bool, changed: @escaping (Any?) -> Void) {
        let read: () -> Any? = { [weak object] in object.flatMap { KeyPathWalk.value(of: $0, forKeyPath: keyPath) } }
        watcher = PathWatcher(object, path: keyPath, willChange: { _ in }, didChange: { _ in changed(read()) })
        if isInitial { changed(read()) }
    }

    /// Ends it.
    public func stop() {
        watcher?.stop()
        watcher = nil
    }

    /// Returns true if two values are equal as Objective-C's objects are.
    public static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let object = first as? any NSObjectProtocol { return object.isEqual(second) }
        return first as? AnyHashable == second as? AnyHashable
    }
}
