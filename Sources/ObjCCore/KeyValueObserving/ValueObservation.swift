import Foundation

/// Turns the notifications before and after a change into what one observer has asked for.
final class ValueObservation<Value> {
    struct Report {
        let kind: NSKeyValueChange
        let indexes: IndexSet?
        var old: Value?
        var new: Value?
        var isPrior = false
    }

    private let options: NSKeyValueObservingOptions
    private let read: () -> Value?
    private let elements: ([Any]) -> Value?
    private let deliver: (Report) -> Void
    /// The values before the changes that have begun, which may be nested.
    private var oldValues: [Value?] = []

    /// - Parameters:
    ///   - read: the value now.
    ///   - elements: makes a value of some elements of it.
    init(
        _ options: NSKeyValueObservingOptions, read: @escaping () -> Value?, elements: @escaping ([Any]) -> Value?,
        deliver: @escaping (Report) -> Void
    ) {
        self.options = options
        self.read = read
        self.elements = elements
        self.deliver = deliver
    }

    /// Starts to watch a path, and reports the value of now if that was asked for.
    func watch(_ object: AnyObject, path: String) -> PathWatcher {
        let watcher = PathWatcher(object, path: path, willChange: { self.willChange($0) }, didChange: { self.didChange($0) })
        if options.contains(.initial) {
            deliver(Report(kind: .setting, indexes: nil, new: options.contains(.new) ? read() : nil))
        }
        return watcher
    }

    private func willChange(_ change: ValueChange) {
        let old = options.contains(.old) && change.kind != .insertion ? part(of: read(), at: change.indexes) : nil
        oldValues.append(old)
        guard options.contains(.prior) else { return }
        deliver(Report(kind: change.kind, indexes: change.indexes, old: old, isPrior: true))
    }

    private func didChange(_ change: ValueChange) {
        // The observation may have begun in the middle of the change.
        guard let old = oldValues.popLast() else { return }
        let new = options.contains(.new) && change.kind != .removal ? part(of: read(), at: change.indexes) : nil
        deliver(Report(kind: change.kind, indexes: change.indexes, old: old, new: new))
    }

    private func part(of value: Value?, at indexes: IndexSet?) -> Value? {
        guard let indexes else { return value }
        let all = value.flatMap { CollectionElements($0)?.all } ?? []
        return elements(indexes.filter { $0 < all.count }.map { all[$0] })
    }
}
