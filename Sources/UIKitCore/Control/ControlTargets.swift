/// The targets of a control, with what each is sent and when. Targets are not kept alive.
@MainActor
struct ControlTargets {
    private struct Entry {
        weak var target: AnyObject?
        /// Whether there was a target: without one the responder chain is asked.
        let hasTarget: Bool
        let action: Selector
        var events: UIControl.Event

        var isDead: Bool { hasTarget && target == nil }
    }
    private var entries: [Entry] = []

    nonisolated init() {}

    mutating func add(_ target: AnyObject?, _ action: Selector, _ events: UIControl.Event) {
        entries.removeAll(where: \.isDead)
        if let index = entries.firstIndex(where: { $0.target === target && $0.action == action }) {
            entries[index].events.formUnion(events)
        } else {
            entries.append(Entry(target: target, hasTarget: target != nil, action: action, events: events))
        }
    }

    mutating func remove(_ target: AnyObject?, _ action: Selector?, _ events: UIControl.Event) {
        for index in entries.indices
        where (target == nil || entries[index].target === target) && (action == nil || entries[index].action == action) {
            entries[index].events.subtract(events)
        }
        entries.removeAll { $0.isDead || $0.events.isEmpty }
    }

    /// What is to be sent on some events; a nil target stands for the responder chain.
    func pairs(for events: UIControl.Event) -> [(target: AnyObject?, action: Selector)] {
        entries.filter { !$0.isDead && !$0.events.isDisjoint(with: events) }.map { ($0.target, $0.action) }
    }

    func actions(for target: AnyObject?, _ event: UIControl.Event) -> [String]? {
        let names = entries.filter { $0.target === target && !$0.isDead && $0.events.contains(event) }.map {
            NSStringFromSelector($0.action)
        }
        return names.isEmpty ? nil : names
    }

    var allTargets: Set<AnyHashable> { Set(entries.compactMap { $0.target as? NSObject }.map(AnyHashable.init)) }

    var allEvents: UIControl.Event { entries.filter { !$0.isDead }.reduce([]) { $0.union($1.events) } }
}
