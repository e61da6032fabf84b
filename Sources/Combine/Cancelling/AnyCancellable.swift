import Foundation

/// Cancels an activity when asked to, and at the latest when it is released.
// apple: https://developer.apple.com/documentation/combine/anycancellable
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// - Parameter cancel: called once.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Cancels another object: when asked to, and when it is released.
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

    deinit { action?() }

    public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Keeps it in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable { collection.append(self) }

    /// Keeps it in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}
