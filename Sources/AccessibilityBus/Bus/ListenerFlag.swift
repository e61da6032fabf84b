import Synchronization

/// Says whether anybody wants to hear of events; any thread may ask.
final class ListenerFlag: Sendable {
    private let flag = Atomic(false)

    var isOn: Bool { flag.load(ordering: .relaxed) }

    func set(_ isOn: Bool) { flag.store(isOn, ordering: .relaxed) }
}
