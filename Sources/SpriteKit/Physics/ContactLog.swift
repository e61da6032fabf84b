import Foundation

/// Which contacts there are from step to step, and so which begin and end.
@MainActor
final class ContactLog {
    private var touching: [BodyContact] = []
    private var seen: [BodyContact] = []
    private var events: [(contact: BodyContact, hasBegun: Bool)] = []

    func beginStep() { seen.removeAll(keepingCapacity: true) }

    func note(_ contact: BodyContact) {
        // A body of several parts touches with many.
        if !seen.contains(where: { $0.key == contact.key }) { seen.append(contact) }
    }

    func endStep() {
        guard !seen.isEmpty || !touching.isEmpty else { return }
        let (before, now) = (Set(touching.map(\.key)), Set(seen.map(\.key)))
        for contact in touching where !now.contains(contact.key) { events.append((contact, false)) }
        for contact in seen where !before.contains(contact.key) { events.append((contact, true)) }
        touching = seen
    }

    /// Forgets what a body that goes has touched; nobody is notified.
    func forget(_ body: SKPhysicsBody) {
        touching.removeAll { $0.first === body || $0.second === body }
        seen.removeAll { $0.first === body || $0.second === body }
    }

    func partners(of body: SKPhysicsBody) -> [SKPhysicsBody] {
        touching.compactMap { $0.first === body ? $0.second : $0.second === body ? $0.first : nil }
    }

    /// Tells the delegate what has begun and ended since the last time.
    func tell(_ delegate: (any SKPhysicsContactDelegate)?) {
        let waiting = events
        events = []
        for event in waiting where event.contact.isWatched {
            let contact = SKPhysicsContact(event.contact)
            if event.hasBegun { delegate?.didBegin?(contact) } else { delegate?.didEnd?(contact) }
        }
    }
}
