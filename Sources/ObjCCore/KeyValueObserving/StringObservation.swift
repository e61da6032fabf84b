import Foundation

/// An observation that was started with `addObserver(_:forKeyPath:options:context:)`. It keeps neither object alive.
final class StringObservation: @unchecked Sendable {
    private weak let observer: NSObject?
    /// Tells which object it was even while that is being destroyed, when observers often take themselves off.
    private let identity: ObjectIdentifier
    private let path: String
    private let context: UnsafeMutableRawPointer?
    private var watcher: PathWatcher?

    init(
        _ object: AnyObject, path: String, observer: NSObject, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) {
        self.observer = observer
        identity = ObjectIdentifier(observer)
        self.path = path
        self.context = context
        // An optional in `Any` would hide whether there is a value, so nil is NSNull from here on.
        let values = ValueObservation<Any>(
            options, read: { [weak object] in object.flatMap { Self.value(of: $0, path) } ?? NSNull() }, elements: { $0 },
            deliver: { [weak object, weak observer] report in
                guard let object, let observer else { return }
                let change = Self.dictionary(report, options)
                let event = ObservedEvent(keyPath: path, object: object, change: change, context: context)
                Self.deliver(event, to: observer)
            })
        watcher = values.watch(object, path: path)
    }

    var isDead: Bool { observer == nil }

    func isRegistration(of observer: NSObject, path: String) -> Bool {
        identity == ObjectIdentifier(observer) && self.path == path
    }

    func isRegistration(of observer: NSObject, path: String, context: UnsafeMutableRawPointer?) -> Bool {
        isRegistration(of: observer, path: path) && self.context == context
    }

    func stop() {
        watcher?.stop()
        watcher = nil
    }

    private static func value(of object: AnyObject, _ path: String) -> Any? {
        if let root = object as? any _ObjCRoot { return RootClassCalls.valueForKeyPath(root, path) }
        return KeyPathWalk.value(of: object, forKeyPath: path)
    }

    private static func dictionary(
        _ report: ValueObservation<Any>.Report, _ options: NSKeyValueObservingOptions
    ) -> [NSKeyValueChangeKey: Any] {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: report.kind.rawValue)]
        change[.newKey] = report.new
        change[.oldKey] = report.old
        change[.indexesKey] = report.indexes
        if report.isPrior { change[.notificationIsPriorKey] = NSNumber(value: true) }
        return change
    }

    private static func deliver(_ event: ObservedEvent, to observer: NSObject) {
        guard let root = observer as? any _ObjCRoot else {
            fatalError(
                """
                \(KeyValueErrors.name(observer)) observes the key path \(event.keyPath), but its class has no \
                observeValue(forKeyPath:of:change:context:) to override: derive the observer from NSObject in translated code.
                """)
        }
        RootClassCalls.observeValue(root, event)
    }
}
