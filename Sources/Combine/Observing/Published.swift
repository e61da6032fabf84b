/// Publishes the changes of a property of a class: `$name` publishes the present value, then each new one before the property has it.
// apple: https://developer.apple.com/documentation/combine/published
@propertyWrapper
public struct Published<Value> {
    private let storage: PublishedStorage<Value>

    /// A property with a value.
    public init(initialValue: Value) { storage = PublishedStorage(initialValue) }
    /// A property with a value, as it is written behind its name.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// Sends the present value of a property, then each new one.
    // apple: https://developer.apple.com/documentation/combine/published/publisher
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never { storage.add(subscriber) }
    }

    /// The publisher. Setting it has what another property publishes set this one, too.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set { self = Published(storage: newValue.storage) }
    }

    private init(storage: PublishedStorage<Value>) { self.storage = storage }

    /// Never used: properties of classes go by the subscript.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    /// How the compiler reads and sets the property. Setting notifies first, for the object and then for the value.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            object[keyPath: storageKeyPath].storage.set(newValue)
        }
    }
}

extension Published: ObservedProperty {
    func willChange(by publisher: ObservableObjectPublisher) { storage.objectWillChange { $0 = publisher } }
}

extension Publisher where Failure == Never {
    /// Sets a published property to each value, as long as the property exists. The end is not passed on.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        let sink = Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }) { [weak storage] value in storage?.set(value) }
        subscribe(sink)
        storage.keep(AnyCancellable(sink))
    }
}

/// The value of a published property, and who is notified of it.
final class PublishedStorage<Value> {
    private let core = SubjectCore<Value, Never>(keepsNewest: true)
    private let state: Guarded<Value>
    /// That of the object, once somebody has asked for it.
    let objectWillChange = Guarded<ObservableObjectPublisher?>(nil)
    private let assignments = Guarded<[AnyCancellable]>([])

    init(_ value: Value) { state = Guarded(value) }

    deinit {
        core.finish(.finished)
        assignments { $0 = [] }
    }

    var value: Value { state { $0 } }

    /// Notifies first, then changes.
    func set(_ value: Value) {
        objectWillChange { $0 }?.send()
        core.send(value)
        state { $0 = value }
    }

    func keep(_ cancellable: AnyCancellable) { assignments { $0.append(cancellable) } }

    func add<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        core.add(subscriber, named: "PublishedSubject", first: value)
    }
}
