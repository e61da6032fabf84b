public import Foundation
public import ObjCCore

extension NSObject {
    /// Sends a property's value, first as it is and then as it changes.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/keyvalueobservingpublisher
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        /// Whose property it is. Kept alive.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// How the scheduler is to work; nil is its own way.
        public let options: NSKeyValueObservingOptions
        private let observe: (NSKeyValueObservingOptions, @escaping (Subject) -> Void) -> NSKeyValueObservation

        /// The publisher that `publisher(for:options:)` returns.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
            observe = { options, change in object.observe(keyPath, options: options) { object, _ in change(object) } }
        }

        fileprivate init(object: Subject, named path: _ObjCKeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, keyPath, self.options) = (object, path.keyPath, options)
            observe = { options, change in object.observe(path, options: options) { object, _ in change(object) } }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let core = SubjectCore<Value, Never>(keepsNewest: true)
            let isInitial = options.contains(.initial)
            let watching = Guarded<NSKeyValueObservation?>(nil)
            let guarded = AnySubscriber<Value, Never>(
                receiveSubscription: { subscription in
                    subscriber.receive(
                        subscription: EndingSubscription(subscription) {
                            let observation = watching { watching in
                                defer { watching = nil }
                                return watching
                            }
                            observation?.invalidate()
                        })
                }, receiveValue: subscriber.receive(_:), receiveCompletion: subscriber.receive(completion:))
            core.add(guarded, named: "KVOSubscription", first: isInitial ? object[keyPath: keyPath] : nil)
            let keyPath = keyPath
            var rest = options
            rest.remove(.initial)
            let observation = observe(rest.union(.new)) { core.send($0[keyPath: keyPath]) }
            watching { $0 = observation }
        }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Publishes a property's value, first as it is and then as it changes.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Publishes the value of a property whose name the compiler has found, first as it is and then as it changes.
    public func publisher<Value>(
        for keyPath: _ObjCKeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, named: keyPath, options: options)
    }
}

/// Does something more when it is cancelled.
private final class EndingSubscription: Subscription, CustomStringConvertible {
    private let inner: any Subscription
    private let end: () -> Void

    init(_ inner: any Subscription, end: @escaping () -> Void) { (self.inner, self.end) = (inner, end) }

    var description: String { "KVOSubscription" }
    func request(_ demand: Subscribers.Demand) { inner.request(demand) }

    func cancel() {
        inner.cancel()
        end()
    }
}
