/// What the registry has told the application of itself.
final class RegisteredApplication: Sendable {
    /// The number by which the registry knows the application. 0 before it gives one.
    @MainActor var number = 0

    nonisolated init() {}
}
