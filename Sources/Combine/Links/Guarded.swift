/// State behind a lock. Nothing of others is called while it is held.
final class Guarded<State>: @unchecked Sendable {
    private let lock = Lock()
    private var state: State

    init(_ state: State) { self.state = state }

    func callAsFunction<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try lock { try body(&state) }
    }
}

/// Carries what is known not to be used by two threads at once over to another one.
struct Handed<Value>: @unchecked Sendable {
    let value: Value
}
