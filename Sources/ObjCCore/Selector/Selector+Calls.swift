// The translation of `#selector`. The closures are isolated to the main actor in their types only so that the translator may write them
// without knowing the isolation of the method; they run on the thread of the sender.

extension Selector {
    /// `#selector` of a method without parameters.
    public init<Target, Result>(_objc name: StaticString, _0 method: @escaping @MainActor (Target) -> Result) {
        let method = nonisolated(method)
        self.init(name, calling: Target.self) { target, _ in boxed(method(target)) }
    }

    /// `#selector` of a method with one parameter.
    public init<Target, A, Result>(_objc name: StaticString, _1 method: @escaping @MainActor (Target, A) -> Result) {
        let method = nonisolated(method)
        self.init(name, calling: Target.self) { target, list in boxed(method(target, list[0])) }
    }

    /// `#selector` of a method with two parameters.
    public init<Target, A, B, Result>(_objc name: StaticString, _2 method: @escaping @MainActor (Target, A, B) -> Result) {
        let method = nonisolated(method)
        self.init(name, calling: Target.self) { target, list in boxed(method(target, list[0], list[1])) }
    }

    /// `#selector` of a method whose parameters the translator does not know, as the unapplied reference `X.method`.
    public init<Target, Result>(_objc name: StaticString, _ method: @escaping (Target) -> @MainActor () -> Result) {
        self.init(name, calling: Target.self) { target, _ in boxed(nonisolated(method(target))()) }
    }

    /// `#selector` of a method whose parameters the translator does not know, as the unapplied reference `X.method`.
    public init<Target, A, Result>(_objc name: StaticString, _ method: @escaping (Target) -> @MainActor (A) -> Result) {
        self.init(name, calling: Target.self) { target, list in boxed(nonisolated(method(target))(list[0])) }
    }

    /// `#selector` of a method whose parameters the translator does not know, as the unapplied reference `X.method`.
    public init<Target, A, B, Result>(_objc name: StaticString, _ method: @escaping (Target) -> @MainActor (A, B) -> Result) {
        self.init(name, calling: Target.self) { target, list in boxed(nonisolated(method(target))(list[0], list[1])) }
    }

    /// The same for a method that is not isolated.
    public init<Target, Result>(_objc name: StaticString, _ method: @escaping (Target) -> () -> Result) {
        self.init(name, calling: Target.self) { target, _ in boxed(method(target)()) }
    }

    /// The same for a method that is not isolated.
    public init<Target, A, Result>(_objc name: StaticString, _ method: @escaping (Target) -> (A) -> Result) {
        self.init(name, calling: Target.self) { target, list in boxed(method(target)(list[0])) }
    }

    /// The same for a method that is not isolated.
    public init<Target, A, B, Result>(_objc name: StaticString, _ method: @escaping (Target) -> (A, B) -> Result) {
        self.init(name, calling: Target.self) { target, list in boxed(method(target)(list[0], list[1])) }
    }

    /// `#selector` of anything else: the expression is type-checked, the selector is a name only.
    @_disfavoredOverload
    public init(_objc name: StaticString, _ method: Any) {
        self.init(name: .named(name), ownCall: nil)
    }

    /// `#selector` of a method of an instance: the closure makes the compiler check the expression and is never called.
    public init(_objc name: StaticString, check: () -> Void) {
        self.init(name: .named(name), ownCall: nil)
    }

    /// `#selector` of a static or class method: the reference makes the compiler check the expression.
    public init<Method>(_objc name: StaticString, static method: Method) {
        self.init(name: .named(name), ownCall: nil)
    }

    /// `#selector(getter: X.property)`.
    public init<Target, Value>(_objc name: StaticString, getter property: KeyPath<Target, Value>) {
        nonisolated(unsafe) let property = property
        self.init(name, calling: Target.self) { target, _ in boxed(target[keyPath: property]) }
    }

    /// `#selector(setter: X.property)`.
    public init<Target, Value>(_objc name: StaticString, setter property: KeyPath<Target, Value>) {
        guard let writable = property as? ReferenceWritableKeyPath<Target, Value> else {
            self.init(name: .named(name), ownCall: nil)
            return
        }
        nonisolated(unsafe) let property = writable
        self.init(name, calling: Target.self) { target, list in
            target[keyPath: property] = list[0]
            return nil
        }
    }

    @inline(__always)
    private init<Target>(_ name: StaticString, calling _: Target.Type, _ body: @escaping (Target, ArgumentList) -> Any?) {
        let name = SelectorName.named(name)
        self.init(name: name) { target, arguments, result in
            guard let typed = target as? Target else { return false }
            if let arguments { result = body(typed, ArgumentList(arguments, target: target, selector: name.string)) }
            return true
        }
    }
}
