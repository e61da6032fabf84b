import Synchronization

/// The events that anybody listens for; may be asked on any thread.
final class EventListeners: Sendable {
    /// Parts of names, from the kind on; fewer parts stand for all events that begin so.
    private let patterns = Mutex<Set<[String]>>([])

    /// True if anybody listens for anything.
    var isAnybody: Bool { patterns.withLock { !$0.isEmpty } }

    /// True if somebody follows both the windows and the focus in them, as screen readers do, and magnifiers and keyboards on the screen do not.
    ///
    /// By that a reader is known that the desktop does not tell of, such as Orca where it was started by its command.
    var isReader: Bool {
        let (windows, focus) = (BusEvent(kind: .window, name: "Activate"), BusEvent(name: "StateChanged", detail: "focused"))
        return patterns.withLock { patterns in
            [windows, focus].allSatisfy { event in patterns.contains { Self.parts(event).starts(with: $0) } }
        }
    }

    /// True if somebody wants an event; those by which readers keep their memory right are wanted by all.
    func want(_ event: BusEvent) -> Bool {
        let parts = Self.parts(event)
        return patterns.withLock { patterns in
            guard !patterns.isEmpty else { return false }
            return event.isForMemory || patterns.contains { parts.starts(with: $0) }
        }
    }

    /// - Parameter names: as the registry has them: `object:state-changed:focused`, also as `Object:StateChanged:focused`.
    func set(_ names: [String]) { patterns.withLock { $0 = Set(names.map(Self.parts)) } }

    private static func parts(_ event: BusEvent) -> [String] { parts(event.kind.rawValue + ":" + event.name + ":" + event.detail) }

    private static func parts(_ name: String) -> [String] {
        name.split(separator: ":").map { $0.lowercased().filter { $0 != "-" } }
    }
}
