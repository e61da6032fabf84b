public import Dispatch

// On iOS these are objects of Objective-C, which are the same as themselves and can be kept in sets.

extension DispatchQueue: @retroactive Equatable, @retroactive Hashable {
    public static func == (one: DispatchQueue, other: DispatchQueue) -> Bool { one === other || one.identity == other.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    /// The queue of libdispatch: `main` and `global()` make a new object around it each time.
    private var identity: OpaquePointer? { Mirror(reflecting: self).descendant("__wrapped") as? OpaquePointer }
}

extension DispatchGroup: @retroactive Equatable, @retroactive Hashable {
    public static func == (one: DispatchGroup, other: DispatchGroup) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DispatchSemaphore: @retroactive Equatable, @retroactive Hashable {
    public static func == (one: DispatchSemaphore, other: DispatchSemaphore) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
