internal import ObjCCore

/// An object that says before it changes that it will.
// apple: https://developer.apple.com/documentation/combine/observableobject
public protocol ObservableObject: AnyObject {
    /// The publisher of changes. Default: one that the system makes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never

    /// Fires before each change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Fires before any property that is marked with ``Published`` changes.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.makeIfNeeded(for: self) }
}

/// Fires before an object changes. Whatever was asked for, each signal arrives.
// apple: https://developer.apple.com/documentation/combine/observableobjectpublisher
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let branches = Guarded<[ObjectBranch]>([])

    /// A publisher for an object that announces changes itself.
    public init() {}

    /// Notifies all subscribers that the object will change.
    public func send() { for branch in branches({ $0 }) { branch.send() } }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        let branch = KnownObjectBranch(subscriber, self)
        branches { $0.append(branch) }
        subscriber.receive(subscription: branch)
    }

    fileprivate func remove(_ branch: ObjectBranch) { branches { $0.removeAll { $0 === branch } } }

    // MARK: Of an object

    nonisolated(unsafe) private static var key: UInt8 = 0
    private static let making = Guarded(())

    /// The one that an object has been asked for, if it does not have one of its own.
    static func ofObject(_ object: AnyObject) -> ObservableObjectPublisher? {
        objc_getAssociatedObject(object, &key) as? ObservableObjectPublisher
    }

    static func makeIfNeeded(for object: AnyObject) -> ObservableObjectPublisher {
        making { _ in
            if let made = ofObject(object) { return made }
            let made = ObservableObjectPublisher()
            install(made, in: Mirror(reflecting: object))
            objc_setAssociatedObject(object, &key, made, .OBJC_ASSOCIATION_RETAIN)
            return made
        }
    }

    /// Has the published properties of an object, and of its superclasses, fire a publisher.
    private static func install(_ publisher: ObservableObjectPublisher, in mirror: Mirror) {
        for child in mirror.children { (child.value as? any ObservedProperty)?.willChange(by: publisher) }
        if let superclass = mirror.superclassMirror { install(publisher, in: superclass) }
    }
}

/// A stored property that announces its changes.
protocol ObservedProperty {
    /// Has a publisher fire before each change.
    func willChange(by publisher: ObservableObjectPublisher)
}

private class ObjectBranch {
    func send() {}
}

private final class KnownObjectBranch<S: Subscriber>: ObjectBranch, Subscription, CustomStringConvertible
where S.Input == Void, S.Failure == Never {
    private let subscriber: Guarded<S?>
    private let publisher: ObservableObjectPublisher

    init(_ subscriber: S, _ publisher: ObservableObjectPublisher) {
        self.subscriber = Guarded(subscriber)
        self.publisher = publisher
    }

    var description: String { "ObservableObjectPublisher" }
    override func send() { _ = subscriber { $0 }?.receive() }
    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        publisher.remove(self)
        subscriber { $0 = nil }
    }
}
