/// Which contacts there are from step to step, and so which begin and end.
@MainActor
final class ContactLog {
    /// Those of the last step, in the order in which they were seen.
    private var touching: [Contact] = []
    private var seen: [Contact] = []
    private var events: [ContactEvent] = []

    func beginStep() { seen.removeAll(keepingCapacity: true) }

    func note(_ contact: Contact) { seen.append(contact) }

    func endStep() {
        guard !seen.isEmpty || !touching.isEmpty else { return }
        let (before, now) = (Set(touching.map(\.key)), Set(seen.map(\.key)))
        for contact in touching where !now.contains(contact.key) { events.append(ContactEvent(contact: contact, hasBegun: false)) }
        for contact in seen where !before.contains(contact.key) { events.append(ContactEvent(contact: contact, hasBegun: true)) }
        touching = seen
    }

    /// Forgets what a body or a boundary that goes has touched; nobody is notified.
    func forget(_ object: AnyObject) { touching.removeAll { $0.involves(object) } }

    func takeEvents() -> [ContactEvent] {
        defer { events = [] }
        return events
    }
}
