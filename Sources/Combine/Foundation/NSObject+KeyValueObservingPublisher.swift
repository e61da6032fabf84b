public import Foundation
public import ObjCCore

extension NSObject {
    /// Sends a property's value, first as it is and then as it changes.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/keyvalueobservingpublisher
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
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
            let (object, keyPath) = (object, keyPath)
            var rest = options
            rest.remove(.initial)
            let observation = object.observe(keyPath, options: rest.union(.new)) { object, _ in core.send(object[keyPath: keyPath]) }
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
