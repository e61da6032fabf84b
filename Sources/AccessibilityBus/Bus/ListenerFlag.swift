import Synchronization

/// True if anybody listens for events; may be read on any thread.
final class ListenerFlag: Sendable {
    private let flag = Atomic(false)

    var isOn: Bool { flag.load(ordering: .relaxed) }

    func set(_ isOn: Bool) { flag.store(isOn, ordering: .relaxed) }
}
